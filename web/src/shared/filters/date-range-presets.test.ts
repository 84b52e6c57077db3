import { expect, test } from 'vitest';
import { daysOfPreset, presetOfDays, dateRangePresets, wholeMonth } from './date-range-presets.ts';

const today = '2026-01-31';

test.each([
  ['month', '2026-01-01', '2026-01-31'],
  ['quarter', '2025-11-01', '2026-01-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['all', '', ''],
] as const)('The span %s is the days from %s to %s, and they are it', (span, from, to) => {
  expect(daysOfPreset(span, today)).toEqual({ from, to });
  expect(presetOfDays({ from, to }, today)).toBe(span);
});

test('Other days are none of the spans', () => {
  for (const days of [
    { from: '2026-01-01', to: '' },
    { from: '', to: '2026-01-31' },
    daysOfPreset('month', '2025-01-05'),
  ])
    expect(presetOfDays(days, today)).toBeUndefined();
  expect(dateRangePresets.map((span) => presetOfDays(daysOfPreset(span, '2026-12-01'), '2026-12-31'))).toEqual(
    dateRangePresets,
  );
});

test.each([
  ['2026-02-01', '2026-02-28', '2026-02'],
  ['2026-02-01', '2026-02-27', undefined],
  ['2026-02-01', '2026-03-31', undefined],
  ['2026-02-01', '', undefined],
  ['', '', undefined],
])('Days from %s to %s are the month %s', (from, to, month) => {
  expect(wholeMonth({ from, to })).toBe(month);
});
