import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { vaccineName } from '@tzemed/contract/vaccine-name';

/** The latest of each vaccine, by what is written as its name; the newest first, as the rows are. */
export function latestOfEach<Row extends Pick<MedicalRecord, 'description'>>(newestFirst: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return newestFirst.filter((row) => {
    const name = vaccineName(row);
    return !seen.has(name) && seen.add(name);
  });
}
