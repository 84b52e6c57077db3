import { type Lang, languages } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';

/** Words of the reminder of a stock. It is stored in the language of who entered the stock, and told in the reader's. */
export const stockReminderTexts = texts({
  title: { he: 'המלאי של {name} עומד להיגמר', en: '{name} is about to run out', ar: 'مخزون {name} على وشك النفاد' },
  until: { he: 'מספיק עד {day}.', en: 'It lasts until {day}.', ar: 'يكفي حتى {day}.' },
  empty: { he: 'לפי הרישום לא נשאר כלום.', en: 'By the entries nothing is left.', ar: 'بحسب التسجيلات لم يبقَ شيء.' },
  lastRepeat: {
    he: 'במרשם נשאר ניפוק אחרון.',
    en: 'The prescription can be filled one last time.',
    ar: 'بقي صرف أخير واحد في الوصفة.',
  },
  noRepeat: {
    he: 'במרשם לא נשארו ניפוקים.',
    en: 'The prescription can’t be filled again.',
    ar: 'لم يبقَ صرف في الوصفة.',
  },
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Pattern of a sentence with one value: what stands in braces is caught. */
const patternOf = (sentence: string) => new RegExp(`^${escaped(sentence).replace(/\\\{\w+\\\}/, '(.+)')}$`, 'su');
const sentences = ['until', 'empty', 'lastRepeat', 'noRepeat'] as const;
const titles = languages.map((lang) => patternOf(stockReminderTexts.title[lang]));
const patterns = sentences.flatMap((name) =>
  languages.map((lang) => ({ name, pattern: patternOf(stockReminderTexts[name][lang]) })),
);

/** Name of the stock in the title of its reminder; undefined for another text. */
const nameIn = (title: string) =>
  titles.map((pattern) => pattern.exec(title)?.[1]).find((found) => found !== undefined);
export const isStockTitle = (title: string) => nameIn(title) !== undefined;

/** Title of the reminder of a stock in a language, whichever it is stored in; another text stays as it is. */
export function stockTitleIn(title: string, lang: Lang) {
  const name = nameIn(title);
  return name === undefined ? title : wordsIn(stockReminderTexts, lang).title({ name });
}

/** Description of the reminder of a stock in a language; a sentence that is not of it stays as it is. */
export function stockDescriptionIn(description: string, lang: Lang) {
  const t = wordsIn(stockReminderTexts, lang);
  const said = (sentence: string) => {
    const found = patterns.find(({ pattern }) => pattern.test(sentence));
    if (!found) return sentence;
    return found.name === 'until' ? t.until({ day: found.pattern.exec(sentence)![1]! }) : t[found.name];
  };
  return description
    .split(/(?<=\.) /)
    .map(said)
    .join(' ');
}
