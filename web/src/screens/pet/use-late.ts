import type { Pet } from '@tzemed/contract/pets';
import { remindersApi } from '../../features/reminders/api.ts';
import { useListOf } from '../../shared/use-list.ts';
import { asked } from './asked.ts';

/** How many of a pet's reminders are overdue; none while that is not known. */
export const useLate = (pet: Pet) => useListOf(remindersApi, pet, asked.reminders).data?.counts.overdue ?? 0;
