/** Text as it stands; of a cell that was computed, what had come of it when the file was saved. It is never computed here. */
export type Cell = string | { readonly computed: string };

/** A table as it stands in a file, from its first row on. */
export type Table = {
  readonly format: 'csv' | 'xlsx' | 'html' | 'spreadsheetml';
  /** The sheet that was read, of those that are shown. */
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  /** Days that are numbers are counted from 1904. */
  readonly is1904: boolean;
  readonly rows: readonly (readonly Cell[])[];
};

/** Limits on how much of a file is read. */
export type Bounds = {
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Bytes that an XLSX may unfold to. */
  readonly maxUnfolded: number;
};

/** Reasons why a file is not read. */
export type Fault =
  | 'fileNotTable'
  | 'tableTooOld'
  | 'tableIsPage'
  | 'fileBroken'
  | 'tableTooLarge'
  | 'tableTooWide'
  | 'fileEmpty';

/** Thrown for a file that cannot be read. */
export class Unreadable extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

export const textOf = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.computed : (cell ?? ''));

/** Text that a spreadsheet program would take for a formula counts as computed. */
export const computedOrText = (text: string): Cell => (text.startsWith('=') ? { computed: text } : text);

/** Maximum number of characters in a cell, as in spreadsheet programs. */
export const maxCellLength = 32_767;
/** Signs of all cells: one text that a workbook names a thousand times is sent on a thousand times. */
const maxCharacters = 16 * 1024 * 1024;

function demandBounded(rows: readonly (readonly Cell[])[]) {
  let left = maxCharacters;
  for (const row of rows)
    for (const cell of row) {
      const { length } = textOf(cell);
      left -= length;
      if (length > maxCellLength || left < 0) throw new Unreadable('tableTooLarge');
    }
}

/** Removes empty rows and cells at the end. */
export function trimmed(rows: readonly (readonly Cell[])[], { maxRows, maxColumns }: Bounds) {
  demandBounded(rows);
  const last = rows.findLastIndex((row) => row.some((cell) => textOf(cell).trim() !== ''));
  if (last < 0) throw new Unreadable('fileEmpty');
  if (last >= maxRows) throw new Unreadable('tableTooLarge');
  return rows.slice(0, last + 1).map((row) => {
    const end = row.findLastIndex((cell) => textOf(cell).trim() !== '') + 1;
    if (end > maxColumns) throw new Unreadable('tableTooWide');
    return row.slice(0, end);
  });
}
