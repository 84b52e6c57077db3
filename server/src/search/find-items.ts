import type { Views } from '../access.ts';
import type { Db } from '../db/client.ts';
import { wordsOf } from './normalize-text.ts';
import { allOf, isWanted, loosened, type Term, termsOf } from './query-terms.ts';
import { nearestSounds } from './similar-sounds.ts';
import { categoriesIn, type Found, list, type Narrowing, type Part, soundsNear, type TagId, tagsIn } from './store.ts';

/** Search results, and the terms that found them, from which the marks are made. */
export type Finding = {
  readonly found: readonly Found[];
  readonly terms: readonly Term[];
  /** Sounds of each word, if the results were found by sound because no spelling matched. */
  readonly sounds?: readonly (readonly string[] | undefined)[];
  /** Tags that are called so, by their ids. */
  readonly tags?: ReadonlySet<string>;
};

/**
 * Maximum number of tags of a household per word, including merged ones: more than exist at a time. Each is another
 * word to search for.
 */
const mostOfWord = 300;

const idsOf = (tags: readonly TagId[]) => new Set(tags.map(({ id }) => id));

/** Categories of homes' own are kinds of things, as those are that everybody has a word for. */
function withKinds(terms: readonly Term[], categories: readonly { readonly id: string; readonly name: string }[]) {
  const named = categories.map(({ id, name }) => ({ id, words: [...wordsOf(name)] }));
  return terms.map((term): Term => {
    const wanted = allOf(term);
    const called = named.filter(({ words }) => words.some((word) => wanted.some((one) => isWanted(word, one))));
    const kinds = called.slice(0, mostOfWord).map(({ id }) => ({ text: `#${id}`, is: 'whole' as const }));
    return { ...term, start: [...term.start, ...kinds] };
  });
}

/** Searches the items in scope. If no spelling matches, searches by similar spelling or sound. */
export async function findItems(
  db: Db,
  views: Views,
  asked: string,
  narrowing: Narrowing,
  part: Part,
): Promise<Finding> {
  const typed = termsOf(asked);
  if (typed.length === 0) return { found: [], terms: typed };
  const [standing, categories] = await Promise.all([
    tagsIn(db, views),
    views.areas.includes('expenses') ? categoriesIn(db, views) : [],
  ]);
  const terms = withKinds(typed, categories);
  const all = standing.map(({ householdId, id, ids, name }) => ({
    householdId,
    id,
    ids,
    words: [...wordsOf(name)],
  }));
  function tagsOf(term: Term): TagId[] {
    const wanted = allOf(term);
    const called = all.filter(({ words }) => words.some((word) => wanted.some((one) => isWanted(word, one))));
    return [...Map.groupBy(called, ({ householdId }) => householdId)].flatMap(([householdId, ofHome]) => {
      const ids = new Set([...ofHome.map(({ id }) => id), ...ofHome.flatMap(({ ids }) => ids)]);
      return [...ids].slice(0, mostOfWord).map((id) => ({ householdId, id }));
    });
  }
  /** Searches by spelling, in items and in their tags. */
  async function spelled(terms: readonly Term[]) {
    const others = terms.map((term) => ({ tags: tagsOf(term) }));
    const found = await list(db, views, terms, narrowing, part, others);
    return { found, terms, tags: idsOf(others.flatMap(({ tags }) => tags)) };
  }
  const exact = await spelled(terms);
  if (exact.found.length > 0) return exact;

  const loose = terms.map(loosened);
  if (loose.some(({ far }, nth) => far.length > terms[nth]!.far.length)) {
    const bare = await spelled(loose);
    if (bare.found.length > 0) return bare;
  }

  const sounds = await Promise.all(
    loose.map(async ({ sound }) => (sound ? nearestSounds(sound, await soundsNear(db, views, sound)) : undefined)),
  );
  if (!sounds.some((near) => near?.length)) return { found: [], terms: loose };
  const others = sounds.map((near, nth) => ({ sounds: near, tags: tagsOf(loose[nth]!) }));
  const tags = idsOf(others.flatMap(({ tags }) => tags));
  return { found: await list(db, views, loose, narrowing, part, others), terms: loose, sounds, tags };
}
