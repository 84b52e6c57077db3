import type { MedicalRecord } from '@tzemed/contract/medical-records';

const nameOf = ({ description }: Pick<MedicalRecord, 'description'>) =>
  description
    .toLocaleLowerCase('he')
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();

/** The latest of each vaccine, by what is written as its name; the newest first, as the rows are. */
export function latestOfEach<Row extends Pick<MedicalRecord, 'description'>>(newestFirst: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return newestFirst.filter((row) => {
    const name = nameOf(row);
    return !seen.has(name) && seen.add(name);
  });
}

/** Whether a vaccination is against rabies, in any of our languages: «כלבת», but not «לכלבה». */
export const isRabies = ({ description }: Pick<MedicalRecord, 'description'>) =>
  /(?<!\p{L})[בהול]?כלבת(?!\p{L})|rabies|داء الكلب|السعار/iu.test(description);
