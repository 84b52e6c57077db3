import { expect, it } from 'vitest';
import { languages } from '../text/languages.ts';
import { wordsIn } from '../text/texts.ts';
import { isStockTitle, stockDescriptionIn, stockReminderTexts, stockTitleIn } from './stock-reminder-texts.ts';

const said = (lang: (typeof languages)[number], name: string) => {
  const t = wordsIn(stockReminderTexts, lang);
  return { title: t.title({ name }), descriptions: [t.until({ day: '9.12.2026' }), t.empty, t.lastRepeat, t.noRepeat] };
};

it.each(languages.flatMap((from) => languages.map((to) => [from, to] as const)))(
  'The reminder of a stock that is stored in %s is told in %s',
  (from, to) => {
    for (const name of ['Apoquel 16 mg', 'מזון (יבש) 15 ק״ג. לבוגרים', '$1 {day}']) {
      const [stored, told] = [said(from, name), said(to, name)];
      expect(stockTitleIn(stored.title, to)).toBe(told.title);
    }
    const [stored, told] = [said(from, ''), said(to, '')];
    const [until, empty, last, none] = [0, 1, 2, 3];
    for (const parts of [[until], [empty], [until, last], [empty, none], [until, none]])
      expect(stockDescriptionIn(parts.map((at) => stored.descriptions[at]).join(' '), to)).toBe(
        parts.map((at) => told.descriptions[at]).join(' '),
      );
  },
);

it('Texts of other reminders stay as they are', () => {
  expect(isStockTitle('כדור נגד תולעים')).toBe(false);
  expect(stockTitleIn('כדור נגד תולעים', 'en')).toBe('כדור נגד תולעים');
  expect(stockDescriptionIn('עם האוכל. פעמיים.', 'en')).toBe('עם האוכל. פעמיים.');
});
