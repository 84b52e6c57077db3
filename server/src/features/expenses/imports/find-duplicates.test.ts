import { expect, it } from 'vitest';
import { duplicatesAmong, isNear } from './find-duplicates.ts';

const row = (line: number, more: object = {}) => ({
  line,
  values: {
    petId: 'p',
    date: '2026-03-01',
    amount: 12_900,
    description: 'ביטוח בריאות – מרץ',
    category: 'insurance',
    notes: null,
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

it('What is there already of the same pet, day and sum is likely the same where it is called much the same', () => {
  expect(linesOf([row(2)], [there('e', 'ביטוח בריאות')])).toEqual([2]);
  expect(linesOf([row(2)], [there('e', 'תספורת')])).toEqual([]);
  expect(linesOf([row(2, { amount: 1 })], [there('e', 'ביטוח בריאות')])).toEqual([]);
});

it('Of two purchases of which one is there the second is new', () => {
  const two = [row(2, { description: 'ביטוח' }), row(3, { description: 'ביטוח בריאות' })];
  expect(linesOf(two, [there('e', 'ביטוח בריאות')])).toEqual([2]);
});

it('A file that says the same twice is asked whether it means it', () => {
  expect(duplicatesAmong([row(2), row(3)], [])).toEqual(
    new Map([[3, { expenseId: null, line: 2, description: 'ביטוח בריאות – מרץ' }]]),
  );
});
