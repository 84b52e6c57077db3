import { currentDoses } from '@tzemed/contract/medical/vaccination-validity';
import { useToday } from '../../../lib/time/use-today.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { everyDose, medicalRecordsApi } from '../api.ts';

/** The doses that count today, by all vaccinations: the records of a list are only some of them. */
export function useCurrentDoses(petId?: string) {
  const today = useToday();
  const { rows } = useList(medicalRecordsApi, { type: 'vaccination', petId, limit: everyDose.limit }, 'vaccinations');
  return currentDoses(rows ?? [], today);
}
