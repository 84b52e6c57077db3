import type { Pet } from '@tzemed/contract/pets/pets';
import { remindersApi } from '../../features/reminders/api.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { petQueries } from './pet-queries.ts';

/** Number of a pet's overdue reminders; 0 while it is unknown. */
export const useOverdueCount = (pet: Pet) =>
  useListOf(remindersApi, pet, petQueries.reminders).data?.counts.overdue ?? 0;
