import type { Pet } from '@tzemed/contract/pets/pets';
import { remindersApi } from '../../features/reminders/api.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { petQueries } from './pet-queries.ts';

/** How many of a pet's reminders are overdue; none while that is not known. */
export const useOverdueCount = (pet: Pet) =>
  useListOf(remindersApi, pet, petQueries.reminders).data?.counts.overdue ?? 0;
