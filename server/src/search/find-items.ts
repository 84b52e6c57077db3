import type { Views } from '../access.ts';
import type { Db } from '../db/client.ts';
import { wordsOf } from './normalize-text.ts';
import { allOf, isWanted, loosened, type Term, termsOf } from './query-terms.ts';
import { nearestSounds } from './similar-sounds.ts';
import { categoriesIn, type Found, list, type Narrowing, type Part, soundsNear, type TagId, tagsIn } from './store.ts';

/** What was found, and by which words: what marks are made of. */
export type Finding = {
  readonly found: readonly Found[];
  readonly terms: readonly Term[];
  /** What was found sounds like what was asked, since nothing is spelled so: the sounds of each word. */
  readonly sounds?: readonly (readonly string[] | undefined)[];
  /** Tags that are called so, by their ids. */
  readonly tags?: ReadonlySet<string>;
};

/** Of a home, with those that were merged: more than stand at a time, and each is a word more that is asked for. */
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

/** What of a home is found by some words. Where nothing is spelled so, by what is spelled or sounds nearly so. */
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
  /** By how words are spelled, of a thing or of a tag that it bears. */
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
