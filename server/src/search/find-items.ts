import type { Views } from '../access.ts';
import type { Db } from '../db/client.ts';
import { wordsOf } from './normalize-text.ts';
import { allOf, attempts, matcherOf, type Term, termsOf } from './query-terms.ts';
import {
  buttonsIn,
  categoriesIn,
  type Found,
  list,
  type NamedTerm,
  type Narrowing,
  type Part,
  petsIn,
  tagsIn,
} from './store.ts';

/** Search results, and the terms that found them, from which the marks are made. */
export type Finding = {
  readonly found: readonly Found[];
  readonly terms: readonly Term[];
  /** Tags that are called so, by their ids. */
  readonly tags?: ReadonlySet<string>;
};

/**
 * Maximum number of tags of a household per word, including merged ones: more than exist at a time. Each is another
 * word to search for.
 */
const maxOfWord = 300;

/** Those of some rows whose names have a word of a term. */
function namedBy<Row extends { readonly name: string }>(rows: readonly Row[]) {
  const words = new Map(rows.map((row) => [row, wordsOf(row.name)]));
  return (term: Term) => {
    const isNamed = matcherOf(allOf(term));
    return rows.filter((row) => isNamed(words.get(row)!));
  };
}

/** Searches the items in scope, and more loosely as long as nothing is found. */
export async function findItems(
  db: Db,
  views: Views,
  asked: string,
  narrowing: Narrowing,
  part: Part,
): Promise<Finding> {
  const typed = termsOf(asked);
  if (typed.length === 0) return { found: [], terms: typed };
  const [tags, pets, categories, buttons] = await Promise.all([
    tagsIn(db, views).then(namedBy),
    // A name alone finds the pet, not all that belongs to it.
    typed.length > 1 ? petsIn(db, views, {}).then(namedBy) : () => [],
    // Categories of homes' own are kinds of things, as those are that everybody has a word for.
    views.areas.includes('expenses') ? categoriesIn(db, views).then(namedBy) : () => [],
    views.areas.includes('medicalRecords') ? buttonsIn(db, views).then(namedBy) : () => [],
  ]);
  const tagsOf = (term: Term) =>
    [...Map.groupBy(tags(term), ({ householdId }) => householdId)].flatMap(([householdId, ofHome]) => {
      const ids = new Set([...ofHome.map(({ id }) => id), ...ofHome.flatMap(({ ids }) => ids)]);
      return [...ids].slice(0, maxOfWord).map((id) => ({ householdId, id }));
    });
  function named(term: Term): NamedTerm {
    const kinds = [...categories(term), ...buttons(term)].slice(0, maxOfWord);
    const start = [...term.start, ...kinds.map(({ id }) => ({ text: `#${id}`, is: 'whole' as const }))];
    return { ...term, start, tags: tagsOf(term), pets: pets(term) };
  }
  let before = '';
  for (const attempt of attempts) {
    const terms = typed.map((term) => named(attempt(term)));
    // An attempt that asks for nothing more finds nothing more.
    if (JSON.stringify(terms) === before) continue;
    before = JSON.stringify(terms);
    const found = await list(db, views, terms, narrowing, part);
    if (found.length > 0) return { found, terms, tags: new Set(terms.flatMap(({ tags }) => tags.map(({ id }) => id))) };
  }
  return { found: [], terms: typed };
}
