import { describe, expect, it } from 'vitest';
import { longestValid, validityOn } from './vaccination-validity.ts';

const today = '2026-11-21';

describe('validityOn', () => {
  it.each([
    ['2026-11-20', 'over'],
    ['2025-01-10', 'over'],
    ['2026-11-21', 'ending'],
    ['2026-12-21', 'ending'],
    ['2026-12-22', 'valid'],
    ['2029-11-21', 'valid'],
    [null, 'unknown'],
  ] as const)('until %s is %s', (until, validity) => expect(validityOn(until, today)).toBe(validity));
});

describe('longestValid', () => {
  const given = (date: string, validUntil: string | null) => ({ date, validUntil });
  it.each([
    ['the longest, whichever is newer', [given('2026-01-01', '2027-01-01'), given('2025-06-01', '2028-06-01')], 1],
    ['one with a day before one without', [given('2026-01-01', null), given('2025-01-01', '2026-01-01')], 1],
    ['the newest where none has a day', [given('2025-01-01', null), given('2026-01-01', null)], 1],
    ['the newest of equal days', [given('2026-02-01', '2027-01-01'), given('2026-01-01', '2027-01-01')], 0],
  ])('answers %s', (_what, rows, at) => expect(longestValid(rows)).toBe(rows[at]));
  it('answers nothing for none', () => expect(longestValid([])).toBeUndefined());
});
