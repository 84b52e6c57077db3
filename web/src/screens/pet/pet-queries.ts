import { everyDose } from '../../features/medical-records/api.ts';

/** Rows in each list of the overview. */
const limit = 5;

/** Queries of a pet's page, without the pet's id. */
export const petQueries = {
  reminders: { status: 'upcoming', limit },
  vaccinations: everyDose,
  expenses: { limit },
} as const;
