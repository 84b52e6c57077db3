import { describe, expect, it, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import {
  conversionOf,
  convertValue,
  isSameUnit,
  type MeasureKind,
  spelledUnit,
  valueProblem,
  weightUnit,
} from './measure-values.ts';

test.each([
  ['ק״ג', 'kg'],
  ['KG', 'kg'],
  ['גרם', 'g'],
  ['C', '°C'],
  ['MG/DL', 'mg/dL'],
  ['לדקה', 'לדקה'],
])('%s is spelled %s', (written, unit) => {
  expect(spelledUnit(written)).toBe(unit);
});

describe('A conversion', () => {
  it.each([
    ['temperature', '°C', '°F', 38.5, 101.3],
    ['temperature', '°F', '°C', 101.3, 38.5],
    ['own', 'kg', 'g', 1.25, 1250],
    ['own', 'גרם', 'ק״ג', 1250, 1.25],
    ['glucose', 'mmol/L', 'mg/dL', 6.2, 111.699],
    ['glucose', 'mg/dL', 'mmol/L', 112, 6.217],
  ] as const)('of %s from %s to %s makes %d %d', (kind, from, to, value, expected) => {
    expect(convertValue(value, conversionOf(kind, from, to)!)).toBe(expected);
  });

  it.each([
    ['lab', 'mg/dL', 'mmol/L'],
    ['own', 'לדקה', 'לשעה'],
    ['own', 'kg', '°C'],
    ['bodyCondition', null, 'kg'],
  ] as const)('of %s from %s to %s is none', (kind, from, to) => {
    expect(conversionOf(kind, from, to)).toBeUndefined();
  });

  it('and its way back end where they began, within the scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 50_000 }), (thousandths) => {
        const celsius = thousandths / 1000;
        const there = convertValue(celsius, conversionOf('temperature', '°C', '°F')!);
        expect(convertValue(there, conversionOf('temperature', '°F', '°C')!)).toBeCloseTo(celsius, 2);
        expect(isSameUnit('°C', 'c')).toBe(true);
      }),
    );
  });
});

test.each([
  ['weight', 'g', 0, 'weightPositive'],
  ['weight', 'g', -1, 'weightPositive'],
  ['weight', 'g', 1, undefined],
  ['weight', 'g', 1_500_000, undefined],
  ['weight', 'g', 1_500_001, 'weightTooLarge'],
  ['weight', 'g', 4.5, 'weightWhole'],
  ['bodyCondition', null, 0.5, 'bodyConditionRange'],
  ['bodyCondition', null, 9, undefined],
  ['bodyCondition', null, 9.5, 'bodyConditionRange'],
  ['temperature', '°C', 9.9, 'temperatureRange'],
  ['temperature', '°C', 38.5, undefined],
  ['temperature', '°F', 38.5, 'temperatureRange'],
  ['temperature', '°F', 101.3, undefined],
  ['glucose', 'mg/dL', 0, 'glucoseRange'],
  ['glucose', 'mmol/L', 112, 'glucoseRange'],
  ['own', 'לדקה', -4, undefined],
] as const)('A %s in %s of %d is refused by %s', (kind, unit, value, code) => {
  expect(valueProblem({ kind: kind as MeasureKind, unit }, value)).toBe(code);
});

test.each([
  [1999, 'dog', 'g'],
  [2000, 'cat', 'kg'],
  [null, 'dog', 'kg'],
  [null, 'rodent', 'g'],
] as const)('%s grams of a %s are shown in %s', (grams, species, unit) => {
  expect(weightUnit(grams, species)).toBe(unit);
});
