import { plainOf, runsOf, soundOf, tokensOf, wordsOf } from './fold.ts';
import { allOf, isWanted, type Term } from './query.ts';

/** From the first character of a word to behind its last one, as JavaScript counts them. */
export type Mark = readonly [from: number, to: number];

// Signs that `fold.ts` takes out of words stand in them here; at their ends they are no part of them.
const written = /[^\s\u05be\u2010-\u2015,;:!?()[\]{}<>|/\\+*=&%$#@~^_.₪…-]+/gu;
// From the first of them on, as in `fold.ts`.
const edges = /^['"`׳״‘-‟]+|(?<!['"`׳״‘-‟])['"`׳״‘-‟]+$/gu;
/** '5.11.26', '052-555 1234', '289.90': digits and what stands between them. */
const figures = /(?<![0-9])[0-9]+(?:[-./,:\u05be\u2010-\u2015 ][0-9]+)+/gu;

type Piece = { readonly from: number; readonly text: string; readonly words: readonly string[] };

const pieces = (text: string): Piece[] => [
  ...[...text.matchAll(figures)].map((match) => ({
    from: match.index,
    text: match[0],
    words: runsOf(plainOf(match[0])).flatMap(({ words }) => words),
  })),
  ...[...text.matchAll(written)].map((match) => {
    const lead = /^['"`׳״‘-‟]+/u.exec(match[0])?.[0].length ?? 0;
    return { from: match.index + lead, text: match[0].replace(edges, ''), words: [...wordsOf(match[0])] };
  }),
];

/** The words of a text, as they stand in it, that are found by what is asked. `sounds` as where they were found. */
export function marksIn(
  text: string,
  terms: readonly Term[],
  sounds: readonly (readonly string[] | undefined)[] = [],
): Mark[] {
  const wanted = terms.flatMap(allOf);
  const heard = new Set(sounds.flatMap((near) => near ?? []));
  const isFound = (piece: Piece) =>
    piece.words.some((word) => wanted.some((one) => isWanted(word, one))) ||
    (heard.size > 0 && tokensOf(plainOf(piece.text)).some((token) => heard.has(soundOf(token) ?? '')));
  return merged(
    pieces(text)
      .filter(isFound)
      .map(({ from, text }) => [from, from + text.length] as const),
  );
}

/** What overlaps is one. */
function merged(marks: readonly Mark[]): Mark[] {
  const out: [number, number][] = [];
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = out.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** The most that is shown of a text, and how much of it before the first word that was found. */
const longest = 120;
const before = 30;

/** The line of a text in which a word was found, cut to what fits beside a title; nothing where none was. */
export function snippetOf(text: string, terms: readonly Term[], sounds?: readonly (readonly string[] | undefined)[]) {
  for (const line of text.split('\n')) {
    const [first] = marksIn(line, terms, sounds);
    if (!first) continue;
    const begin = first[0] > before && line.length > longest ? wordAfter(line, first[0] - before) : 0;
    const stop = line.length - begin > longest ? wordBefore(line, begin + longest, first[1]) : line.length;
    const shown = `${begin > 0 ? '…' : ''}${line.slice(begin, stop)}${stop < line.length ? '…' : ''}`;
    return { text: shown, marks: marksIn(shown, terms, sounds) };
  }
  return undefined;
}
const wordAfter = (line: string, at: number) => line.indexOf(' ', at) + 1;
const wordBefore = (line: string, at: number, least: number) => Math.max(line.lastIndexOf(' ', at), least);
