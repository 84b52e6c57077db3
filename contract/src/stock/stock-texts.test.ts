import { expect, it } from 'vitest';
import { formatAmount, formatFeedingAmount } from './stock-texts.ts';

it.each([
  [22, 'tablet', '22 כדורים'],
  [1, 'tablet', 'כדור אחד'],
  [0.5, 'tablet', 'חצי כדור'],
  [0.25, 'tablet', '0.25 כדורים'],
  [1.5, 'portion', '1.5 מנות'],
  [0, 'pipette', '0 פיפטות'],
  [180, 'gram', '180 גרם'],
  [9400, 'gram', '9.4 ק״ג'],
  [4000, 'gram', '4 ק״ג'],
  [0.5, 'ml', '0.5 מ״ל'],
] as const)('An amount of %s (%s) is %s', (amount, unit, words) => {
  expect(formatAmount(amount, unit, 'he')).toBe(words);
});

it('A meal is told in its own unit', () => {
  expect(formatFeedingAmount({ amount: 1400, unit: 'gram' }, 'en')).toBe('1,400 g');
  expect(formatFeedingAmount({ amount: 2, unit: 'portion' }, 'ar')).toBe('حصتان');
});
