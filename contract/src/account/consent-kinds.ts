import * as z from 'zod/mini';

/** The documents that an account agrees to. */
export const consentKinds = ['terms', 'privacy'] as const;
export type ConsentKind = (typeof consentKinds)[number];
export const consentKind = z.enum(consentKinds);

/** Day of the wording of each document; it moves when their text does, and everybody is asked again. */
export const wordings = { terms: '2026-11-22', privacy: '2026-11-30' } as const satisfies Record<ConsentKind, string>;
