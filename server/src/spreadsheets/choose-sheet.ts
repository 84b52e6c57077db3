import { type Bounds, type Cell, textOf, trimmed } from './table.ts';

export type Sheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

const countIn = (row: readonly Cell[]) => row.filter((cell) => textOf(cell).trim() !== '').length;
/** Rows of two cells or more: a title above a table has one. */
const isRow = (row: readonly Cell[]) => countIn(row) >= 2;

/** A head and a row below it, or two rows. */
export const hasTable = ({ rows }: Sheet) => rows.filter(isRow).length >= 2;
const hasRow = ({ rows }: Sheet) => rows.some(isRow);
const hasText = ({ rows }: Sheet) => rows.some((row) => countIn(row) > 0);

/**
 * The sheet that is read where nobody has chosen: the first that has a table, unless the one that was open when the file
 * was saved has one and the first has none.
 * @param active name of the sheet that was open
 */
export function chooseSheet<T extends Sheet>(sheets: readonly T[], active: string | undefined): T | undefined {
  const [first, ...others] = sheets;
  if (!first) return undefined;
  const inOrder = [first, ...others.filter(({ name }) => name === active), ...others];
  return inOrder.find(hasTable) ?? inOrder.find(hasRow) ?? inOrder.find(hasText) ?? first;
}

/** An empty sheet of several is an empty table, so that another can be chosen. */
export function trimmedSheet({ name, rows }: Sheet, names: readonly string[], bounds: Bounds) {
  return names.some((other) => other !== name) && !hasText({ name, rows }) ? [] : trimmed(rows, bounds);
}
