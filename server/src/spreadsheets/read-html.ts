import { attributeOf, type Attributes, readMarkup } from './markup-tags.ts';
import { sparseRows } from './sparse-rows.ts';
import { type Bounds, computedOrText, type Table, trimmed, Unreadable } from './table.ts';

/** Tags that begin a line of their own. */
const lineTags = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
  'table',
]);
/** Raised and lowered texts: a footnote beside a sum is no digit of it. */
const raised = new Set(['sup', 'sub']);
/** Tags whose text is not shown. */
const hidden = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noframes', 'xmp']);

type OpenTable = {
  /** Row of the whole page; undefined between two rows. */
  row: number | undefined;
  column: number;
  /** Column → number of the next rows that a cell of an earlier one reaches into. */
  readonly below: Map<number, number>;
  /** Columns of this row that a cell of an earlier one takes. */
  blocked: ReadonlySet<number>;
  cell: { readonly column: number; readonly isComputed: boolean; readonly texts: string[] } | undefined;
};

const spanOf = (attributes: Attributes, name: string, most: number) =>
  Math.min(most, Math.max(1, Number.parseInt(attributeOf(attributes, name) ?? '1', 10) || 1));

/** Text as a browser shows it: blanks are one, and lines end where tags end them. */
const shownText = (texts: readonly string[]) =>
  texts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/[\u00a0 ]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * The tables of a page below one another, as Excel opens it; a table within a cell is one of its own.
 * @throws Unreadable
 */
export function readHtml(text: string, bounds: Bounds): Table {
  const rows = sparseRows(bounds);
  const open: OpenTable[] = [];
  let count = 0;
  let tables = 0;
  let hiddenIn: string | undefined;

  function endCell(table: OpenTable) {
    const { row, cell } = table;
    table.cell = undefined;
    if (row === undefined || !cell) return;
    const shown = shownText(cell.texts);
    rows.set(row, cell.column, cell.isComputed ? { computed: shown } : computedOrText(shown));
  }
  function endRow(table: OpenTable) {
    endCell(table);
    table.row = undefined;
  }
  function startRow(table: OpenTable) {
    endRow(table);
    table.row = count;
    count += 1;
    table.column = 0;
    table.blocked = new Set(table.below.keys());
    for (const [column, left] of table.below)
      if (left > 1) table.below.set(column, left - 1);
      else table.below.delete(column);
  }
  function startCell(table: OpenTable, attributes: Attributes) {
    endCell(table);
    if (table.row === undefined) startRow(table);
    while (table.blocked.has(table.column)) table.column += 1;
    const across = spanOf(attributes, 'colspan', bounds.maxColumns + 1);
    const down = spanOf(attributes, 'rowspan', bounds.maxRows + 1);
    const isComputed = attributeOf(attributes, 'fmla') !== undefined;
    table.cell = { column: table.column, isComputed, texts: [] };
    if (down > 1)
      for (let column = table.column; column < Math.min(table.column + across, bounds.maxColumns + 1); column++)
        table.below.set(column, down - 1);
    table.column += across;
  }

  readMarkup(text, 'html', {
    onStart(name, attributes) {
      const table = open.at(-1);
      if (hidden.has(name)) hiddenIn = name;
      if (lineTags.has(name)) table?.cell?.texts.push('\n');
      if (raised.has(name)) table?.cell?.texts.push(' ');
      if (name === 'table') {
        tables += 1;
        open.push({ row: undefined, column: 0, below: new Map(), blocked: new Set(), cell: undefined });
      } else if (!table) return;
      else if (name === 'tr') startRow(table);
      else if (name === 'td' || name === 'th') startCell(table, attributes);
      else if (name === 'tbody' || name === 'thead' || name === 'tfoot') endRow(table);
    },
    onEnd(name) {
      const table = open.at(-1);
      if (name === hiddenIn) hiddenIn = undefined;
      if (lineTags.has(name)) table?.cell?.texts.push('\n');
      if (raised.has(name)) table?.cell?.texts.push(' ');
      if (!table) return;
      if (name === 'td' || name === 'th') endCell(table);
      else if (name === 'tr' || name === 'tbody' || name === 'thead' || name === 'tfoot') endRow(table);
      else if (name === 'table') {
        endRow(table);
        open.pop();
      }
    },
    onText(part) {
      if (hiddenIn === undefined) open.at(-1)?.cell?.texts.push(part.replaceAll(/[\t\n\r\f ]+/g, ' '));
    },
  });
  for (const table of open) endRow(table);
  if (tables === 0) throw new Unreadable('tableIsPage');
  return { format: 'html', sheet: null, sheets: [], is1904: false, rows: trimmed(rows.all(), bounds) };
}
