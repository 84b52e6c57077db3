import type { DetailLevel } from '@tzemed/contract/detail-levels';
import { type Lang, localeOf } from '@tzemed/contract/languages';
import { withoutLinks } from '@tzemed/contract/plain-text';
import { texts, wordsIn } from '@tzemed/contract/texts';

const lessTexts = texts({
  due: { he: 'תזכורת מצמד', en: 'A reminder from Tzemed', ar: 'تذكير من تسيمد' },
  news: { he: 'עדכון מצמד', en: 'An update from Tzemed', ar: 'تحديث من تسيمد' },
  ofPets: { he: '{pets}: {what}', en: '{pets}: {what}', ar: '{pets}: {what}' },
  inside: { he: 'הפרטים בצמד', en: 'The details are in Tzemed', ar: 'التفاصيل في تسيمد' },
});

/** A thing of which somebody is told: its pets, and whether it is due some time or only news. */
type Told = { readonly petNames: readonly string[]; readonly isDue: boolean };

/**
 * What is said in place of these things where others may read it: on lock screens, in mailboxes and in calendars elsewhere.
 * Every text that leaves asks here; nothing where everything may be said.
 */
export function sayLess(told: readonly Told[], detail: DetailLevel, lang: Lang) {
  if (detail === 'everything') return undefined;
  const t = wordsIn(lessTexts, lang);
  const what = told.some(({ isDue }) => isDue) ? t.due : t.news;
  const pets = detail === 'pet' ? [...new Set(told.flatMap(({ petNames }) => petNames))].map(withoutLinks) : [];
  const title = pets.length > 0 ? t.ofPets({ pets: new Intl.ListFormat(localeOf[lang]).format(pets), what }) : what;
  return { title, body: t.inside };
}
