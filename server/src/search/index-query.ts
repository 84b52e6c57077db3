import { type Expression, sql } from 'kysely';
import { allOf, type Term, type Wanted } from './query-terms.ts';
import { halvesOf } from './similar-sounds.ts';

/* Queries of the word index (`search_terms` in SQL says what it contains). The index returns no fewer lines than match,
   and few more: the match is then checked on each line itself. */

/** Stands where a word begins, for the home that it is asked of. */
const home = '\u0001';
/** Maximum length in characters, as in `search_term`. */
const longest = 200;
const cut = (word: string) => [...word].slice(0, longest).join('');
const reversed = (word: string) => [...word].toReversed().join('');

const quoted = (word: string) => `'${home}${word.replaceAll(/['\\]/g, '$&$&')}'`;
const isWord = (word: string) => quoted(cut(word));
const begins = (word: string) => `${quoted(cut(word))}:*`;
const ends = (word: string) => `${quoted(`<${cut(reversed(word))}`)}:*`;

const asksFor = ({ text, is }: Wanted) => (is === 'whole' ? isWord(text) : is === 'start' ? begins(text) : ends(text));
/** Drops words whose beginning is searched for as well: the index looks up each one by itself. */
function fewest(wanted: readonly Wanted[]) {
  const beginnings = wanted.filter(({ is }) => is === 'start').map(({ text }) => cut(text));
  const isWithin = ({ text, is }: Wanted) =>
    beginnings.some((beginning) => text.startsWith(beginning) && (is === 'whole' || cut(text) !== beginning));
  return wanted.filter((one) => one.is === 'end' || !isWithin(one));
}

/** Lines with one word of what is asked, as it is spelled or as one of these sounds. */
export const indexQueryOf = (term: Term, sounds: readonly string[] = []) =>
  [...new Set([...fewest(allOf(term)).map(asksFor), ...sounds.map((sound) => quoted(`~${cut(sound)}`))])].join('|');

/** SQL: the same of a tag, by its id. */
export const tagIndexQueryOf = (id: Expression<unknown>) =>
  sql<string>`'''' || ${sql.lit(`${home}+`)} || ${id} || ''''`;

/** Lines with a word that begins or ends as this sound does. */
export function similarIndexQueryOf(sound: string) {
  const halves = halvesOf(sound);
  return `${quoted(`~${cut(halves.begins)}`)}:*|${quoted(`~<${cut(reversed(halves.ends))}`)}:*`;
}
