import { expect, test } from 'vitest';
import { readNumber, withoutShekels } from './read-number.ts';

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
  ['12,3456', NaN],
  ['1.234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1 234.50', 1234.5],
  ['1\u202f234', 1234],
  ['12 50', NaN],
  ['12 5', NaN],
  ['1 2 3', NaN],
  ['\u2068₪289.90\u2069', 289.9],
  ['\u202a289.90\u202c', 289.9],
  ['\u200b289.90\u200b', 289.9],
  ['NIS 289.90', 289.9],
  ['ILS289.90', 289.9],
  ['289.90 שקל חדש', 289.9],
  ['−5', -5],
  ['(89.90)', -89.9],
  ['89.90-', -89.9],
  ['0,125', 0.125],
  ['1234.5678', 1234.5678],
  ['abc', NaN],
  ['1.2.3', NaN],
  ['1e5', NaN],
  ['12-3', NaN],
] as const)('«%s» reads as %s', ([typed, number]) => {
  expect(readNumber(typed)).toBe(number);
  expect(readNumber(typed, { isSum: true })).toBe(number);
});

test.for([
  ['1.250', 1.25, NaN],
  ['12.345', 12.345, 12.345],
  ['0.125', 0.125, 0.125],
  ['1,250', 1250, 1250],
] as const)('«%s» is %s as a weight and %s as a sum', ([typed, weight, sum]) => {
  expect(readNumber(typed)).toBe(weight);
  expect(readNumber(typed, { isSum: true })).toBe(sum);
});

test.for([
  ['120 ש"ח לבלה', '120  לבלה'],
  ['מזון ב־120 שקל', 'מזון ב־120 '],
  ['NIS 120', ' 120'],
  ['120שקלים חדשים', '120 '],
  ['שקל', 'שקל'],
  ['120 שקלול', '120 שקלול'],
  ['3 nisan', '3 nisan'],
] as const)('«%s» without shekels is «%s»', ([text, left]) => {
  expect(withoutShekels(text)).toBe(left);
});
