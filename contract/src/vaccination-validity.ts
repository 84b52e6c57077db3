import { addDays } from './days.ts';
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

/** The vaccination that holds the longest, among those against one disease; the newest where none says how long. */
export function longestValid<Row extends Dated>(rows: readonly Row[]): Row | undefined {
  const isLater = (one: Row, other: Row) =>
    (one.validUntil ?? '') > (other.validUntil ?? '') || (one.validUntil === other.validUntil && one.date > other.date);
  return rows.reduce<Row | undefined>((best, row) => (!best || isLater(row, best) ? row : best), undefined);
}

type Given = { readonly id: string; readonly petId: string; readonly description: string };

/** True unless the same vaccine was given to the pet again since. `rows`: the newest first. */
export const isLatestOfVaccine = (record: Given, rows: readonly Given[]) =>
  rows.find((one) => one.petId === record.petId && vaccineName(one) === vaccineName(record))?.id === record.id;
