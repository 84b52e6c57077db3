import { allOf, type Term, type Wanted } from './query.ts';
import { halvesOf } from './sounds-near.ts';

/*
 * What the index over words is asked (`search_terms` in SQL says what stands in it). It answers no fewer lines than are
 * wanted, and few more: which they are is asked of each line itself.
 */

/** Stands where a word begins, for the home that it is asked of. */
const home = '\u0001';
/** As in `search_term`, by characters. */
const longest = 200;
const cut = (word: string) => [...word].slice(0, longest).join('');
const reversed = (word: string) => [...word].toReversed().join('');

const quoted = (word: string) => `'${home}${word.replaceAll(/['\\]/g, '$&$&')}'`;
const isWord = (word: string) => quoted(cut(word));
const begins = (word: string) => `${quoted(cut(word))}:*`;
const ends = (word: string) => `${quoted(`<${cut(reversed(word))}`)}:*`;

const asksFor = ({ text, is }: Wanted) => (is === 'whole' ? isWord(text) : is === 'start' ? begins(text) : ends(text));
/** What else may stand for a word than how it is spelled: sounds, and tags by their ids. */
type Else = { readonly sounds?: readonly string[] | undefined; readonly tags?: readonly string[] | undefined };

/** Lines that stand for one word of what is asked. */
export const askedOf = (term: Term, { sounds = [], tags = [] }: Else = {}) =>
  `(${[
    ...new Set([
      ...allOf(term).map(asksFor),
      ...sounds.map((sound) => quoted(`~${cut(sound)}`)),
      ...tags.map((id) => quoted(`+${id}`)),
    ]),
  ].join('|')})`;

/** Lines with a word that begins or ends as this sound does. */
export function askedNear(sound: string) {
  const halves = halvesOf(sound);
  return `${quoted(`~${cut(halves.begins)}`)}:*|${quoted(`~<${cut(reversed(halves.ends))}`)}:*`;
}
