import type { Row } from './list-rules.ts';

type By = { readonly sort: string; readonly isNullLast?: boolean };

/** Compares rows by fields; a leading `-` puts the largest first. */
export function inOrder(by: readonly By[]) {
  return (a: Row, b: Row) => {
    for (const { sort, isNullLast } of by) {
      const isFalling = sort.startsWith('-');
      const field = isFalling ? sort.slice(1) : sort;
      const compared = compare(field, [a[field] ?? null, b[field] ?? null], isFalling, isNullLast);
      if (compared !== 0) return compared;
    }
    return 0;
  };
}

/** Fields that are ordered as words are, with Latin letters before Hebrew ones as on the server; others by code points. */
const words = new Set(['title', 'description', 'name', 'insurer']);
const language = new Intl.Collator('en');

function compare(field: string, [one, other]: readonly [unknown, unknown], isFalling: boolean, isNullLast = false) {
  if (one === other) return 0;
  // PostgreSQL takes null for the largest.
  if (one === null || other === null) return (one === null) === (!isFalling || isNullLast) ? 1 : -1;
  const compared = words.has(field)
    ? language.compare(one as string, other as string)
    : (one as number) < (other as number)
      ? -1
      : 1;
  return isFalling ? -compared : compared;
}

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
// Niqqud, quotes and hyphens make no difference.
const passedOver = /[\u0591-\u05c7"'׳״’“”\-־]/;

/** A text as it is compared, and for each of its signs where it stands in the text. */
function plain(text: string) {
  let made = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]!;
    if (passedOver.test(sign)) continue;
    const lower = (finals[sign] ?? sign).toLowerCase();
    made += lower;
    for (let each = 0; each < lower.length; each++) places.push(place);
  }
  return { made, places };
}

const wordsOf = (asked: string) =>
  plain(asked)
    .made.split(/[\s,;]+/)
    .filter(Boolean);

/** True if each word stands in one of the fields. */
export function isInSearch(row: Row, fields: readonly string[], asked: string) {
  const texts = fields.flatMap((field) => {
    const value = row[field];
    return typeof value === 'string' || typeof value === 'number' ? [plain(String(value)).made] : [];
  });
  const words = wordsOf(asked);
  return words.length > 0 && words.every((word) => texts.some((text) => text.includes(word)));
}

/** A text with the places of the words in it, as the server marks them. */
export function withMarks(text: string, asked: string) {
  const { made, places } = plain(text);
  const marks: [number, number][] = [];
  for (const word of wordsOf(asked))
    for (let at = made.indexOf(word); at >= 0; at = made.indexOf(word, at + word.length))
      marks.push([places[at]!, places[at + word.length - 1]! + 1]);
  marks.sort(([a], [b]) => a - b);
  return { text, marks: marks.filter(([from], index) => index === 0 || from >= marks[index - 1]![1]) };
}
