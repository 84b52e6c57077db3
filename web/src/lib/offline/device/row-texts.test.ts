import { expect, test } from 'vitest';
import { isInSearch, withMarks } from './row-texts.ts';

test.for([
  ['חיסון כלבת', 'כלבת', true],
  ['חיסון כלבת', 'כלבת חיסון', true],
  ['חִסּוּן', 'חסון', true],
  ['ד״ר לוי', 'דר לוי', true],
  ['Nobivac Rabies', 'RABIES', true],
  ['מזון', 'מזונ', true],
  ['חיסון', 'תולעים', false],
  ['חיסון', '  ', false],
] as const)('%s is found by %s: %s', ([text, asked, isFound]) => {
  expect(isInSearch({ id: '1', text }, ['text'], asked)).toBe(isFound);
});

test.for([
  ['חיסון כלבת', 'כלבת', [[6, 10]]],
  ['ד״ר לוי', 'דר', [[0, 3]]],
  [
    'aXa',
    'a',
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['abab', 'ab aba', [[0, 3]]],
] as const)('%s is marked where %s stands', ([text, asked, marks]) => {
  const found = withMarks(text, asked);
  expect(found.text).toBe(text);
  expect(found.marks[0]![0]).toBe(marks[0][0]);
  expect(found.marks.length).toBeGreaterThanOrEqual(1);
});
