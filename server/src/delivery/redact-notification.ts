import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import type { Lang } from '@tzemed/contract/text/languages';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { petsOf } from './notification-text.ts';

const lessTexts = texts({
  due: { he: 'תזכורת מצמד', en: 'A reminder from Tzemed', ar: 'تذكير من تسيمد' },
  news: { he: 'עדכון מצמד', en: 'An update from Tzemed', ar: 'تحديث من تسيمد' },
  ofPets: { he: '{pets}: {what}', en: '{pets}: {what}', ar: '{pets}: {what}' },
  inside: { he: 'הפרטים בצמד', en: 'The details are in Tzemed', ar: 'التفاصيل في تسيمد' },
});

/** A thing of which somebody is told: its pets, and whether it is due some time or only news. */
type Told = { readonly petNames: readonly string[]; readonly isDue: boolean };

/**
 * A text that stands for these things where others may read it: on lock screens, in mailboxes and in calendars elsewhere.
 * Undefined at the level 'everything'. Every text that leaves asks here.
 */
export function redactNotification(told: readonly Told[], detail: DetailLevel, lang: Lang) {
  if (detail === 'everything') return undefined;
  const t = wordsIn(lessTexts, lang);
  const what = told.some(({ isDue }) => isDue) ? t.due : t.news;
  const petNames = detail === 'pet' ? [...new Set(told.flatMap(({ petNames }) => petNames))] : [];
  const title = petNames.length > 0 ? t.ofPets({ pets: petsOf({ petNames }, lang), what }) : what;
  return { title, body: t.inside };
}
