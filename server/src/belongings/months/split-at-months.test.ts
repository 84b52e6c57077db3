import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { partOfRow, splitAtMonths } from './split-at-months.ts';

describe('days split at the ends of months', () => {
  it.each([
    [{}, { months: {} }],
    [{ from: null, to: null }, { months: {} }],
    [{ from: '2026-11-01', to: '2026-11-30' }, { months: { first: '2026-11-01', last: '2026-11-01' } }],
    [{ from: '2026-01-01', to: '2026-12-31' }, { months: { first: '2026-01-01', last: '2026-12-01' } }],
    [{ from: '2026-11-01' }, { months: { first: '2026-11-01' } }],
    [{ to: '2028-02-29' }, { months: { last: '2028-02-01' } }],
    [{ to: '2028-02-28' }, { months: { last: '2028-01-01' }, after: { from: '2028-02-01', to: '2028-02-28' } }],
    [{ from: '2026-12-31' }, { months: { first: '2027-01-01' }, before: { from: '2026-12-31', to: '2026-12-31' } }],
    [
      { from: '2026-10-31', to: '2026-12-01' },
      {
        months: { first: '2026-11-01', last: '2026-11-01' },
        before: { from: '2026-10-31', to: '2026-10-31' },
        after: { from: '2026-12-01', to: '2026-12-01' },
      },
    ],
    [{ from: '2026-11-05', to: '2026-12-10' }, { before: { from: '2026-11-05', to: '2026-12-10' } }],
    [{ from: '2026-11-05', to: '2026-11-05' }, { before: { from: '2026-11-05', to: '2026-11-05' } }],
    [{ from: '2026-11-06', to: '2026-11-05' }, {}],
  ])('%o are %o', (span, split) => expect(splitAtMonths(span)).toEqual(split));

  it('hold every day asked for once, and no other', () => {
    const day = fc.integer({ min: -70, max: 70 }).map((days) => addDays('2028-02-15', days));
    fc.assert(
      fc.property(fc.option(day), fc.option(day), day, (from, to, asked) => {
        const { months, before, after } = splitAtMonths({ from, to });
        const month = `${asked.slice(0, 7)}-01`;
        const holding = [
          months && (months.first ?? month) <= month && (months.last ?? month) >= month,
          before && before.from <= asked && asked <= before.to,
          after && after.from <= asked && asked <= after.to,
        ].filter(Boolean);
        expect(holding.length).toBe((from ?? asked) <= asked && (to ?? asked) >= asked ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the part that holds a row', () => {
  const parts = [
    { part: '2026-09', count: 5 },
    { part: '2026-11', count: 3 },
    { part: '2026-10', count: 1 },
  ];
  it.each([
    [0, { part: '2026-11', later: 0 }],
    [2, { part: '2026-11', later: 0 }],
    [3, { part: '2026-10', later: 3 }],
    [4, { part: '2026-09', later: 4 }],
    [8, { part: '2026-09', later: 4 }],
    [9, undefined],
  ])('after %i newer ones is %o', (ahead, found) => expect(partOfRow(parts, ahead)).toEqual(found));
  it('is none where there are none', () => expect(partOfRow([], 0)).toBeUndefined());
});
