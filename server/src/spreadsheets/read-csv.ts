import { parse } from 'csv-parse/sync';
import { countSeparators } from './count-separators.ts';
import { type Bounds, type Cell, computedOrText, type Table, trimmed, Unreadable } from './table.ts';

const separators = [',', ';', '\t'] as const;
/** Rows by which it is told what stands between the cells. */
const sampled = 30;

type Way = { readonly separator: string; readonly most: number };

function rowsOf(text: string, { separator, most }: Way, quote: '"' | null = '"'): string[][] {
  return parse(text, {
    delimiter: separator,
    // A file can mix line ends: an exporter writes CR LF, a person who puts a title above it LF.
    record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
    quote,
    to: most,
    relax_column_count: true,
    // «שק 15 ק"ג» is written so by hand.
    relax_quotes: true,
  }) as string[][];
}

/** A quote that never ends is one of somebody's text. */
function rowsAnyhow(text: string, way: Way) {
  try {
    return rowsOf(text, way);
  } catch (error) {
    if ((error as { code?: string }).code !== 'CSV_QUOTE_NOT_CLOSED') throw new Unreadable('fileBroken');
  }
  try {
    return rowsOf(text, way, null);
  } catch {
    throw new Unreadable('fileBroken');
  }
}

/** Separator that gives the most rows with the same number of cells, for files without Excel's `sep=` line. */
function separatorOf(text: string) {
  const scores = separators.map((separator) => {
    const counts = rowsAnyhow(text, { separator, most: sampled })
      .map(({ length }) => length)
      .filter((count) => count > 1);
    const usual = Map.groupBy(counts, (count) => count);
    const best = [...usual.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    return { separator, score: best.length * 1000 + (best[0] ?? 0) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

// An apostrophe before a formula says that it is text, and is not part of it.
const marked = /^'+[=+\-@＝＋－＠\t\r]/;
const cellOf = (text: string): Cell => (marked.test(text) ? text.slice(1) : computedOrText(text));

/** Cuts the empty rows and cells at the end: a sheet with a format in its last row is saved as a million rows of separators. */
function withoutEmptyEnd(text: string, counted: readonly string[]) {
  const empty = new Set([...counted, '\r', '\n', ' ']);
  let end = text.length;
  while (end > 0 && empty.has(text[end - 1]!)) end -= 1;
  return end === 0 ? text : text.slice(0, end);
}

/** @throws Unreadable */
export function readCsv(whole: string, bounds: Bounds): Table {
  const [told = '', said] = /^sep=(.)\r?\n/i.exec(whole) ?? [];
  const counted = said ? [said] : separators;
  const text = withoutEmptyEnd(whole.slice(told.length), counted);
  countSeparators(text, counted, bounds);
  const rows = rowsAnyhow(text, { separator: said ?? separatorOf(text), most: bounds.maxRows + 1 });
  return {
    format: 'csv',
    sheet: null,
    sheets: [],
    is1904: false,
    rows: trimmed(
      // Programs that open the file count the row of `sep=`, too.
      [...(said ? [[]] : []), ...rows].map((row) => row.map(cellOf)),
      bounds,
    ),
  };
}
