import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';

/** Resources whose rows create a reminder, move it with what they say, and hear that it was done. */
export const reminderSources = ['medicines', 'care', 'stock'] as const;
export type ReminderSource = (typeof reminderSources)[number];

/** Null for a reminder that somebody wrote. */
export const reminderSource = withExample(z.nullable(z.enum(reminderSources)), null);
