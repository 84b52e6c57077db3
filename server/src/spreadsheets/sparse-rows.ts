import { type Bounds, type Cell, textOf } from './table.ts';

/**
 * Rows whose cells come with a place, and of which most may be empty. Nothing is made for what is empty in between; what
 * stands beyond the limits is put next to them, so that the table counts as too large or too wide.
 */
export function sparseRows({ maxRows, maxColumns }: Pick<Bounds, 'maxRows' | 'maxColumns'>) {
  const rows: Cell[][] = [];
  return {
    set(row: number, column: number, cell: Cell) {
      if (textOf(cell).trim() === '') return;
      const cells = (rows[Math.min(row, maxRows)] ??= []);
      cells[Math.min(column, maxColumns)] = cell;
    },
    all: (): Cell[][] => Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? '')),
  };
}
