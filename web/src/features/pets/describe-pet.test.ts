import { expect, test } from 'vitest';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { ageText, describePet } from '@tzemed/contract/pets/describe-pet';

const today = '2026-11-21';
const female = { ...bella, birthDateApproximate: false };
const male = { ...female, sex: 'male' } as const;
const unknown = { ...female, sex: null };

test.each([
  ['2026-11-21', 'בת פחות משבוע', 'גיל: פחות משבוע'],
  ['2026-11-14', 'בת שבוע', 'גיל: שבוע'],
  ['2026-11-01', 'בת שבועיים', 'גיל: שבועיים'],
  ['2026-10-21', 'בת חודש', 'גיל: חודש'],
  ['2026-09-22', 'בת חודש', 'גיל: חודש'],
  ['2026-09-21', 'בת חודשיים', 'גיל: חודשיים'],
  ['2026-01-01', 'בת 10 חודשים', 'גיל: 10 חודשים'],
  ['2025-11-22', 'בת 11 חודשים', 'גיל: 11 חודשים'],
  ['2025-11-21', 'בת שנה', 'גיל: שנה'],
  ['2025-05-21', 'בת שנה וחצי', 'גיל: שנה וחצי'],
  ['2024-11-21', 'בת שנתיים', 'גיל: שנתיים'],
  ['2024-02-29', 'בת שנתיים וחצי', 'גיל: שנתיים וחצי'],
  ['2023-05-01', 'בת 3', 'גיל: 3 שנים'],
  ['2022-08-14', 'בת 4', 'גיל: 4 שנים'],
  ['2010-01-01', 'בת 16', 'גיל: 16 שנה'],
])('Born on %s she is «%s», and of unknown sex «%s»', (birthDate, hers, neutral) => {
  expect(ageText({ ...female, birthDate }, today, 'he')).toBe(hers);
  expect(ageText({ ...male, birthDate }, today, 'he')).toBe(hers.replace('בת', 'בן'));
  expect(ageText({ ...unknown, birthDate }, today, 'he')).toBe(neutral);
});

test('An estimate is said as one', () => {
  const old = { ...female, birthDate: '2022-08-14', birthDateApproximate: true };
  expect(ageText(old, today, 'he')).toBe('בת 4 בערך');
  expect(ageText(old, today, 'en')).toBe('about 4 years old');
  expect(ageText(old, today, 'ar')).toBe('عمرها 4 سنوات تقريبًا');
});

test('A pet is told by what is known of it', () => {
  expect(describePet(bella, today, 'he')).toEqual(['כלבה', 'גולדן רטריבר', 'בת 4']);
  expect(describePet({ ...bella, sex: 'male' }, today, 'he')).toEqual(['כלב', 'גולדן רטריבר', 'בן 4']);
  expect(describePet(mitzi, today, 'he')).toEqual(['חתול']);
  expect(describePet({ ...mitzi, species: 'other', breed: 'ארנב' }, today, 'he')).toEqual(['ארנב']);
});
