import { choice } from '../schema/field-pairs.ts';

/**
 * Levels of detail of a text that shows on a lock screen or in somebody else's calendar: everything; the pet only; or
 * only that something is due.
 */
export const detailLevels = ['everything', 'pet', 'due'] as const;
export type DetailLevel = (typeof detailLevels)[number];

export const detailLevel = choice(detailLevels, 'required', 'valueUnknown', 'pet');
