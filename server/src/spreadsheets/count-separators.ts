import { type Bounds, maxCellLength, Unreadable } from './table.ts';

/**
 * Refuses a CSV with far more cells than a table holds before it is parsed: each cell costs the parser some hundred bytes.
 * A cell may be text with as many commas as it has characters, so a row may have that many more than it has columns.
 * @throws Unreadable
 */
export function countSeparators(text: string, separators: readonly string[], { maxRows, maxColumns }: Bounds) {
  const counted = new Set(separators);
  const maxInRow = maxColumns + maxCellLength;
  let inAll = 0;
  let inRow = 0;
  let rows = 1;
  for (const letter of text) {
    if (letter === '\n' || letter === '\r') {
      rows += 1;
      inRow = 0;
    } else if (counted.has(letter)) {
      inAll += 1;
      inRow += 1;
      if (inRow > maxInRow) throw new Unreadable('tableTooWide');
    }
  }
  if (inAll > maxRows * maxColumns) throw new Unreadable(rows > maxRows ? 'tableTooLarge' : 'tableTooWide');
}
