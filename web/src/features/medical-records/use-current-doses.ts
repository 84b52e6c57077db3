import { currentDoses } from '@tzemed/contract/vaccination-validity';
import { useToday } from '../../lib/use-today.ts';
import { useList } from '../../shared/use-list.ts';
import { medicalRecordsApi } from './api.ts';

/** The most that one page may hold. */
const limit = 100;

/** The doses that count today, by all vaccinations: the records of a list are only some of them. */
export function useCurrentDoses(petId?: string) {
  const today = useToday();
  const { rows } = useList(medicalRecordsApi, { type: 'vaccination', petId, limit }, 'vaccinations');
  return currentDoses(rows ?? [], today);
}
