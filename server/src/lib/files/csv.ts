// A spreadsheet takes a cell that begins so for something to compute. A text that begins with our mark and then so gets one more,
// so that whoever reads it back knows whose each is.
const computed = /^'*[=+\-@＝＋－＠\t\r]/;

const cell = (value: Cell) => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = computed.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

/** The mark by which spreadsheets know UTF-8, before all rows. */
export const csvMark = '\uFEFF';

/** Rows as RFC 4180 has them. */
export const csvRows = (rows: Rows) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A whole table. */
export const csvOf = (rows: Rows) => csvMark + csvRows(rows);
