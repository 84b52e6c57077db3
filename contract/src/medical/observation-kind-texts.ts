import type { Lang } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';

/** Built-in kinds of observations, in the order in which their buttons stand at first. */
export const builtInKinds = ['meal', 'walk', 'drink', 'vomiting', 'seizure', 'pain', 'toilet', 'other'] as const;
export type BuiltInKind = (typeof builtInKinds)[number];

/** Kinds whose button starts a stopwatch instead of storing an instant. */
export const timedKinds: ReadonlySet<string> = new Set<BuiltInKind>(['seizure']);

export const kindTexts = texts({
  meal: { he: 'אוכל', en: 'Meal', ar: 'طعام' },
  walk: { he: 'טיול', en: 'Walk', ar: 'نزهة' },
  drink: { he: 'שתייה', en: 'Drinking', ar: 'شرب' },
  vomiting: { he: 'הקאה', en: 'Vomiting', ar: 'تقيؤ' },
  seizure: { he: 'פרכוס', en: 'Seizure', ar: 'نوبة تشنج' },
  pain: { he: 'כאב', en: 'Pain', ar: 'ألم' },
  toilet: { he: 'צרכים', en: 'Toilet', ar: 'قضاء الحاجة' },
  other: { he: 'משהו אחר', en: 'Something else', ar: 'شيء آخر' },
});

/** True for a built-in kind, which belongs to no household. */
export const isBuiltInKind = (kind: string): kind is BuiltInKind => Object.hasOwn(kindTexts, kind);

/** Label of a kind: the translated text of a built-in one, the name of the household's own button otherwise. */
export function kindLabel(kind: string, lang: Lang, ownName: string | null | undefined) {
  const words = wordsIn(kindTexts, lang);
  return isBuiltInKind(kind) ? words[kind] : (ownName ?? words.other);
}
