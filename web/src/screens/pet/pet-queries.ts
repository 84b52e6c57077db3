import { everyDose } from '../../features/medical-records/api.ts';

/** Rows in each list of the overview. */
const limit = 5;

/** What the page of a pet asks for, besides whose. */
export const petQueries = {
  reminders: { status: 'upcoming', limit },
  vaccinations: everyDose,
  expenses: { limit },
} as const;
