import { expect, test } from 'vitest';
import { noRepeat } from './repeats.ts';
import { formatRepeat } from './format-repeat.ts';

test.each([
  [{ repeatInterval: 'none' }, null, null, null],
  [{ repeatInterval: 'daily' }, 'כל יום', 'Every day', 'كل يوم'],
  [{ repeatInterval: 'daily', repeatEvery: 2 }, 'כל יומיים', 'Every 2 days', 'كل يومين'],
  [
    { repeatInterval: 'weekly', repeatDays: [0, 3] },
    'כל שבוע: א׳, ד׳',
    'Every week: Sun, Wed',
    'كل أسبوع: الأحد، الأربعاء',
  ],
  [{ repeatInterval: 'monthly', repeatEvery: 3 }, 'כל 3 חודשים', 'Every 3 months', 'كل 3 أشهر'],
  [{ repeatInterval: 'yearly', repeatEvery: 11 }, 'כל 11 שנה', 'Every 11 years', 'كل 11 سنة'],
] as const)('The recurrence of %o has a text in each language', (said, ...words) => {
  const repeat = { ...noRepeat, ...said, repeatDays: [...('repeatDays' in said ? said.repeatDays : [])] };
  expect((['he', 'en', 'ar'] as const).map((lang) => formatRepeat(repeat, lang))).toEqual(words);
});
