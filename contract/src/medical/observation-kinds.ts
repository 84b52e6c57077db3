import * as z from 'zod/mini';
import { missingOr, withExample } from '../schema/fields.ts';
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

// A household's own button is named by its id; the server checks that the household has it.
const aKind = new RegExp(`^(${builtInKinds.join('|')}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);
const called = 'A built-in kind (`meal`), or the id of one of the home’s own quick buttons';
/** Kind of an observation: a built-in one, or the id of a quick button. */
export const observationKind = {
  in: withExample(
    z
      .string(missingOr('kindRequired', 'kindUnknown'))
      .check(z.minLength(1, { error: 'kindRequired', abort: true }), z.toLowerCase(), z.regex(aKind, 'kindUnknown')),
    'meal',
    undefined,
    called,
  ),
  out: withExample(z.string(), 'meal', undefined, called),
};
export const kindFilter = z.optional(
  withExample(z.string('filterInvalid').check(z.toLowerCase(), z.regex(aKind, 'filterInvalid')), 'meal'),
);
