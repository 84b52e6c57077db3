import type { Reactions } from './context.ts';

/**
 * What a change of one noun does to another, in the same transaction. Features know nothing of each other: they meet
 * here. `{ 'medicalRecords.saved': [expenses.fromVisit] }`
 */
export const reactions: Reactions = {};
