import * as z from 'zod/mini';
import { withExample } from './fields.ts';

/**
 * What a text that shows on a lock screen, or in somebody else's calendar, may say: everything; of which pet it is; or
 * only that something is due.
 */
export const detailLevels = ['everything', 'pet', 'due'] as const;
export type DetailLevel = (typeof detailLevels)[number];

export const detailIn = () => withExample(z.enum(detailLevels, 'valueUnknown'), 'pet');
export const detailOut = () => withExample(z.enum(detailLevels), 'everything');
/** Null: as the notification preferences say. */
export const ownDetailIn = () => withExample(z.nullable(z.enum(detailLevels, 'valueUnknown')), 'pet');
export const ownDetailOut = () => withExample(z.nullable(z.enum(detailLevels)), null);
