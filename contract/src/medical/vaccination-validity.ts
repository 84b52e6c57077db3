import { addDays } from '../dates/days.ts';
import type { MedicalRecord } from './medical-records.ts';
import { vaccineName } from './vaccine-name.ts';

/** Days before its end from which a vaccination counts as ending: time for a visit at the vet. */
export const endingDays = 30;

/** `unknown`: no day was written until which it holds. */
export type VaccinationValidity = 'valid' | 'ending' | 'over' | 'unknown';

/** Validity of a vaccination on a day; its last day still counts. Days as `YYYY-MM-DD`. */
export function validityOn(validUntil: string | null, today: string): VaccinationValidity {
  if (validUntil === null) return 'unknown';
  if (validUntil < today) return 'over';
  return validUntil <= addDays(today, endingDays) ? 'ending' : 'valid';
}

type Dated = { readonly date: string; readonly validUntil: string | null };

/** The dose that counts today, among those against one disease: the longest of those that still hold, else the newest. */
export function currentDose<Row extends Dated>(rows: readonly Row[], today: string): Row | undefined {
  const heldUntil = ({ validUntil }: Row) => (validUntil !== null && validUntil >= today ? validUntil : '');
  const isAhead = (one: Row, other: Row) =>
    heldUntil(one) > heldUntil(other) || (heldUntil(one) === heldUntil(other) && one.date > other.date);
  return rows.reduce<Row | undefined>((best, row) => (!best || isAhead(row, best) ? row : best), undefined);
}

type Given = Dated & Pick<MedicalRecord, 'petId' | 'type' | 'description'>;

/** Returns the dose that counts today for each vaccine of each pet, in the order of the records. */
export function currentDoses<Row extends Given>(records: readonly Row[], today: string): Row[] {
  const doses = records.filter(({ type }) => type === 'vaccination');
  const byVaccine = Map.groupBy(doses, (dose) => `${dose.petId} ${vaccineName(dose)}`);
  const current = new Set([...byVaccine.values()].map((same) => currentDose(same, today)));
  return records.filter((record) => current.has(record));
}
