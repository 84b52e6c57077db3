import { categoryTexts } from '@tzemed/contract/money/category-texts';
import { categoryOfWord } from '@tzemed/contract/money/category-words';
import type { NamingField } from '@tzemed/contract/money/expense-imports';

/** Something that a text of a file can name. */
export type Nameable = { readonly to: string; readonly names: readonly string[] };
export type Known = Readonly<Record<NamingField, readonly Nameable[]>>;
export type Translation = { readonly field: NamingField; readonly text: string; readonly to: string | null };

/** Normalizes names that people read as equal: drops case, quotes and invisible characters. */
export const spelled = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}"'`׳״’”.:]/gu, '')
    .replace(/[\s_־-]+/g, ' ')
    .trim();

/** Signs of a cell that are read as a heading: a cell can have 32,767, and is compared with the words of every field. */
const maxHeadingLength = 200;
export const spelledHeading = (text: string) => spelled(text.slice(0, maxHeadingLength));

/** Two names of which one is spelled like the other are told apart by the letter. */
const exactly = (text: string) => `"${text.trim()}`;

export const builtInCategories: readonly Nameable[] = Object.entries(categoryTexts).map(([to, words]) => ({
  to,
  names: [to, ...Object.values(words)],
}));

/** Meaning of a cell text: first by the user’s translations, then by names. Null: no match, or several. */
export function naming(known: Known, translations: readonly Translation[]) {
  const fields = Object.keys(known) as NamingField[];
  const named = Object.fromEntries(fields.map((field) => [field, new Map<string, string | null>()])) as Record<
    NamingField,
    Map<string, string | null>
  >;
  for (const field of fields)
    for (const { to, names } of known[field])
      for (const name of new Set(names.flatMap((name) => [exactly(name), spelled(name)]))) {
        const other = named[field].get(name);
        named[field].set(name, other === undefined || other === to ? to : null);
      }
  for (const { field, text, to } of translations) {
    // A translation to a deleted target matches nothing.
    const isKnown = known[field].some((one) => one.to === to);
    for (const name of [exactly(text), spelled(text)]) named[field].set(name, isKnown ? to : null);
  }
  const also = {
    category: categoryOfWord,
    pet: () => undefined,
    tags: () => undefined,
    paidBy: () => undefined,
  } as const;
  return (field: NamingField, text: string): string | null => {
    const plain = spelled(text);
    const found = named[field].get(exactly(text)) ?? named[field].get(plain);
    return found === undefined ? (also[field](plain) ?? null) : found;
  };
}
export type Naming = ReturnType<typeof naming>;
