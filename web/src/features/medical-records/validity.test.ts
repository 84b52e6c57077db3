import { expect, test } from 'vitest';
import { validityOf } from './validity.ts';

test.for([
  ['2026-11-20', 'danger'],
  ['2026-11-21', 'warn'],
  ['2027-01-20', 'warn'],
  ['2027-01-21', 'ok'],
] as const)('On 21.11.2026 what is valid until %s is told as %s', ([until, tone]) => {
  expect(validityOf(until, '2026-11-21')).toBe(tone);
});
