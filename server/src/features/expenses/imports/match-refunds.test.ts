import { expect, it } from 'vitest';
import { type FileRow, matchRefunds } from './match-refunds.ts';
import { readRefunded, refundedText } from './refunded-texts.ts';

const whole = { petId: 'bella', date: '2026-11-02', amount: 10_000, description: 'חיסון' };
const spent = (line: number, more: object = {}, isComing = true): FileRow => ({
  line,
  isComing,
  values: { ...whole, refunds: null, ...more },
});
const back = (line: number, amount: number, more: object = {}, isComing = true): FileRow => ({
  line,
  isComing,
  values: { ...whole, date: '2026-11-05', amount, description: 'החזר', refunds: whole, ...more },
});
const found = (rows: readonly FileRow[], standing: Parameters<typeof matchRefunds>[1] = []) =>
  Object.fromEntries(matchRefunds(rows, standing));
const there = (id: string, refunded = 0) => ({ ...whole, id, refunded });

it('A refund is of a row of its file wherever that stands, else of an expense that there is', () => {
  expect(found([back(2, -50), spent(3)], [there('a')])).toEqual({ 2: { line: 3 } });
  expect(found([back(2, -50), spent(3, {}, false)], [there('a')])).toEqual({ 2: { id: 'a' } });
  expect(found([back(2, -50, { refunds: { ...whole, description: 'חיסון״' } })], [there('a')])).toEqual({
    2: { id: 'a' },
  });
});

it('The first of several equal expenses with room is matched, and none if all of them have too little', () => {
  const rows = [spent(2), spent(3), back(4, -6000), back(5, -6000), back(6, -6000)];
  const above = { field: 'amount', code: 'refundAboveExpense' };
  expect(found(rows)).toEqual({ 4: { line: 2 }, 5: { line: 3 }, 6: above });
  expect(found([back(2, -6000)], [there('a', 5000), there('b', 4000)])).toEqual({ 2: { id: 'b' } });
  // A row that is not imported takes no room and gets no match.
  expect(found([back(2, -6000, {}, false), back(3, -6000)], [there('a')])).toEqual({ 3: { id: 'a' } });
});

it('It is of the same pet, day, sum and words, and not before it', () => {
  const unknown = { field: 'refundOf', code: 'expenseUnknown' };
  for (const more of [{ petId: 'mitzi' }, { date: '2026-11-03' }, { amount: 1 }, { description: 'ביקור' }])
    expect(found([spent(2, more), back(3, -50)])).toEqual({ 3: unknown });
  expect(found([spent(2), back(3, -50, { date: '2026-11-01' })])).toEqual({
    3: { field: 'date', code: 'refundBeforeExpense' },
  });
});

it('The target of a refund is read in its written form and in variants', () => {
  const odd = { date: '2026-11-02', amount: 123_450, description: 'א · ב' };
  expect(refundedText(odd)).toBe('02.11.2026 · 1234.50 · א · ב');
  expect(readRefunded(refundedText(odd), '2026-11-21')).toEqual(odd);
  expect(readRefunded('2/11/26 · ₪1,234.50 · א · ב', '2026-11-21')).toEqual(odd);
  for (const text of ['חיסון', '02.11.2026 · 5', '31.02.2026 · 5 · א', '02.11.2026 · -5 · א'])
    expect(readRefunded(text, '2026-11-21')).toBeUndefined();
});
