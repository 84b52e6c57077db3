import { expect, test } from 'vitest';
import { texts, wordsIn } from './texts.ts';

const rows = texts({
  title: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
  edit: { he: 'עריכת {name}', en: 'Edit {name}', ar: 'تعديل {name}' },
  count: {
    he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
    en: { one: '1 expense', other: '{count} expenses' },
    ar: {
      one: 'مصروف واحد',
      two: 'مصروفان',
      few: '{count} مصاريف',
      many: '{count} مصروفًا',
      other: '{count} مصروف',
    },
  },
});

test('Words come in the language asked for', () => {
  expect(wordsIn(rows, 'he').title).toBe('הוצאות');
  expect(wordsIn(rows, 'ar').title).toBe('المصاريف');
  expect(wordsIn(rows, 'en').edit({ name: 'Bella' })).toBe('Edit Bella');
});

test.for([
  ['he', 1, 'הוצאה אחת'],
  ['he', 2, 'שתי הוצאות'],
  ['he', 20, '20 הוצאות'],
  ['en', 1, '1 expense'],
  ['en', 2, '2 expenses'],
  ['ar', 2, 'مصروفان'],
  ['ar', 3, '3 مصاريف'],
  ['ar', 11, '11 مصروفًا'],
  ['he', 1200, '1,200 הוצאות'],
] as const)('The %s text for the number %i is %s', ([lang, count, words]) => {
  expect(wordsIn(rows, lang).count({ count })).toBe(words);
});

test.for([
  [2, 'יומיים'],
  [10, '10 ימים'],
  [11, '11 יום'],
  [30, '30 יום'],
] as const)('Hebrew counts %i days as %s', ([count, words]) => {
  const days = texts({
    left: {
      he: { one: 'יום', two: 'יומיים', many: '{count} יום', other: '{count} ימים' },
      en: rows.count.en,
      ar: rows.count.ar,
    },
  });
  expect(wordsIn(days, 'he').left({ count })).toBe(words);
});

test('The words of a language are made once', () => {
  expect(wordsIn(rows, 'he')).toBe(wordsIn(rows, 'he'));
});

test('A text with a missing language, parameter or plural form does not compile', () => {
  // @ts-expect-error Arabic is missing
  texts({ title: { he: 'א', en: 'a' } });
  // @ts-expect-error English lacks {name}
  texts({ edit: { he: 'עריכת {name}', en: 'Edit', ar: 'تعديل {name}' } });
  // @ts-expect-error Hebrew lacks its dual
  texts({ count: { he: { one: 'א', other: 'ב' }, en: { one: 'a', other: 'b' }, ar: rows.count.ar } });
  // @ts-expect-error a value is missing
  expect(wordsIn(rows, 'he').edit({})).toBe('עריכת ');
  // @ts-expect-error no such row
  expect(wordsIn(rows, 'he').nothing).toBeUndefined();
});
