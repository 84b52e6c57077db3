import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { expect, it } from 'vitest';
import { duplicatesAmong, isNear } from './find-duplicates.ts';
import type { Imported } from './read-rows.ts';

const noTexts = Object.fromEntries(expenseFieldsOn.import.map((name) => [name, null])) as Pick<
  Imported,
  (typeof expenseFieldsOn.import)[number]
>;
const row = (line: number, more: object = {}) => ({
  line,
  values: {
    petId: 'p',
    date: '2026-03-01',
    amount: 12_900,
    description: 'ביטוח בריאות – מרץ',
    category: 'insurance',
    ...noTexts,
    tagIds: [],
    paidBy: null,
    refunds: null,
    ...more,
  },
});
const there = (id: string, description: string) => ({
  id,
  petId: 'p',
  date: '2026-03-01',
  amount: 12_900,
  description,
});
const linesOf = (...asked: Parameters<typeof duplicatesAmong>) => [...duplicatesAmong(...asked).keys()];

it.each([
  ['ביטוח בריאות - מרץ', 'ביטוח בריאות – מרץ', true],
  ['שק מזון', 'שק מזון יבש 15 ק״ג', true],
  ['מזון יבש', 'מזון רטוב', false],
  ['קולר', 'תרופה לתולעים', false],
])('«%s» and «%s» are much the same: %s', (one, other, are) => {
  expect(isNear(one, other)).toBe(are);
});

it('An expense with the same pet, day and sum is a likely duplicate only if the descriptions are similar', () => {
  expect(linesOf([row(2)], [there('e', 'ביטוח בריאות')])).toEqual([2]);
  expect(linesOf([row(2)], [there('e', 'תספורת')])).toEqual([]);
  expect(linesOf([row(2, { amount: 1 })], [there('e', 'ביטוח בריאות')])).toEqual([]);
});

it('The second of two similar purchases is new if only one exists', () => {
  const two = [row(2, { description: 'ביטוח' }), row(3, { description: 'ביטוח בריאות' })];
  expect(linesOf(two, [there('e', 'ביטוח בריאות')])).toEqual([2]);
});

it('A file that says the same twice is asked whether it means it', () => {
  expect(duplicatesAmong([row(2), row(3)], [])).toEqual(
    new Map([[3, { expenseId: null, line: 2, description: 'ביטוח בריאות – מרץ' }]]),
  );
});
