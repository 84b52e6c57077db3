import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.for([
  ['289.9', 289.9],
  ['1,234.50', 1234.5],
  ['1,234,567', 1234567],
  ['12,5', 12.5],
  ['₪ 180', 180],
  ['\u200f12.50\u00a0₪', 12.5],
  ['45 שח', 45],
  ['45 ש״ח', 45],
  ['45 ש"ח', 45],
  ['1,234.5 שקלים', 1234.5],
  ['45 NIS', 45],
  ['٤٥ شيكل', 45],
  ['שח', NaN],
  ['١٢٫٥', 12.5],
  ['-5', -5],
  ['.5', 0.5],
  ['7.', 7],
  ['', undefined],
  ['  ', undefined],
  ['1234,567', NaN],
  ['1.234,50', NaN],
  ['abc', NaN],
  ['1.2.3', NaN],
  ['1e5', NaN],
  ['12-3', NaN],
] as const)('«%s» reads as %s', ([typed, number]) => {
  expect(parseNumber(typed)).toBe(number);
});
