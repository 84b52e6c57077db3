import { type Lang, localeOf, type Words as Word } from './languages.ts';

/** A row that stands by itself. */
export type { Word };

/**
 * The words of a feature, one row per sentence, all languages side by side:
 *
 *   const words = texts({
 *     title: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
 *     edit: { he: 'עריכת {name}', en: 'Edit {name}', ar: 'تعديل {name}' },
 *     total: {
 *       he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
 *       en: { one: '1 expense', other: '{count} expenses' },
 *       ar: { one: …, two: …, few: …, many: …, other: '{count} مصروف' },
 *     },
 *   });
 *
 * A missing language, plural form or parameter does not compile.
 */
type Forms<Name extends string> = { [K in Name]: string } & { zero?: string };
type Plural = {
  /** `many` holds from eleven on, where Hebrew counts days and years in the singular: 10 ימים, 11 יום. */
  he: Forms<'one' | 'two' | 'other'> & { many?: string };
  en: Forms<'one' | 'other'>;
  ar: Forms<'one' | 'two' | 'few' | 'many' | 'other'>;
};
type Plain = Record<Lang, string>;
export type Rows = Record<string, Plain | Plural>;

type ParamsIn<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | ParamsIn<Rest> : never;
type ParamsOf<V> = V extends string ? ParamsIn<V> : ParamsIn<V[keyof V]>;
type RowParams<Row extends Plain | Plural> = ParamsOf<Row['he']> | ParamsOf<Row['en']> | ParamsOf<Row['ar']>;

/** Each language of a plain row must use every parameter of the others. */
type Checked<R extends Rows> = {
  [K in keyof R]: R[K] extends Plain
    ? {
        [L in Lang]: [RowParams<R[K]>] extends [ParamsOf<R[K][L]>]
          ? R[K][L]
          : `this language lacks {${Exclude<RowParams<R[K]>, ParamsOf<R[K][L]>>}}`;
      }
    : R[K];
};

/** Parameters that any of the rows needs. */
export type ParamsOfRows<R extends Rows> = { [K in keyof R]: RowParams<R[K]> }[keyof R];

type Values<Names extends string> = { [N in Names]: N extends 'count' ? number : string | number };
export type Words<R extends Rows> = {
  readonly [K in keyof R]: R[K] extends Plain
    ? [RowParams<R[K]>] extends [never]
      ? string
      : (values: Values<RowParams<R[K]>>) => string
    : (values: Values<RowParams<R[K]> | 'count'>) => string;
};

export const texts = <const R extends Rows>(rows: R & Checked<R>): R => rows;

const cache = new WeakMap<Rows, Partial<Record<Lang, unknown>>>();

/** The words of one language: text where nothing varies, else a function of its values. */
export function wordsIn<R extends Rows>(rows: R, lang: Lang): Words<R> {
  const byLang = cache.get(rows) ?? {};
  cache.set(rows, byLang);
  byLang[lang] ??= Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, word(row[lang], lang)]));
  return byLang[lang] as Words<R>;
}

type Entry = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

function word(entry: Entry, lang: Lang) {
  if (typeof entry !== 'string') {
    const rules = new Intl.PluralRules(localeOf[lang]);
    const formOf = (count: number) => (lang === 'he' && count > 10 ? 'many' : rules.select(count));
    return (values: { count: number }) => fill(entry[formOf(values.count)] ?? entry.other, values, lang);
  }
  return entry.includes('{') ? (values: Record<string, string | number>) => fill(entry, values, lang) : entry;
}

function fill(template: string, values: Record<string, string | number>, lang: Lang) {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(localeOf[lang]) : value;
  });
}
