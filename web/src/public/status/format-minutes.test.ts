import { expect, it } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [1, 'דקה', '1 minute', 'دقيقة'],
  [2, 'שתי דקות', '2 minutes', 'دقيقتين'],
  [18, '18 דקות', '18 minutes', '18 دقيقة'],
  [60, 'שעה', '1 hour', 'ساعة'],
  [61, 'שעה ודקה', '1 hour and 1 minute', 'ساعة ودقيقة'],
  [185, '3 שעות ו־5 דקות', '3 hours and 5 minutes', '3 ساعات و5 دقائق'],
])('%i minutes are said in each language', (minutes, he, en, ar) => {
  expect([formatMinutes(minutes, 'he'), formatMinutes(minutes, 'en'), formatMinutes(minutes, 'ar')]).toEqual([
    he,
    en,
    ar,
  ]);
});
