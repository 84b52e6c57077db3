import { expect, test } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { formatsIn } from '../format.ts';
import { monthAndYear, shortMonth } from './month-names.ts';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);

test.each(languages)('Months are called as Intl calls them (%s)', (lang) => {
  const f = formatsIn(lang);
  expect(months.map((month) => monthAndYear(lang, month))).toEqual(months.map((month) => f.month(month)));
  expect(months.map((month) => shortMonth(lang, month))).toEqual(months.map((month) => f.shortMonth(month)));
});
