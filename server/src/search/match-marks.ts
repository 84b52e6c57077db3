import { normalizeText, runsOf, wordsOf } from './normalize-text.ts';
import { matcherOf, type Wanted } from './query-terms.ts';

/** Range from the first character of a word to the position after its last one, as JavaScript counts them. */
export type Mark = readonly [from: number, to: number];

// Signs that `normalize-text.ts` takes out of words stand in them here; at their ends they are no part of them.
const written = /[^\s\u05be\u2010-\u2015,;:!?()[\]{}<>|/\\+*=&%$#@~^_.₪…-]+/gu;
// The match begins at the first sign of a run, as in `normalize-text.ts`.
const edges = /^['"`׳״‘-‟]+|(?<!['"`׳״‘-‟])['"`׳״‘-‟]+$/gu;
/** '5.11.26', '052-555 1234', '289.90': digits and what stands between them. */
const figures = /(?<![0-9])[0-9]+(?:[-./,:\u05be\u2010-\u2015 ][0-9]+)+/gu;

/**
 * Marks the words of texts, as they stand there, that are wanted. Each spelling is looked at once, however many texts have
 * it: of a hundred notes that takes most of the time.
 */
export function markerFor(wanted: readonly Wanted[]) {
  const isAnyWanted = matcherOf(wanted);
  const figure = known((text) => runsOf(normalizeText(text)).some(({ digits }) => isAnyWanted(wordsOf(digits))));
  const word = known((text) => isAnyWanted(wordsOf(text)));

  function* found(text: string, form: RegExp, isFound: (text: string) => boolean): Generator<Mark> {
    for (const { 0: all, index } of text.matchAll(form)) {
      if (!isFound(all)) continue;
      const from = index + (form === written ? (/^['"`׳״‘-‟]+/u.exec(all)?.[0].length ?? 0) : 0);
      yield [from, from + (form === written ? all.replace(edges, '') : all).length];
    }
  }
  const marksIn = (text: string) => merged([...found(text, figures, figure), ...found(text, written, word)]);
  /** Range of the first match. */
  function firstIn(text: string): Mark | undefined {
    const [ofFigures] = found(text, figures, figure);
    const [ofWords] = found(text, written, word);
    if (!ofFigures || !ofWords) return ofFigures ?? ofWords;
    return ofFigures[0] <= ofWords[0] ? ofFigures : ofWords;
  }

  /** The line of a text in which a word was found, cut to what fits beside a title; nothing where none was. */
  function snippetOf(text: string) {
    for (const line of text.split('\n')) {
      const first = firstIn(line);
      if (!first) continue;
      const begin = first[0] > before && line.length > longest ? wordAfter(line, first[0] - before) : 0;
      const stop = line.length - begin > longest ? wordBefore(line, begin + longest, first[1]) : line.length;
      const shown = `${begin > 0 ? '…' : ''}${line.slice(begin, stop)}${stop < line.length ? '…' : ''}`;
      return { text: shown, marks: marksIn(shown) };
    }
    return undefined;
  }
  return { marksIn, snippetOf };
}

/** Answers of texts are kept as long as this is. */
function known(answer: (text: string) => boolean) {
  const answers = new Map<string, boolean>();
  return (text: string) => {
    const before = answers.get(text);
    if (before !== undefined) return before;
    const now = answer(text);
    answers.set(text, now);
    return now;
  };
}

/** Joins overlapping marks. */
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

const wordAfter = (line: string, at: number) => line.indexOf(' ', at) + 1;
const wordBefore = (line: string, at: number, least: number) => Math.max(line.lastIndexOf(' ', at), least);
