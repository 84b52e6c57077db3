import { dayOf } from '@tzemed/contract/dates/days';
import { measurementPlaces } from '@tzemed/contract/measures/measurements';
import { optionalTextIn } from '@tzemed/contract/schema/fields';
import { languages } from '@tzemed/contract/text/languages';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { csvOf } from '../../lib/files/csv.ts';
import { readCsv } from '../../spreadsheets/read-csv.ts';
import { cellsOf, findColumns, headsIn, readFileRows } from './file-rows.ts';

const bounds = { maxRows: 1000, maxColumns: 100, maxUnfolded: 1 };
const now = new Date('2026-11-21T07:00:00Z');
const weight = { kind: 'weight', unit: 'g' } as const;
const lab = { kind: 'lab', unit: 'IU/mL' } as const;

function read(csv: string, measure: typeof weight | typeof lab = weight) {
  const { rows } = readCsv(csv.replace(/^\uFEFF/, ''), bounds);
  const found = findColumns(rows)!;
  return readFileRows(rows, found, { measure, today: dayOf(now), is1904: false, instantProblem: () => undefined });
}

/** A note as it is stored. */
const note = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => z.safeParse(optionalTextIn(500), text).data ?? null);
const seconds = fc.integer({ min: Date.parse('1990-01-01') / 1000, max: Date.parse('2026-11-20') / 1000 });
// Both hours of the night on which the clocks go back.
const repeated = fc.integer({
  min: Date.parse('2026-10-24T21:30:00Z') / 1000,
  max: Date.parse('2026-10-25T00:30:00Z') / 1000,
});
const instant = fc.oneof(seconds, repeated).map((second) => new Date(second * 1000));
const range = fc.option(fc.tuple(fc.integer({ max: 9999, min: 0 }), fc.integer({ max: 9999, min: 0 })), { nil: null });
const values = (number: fc.Arbitrary<number>) =>
  fc.array(
    fc
      .record({
        takenAt: instant,
        value: number,
        note,
        place: fc.option(fc.constantFrom(...measurementPlaces), { nil: null }),
        range,
      })
      .map(({ range, ...rest }) =>
        Object.assign(rest, { low: range && Math.min(...range), high: range && Math.max(...range) }),
      ),
    { minLength: 1, maxLength: 40 },
  );

describe('A file of values', () => {
  it.each([
    ['weights', weight, fc.integer({ min: 1, max: 1_500_000 })],
    ['lab values', lab, fc.integer({ min: -99_999_999, max: 99_999_999 }).map((thousandths) => thousandths / 1000)],
  ] as const)('of %s is read back as it was written, in each language', (_what, measure, number) => {
    fc.assert(
      fc.property(values(number), fc.constantFrom(...languages), (rows, lang) => {
        const csv = csvOf([headsIn(lang), ...rows.map((row) => cellsOf(row, measure, lang))]);
        expect(read(csv, measure)).toEqual({ values: rows, problems: [] });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['תאריך,משקל\n21.11.2025,"4,2"', 4200, '2025-11-21T10:00:00.000Z'],
    ['Date;Weight;Unit\n2025-11-21;4200;g', 4200, '2025-11-21T10:00:00.000Z'],
    ['timestamp\tvalue\n2025-11-21 08:30\t4.2', 4200, '2025-11-21T06:30:00.000Z'],
    ['השקילות של מיצי\nתאריך,שעה,ערך,יחידה\n5/3/25,07:05,4.25,ק״ג', 4250, '2025-03-05T05:05:00.000Z'],
    ['תאריך,שעה,ערך\n2025-10-26,01:30+02:00,4.2', 4200, '2025-10-25T23:30:00.000Z'],
  ])('as people write it is read: %j', (csv, value, takenAt) => {
    expect(read(csv)).toMatchObject({ values: [{ value, takenAt: new Date(takenAt) }], problems: [] });
  });

  it('names the line and the column of all that is wrong', () => {
    const csv =
      'תאריך,שעה,ערך,יחידה,איפה\n2025-11-21,25:00,4.2,kg,בבית\n,,,,\n31.2.2025,,x,kg,\n2025-11-21,,0,lb,בירח\n2025-11-21,,9999,,';
    expect(read(csv).problems).toEqual([
      { line: 2, column: 'time', code: 'timeInvalid' },
      { line: 4, column: 'date', code: 'dateNotInMonth' },
      { line: 4, column: 'value', code: 'numberInvalid' },
      { line: 5, column: 'unit', code: 'unitNotConvertible' },
      { line: 5, column: 'place', code: 'valueUnknown' },
      { line: 6, column: 'value', code: 'weightTooLarge' },
    ]);
  });

  it('without a date and a value has no head', () => {
    expect(
      findColumns([
        ['תאריך', 'הערה'],
        ['2025-11-21', 'x'],
      ]),
    ).toBeUndefined();
  });
});
