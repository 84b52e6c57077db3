import type { Db } from '../db/client.ts';
import { loosened, type Term, termsOf } from './query.ts';
import { nearestSounds } from './sounds-near.ts';
import { type Found, list, type Narrowing, type Part, type Scopes, soundsNear } from './store.ts';

/** What was found, and by which words: what marks are made of. */
export type Finding = {
  readonly found: readonly Found[];
  readonly terms: readonly Term[];
  /** What was found sounds like what was asked, since nothing is spelled so: the sounds of each word. */
  readonly sounds?: readonly (readonly string[] | undefined)[];
};

/** What of a home is found by some words. Where nothing is spelled so, by what is spelled or sounds nearly so. */
export async function find(db: Db, scopes: Scopes, asked: string, narrowing: Narrowing, part: Part): Promise<Finding> {
  const terms = termsOf(asked);
  if (terms.length === 0) return { found: [], terms };
  const found = await list(db, scopes, terms, narrowing, part);
  if (found.length > 0) return { found, terms };

  const loose = terms.map(loosened);
  if (loose.some(({ far }, nth) => far.length > terms[nth]!.far.length)) {
    const bare = await list(db, scopes, loose, narrowing, part);
    if (bare.length > 0) return { found: bare, terms: loose };
  }

  const sounds = await Promise.all(
    loose.map(async ({ sound }) => (sound ? nearestSounds(sound, await soundsNear(db, scopes, sound)) : undefined)),
  );
  if (!sounds.some((near) => near?.length)) return { found: [], terms: loose };
  return { found: await list(db, scopes, loose, narrowing, part, sounds), terms: loose, sounds };
}
