import { chooseSheet, trimmedSheet } from './choose-sheet.ts';
import { attributeOf, type Attributes, readMarkup } from './markup-tags.ts';
import { shownNumber } from './number-format.ts';
import { sparseRows } from './sparse-rows.ts';
import { type Bounds, type Cell, type Table, trimmed, Unreadable } from './table.ts';

/** Formats that have a name instead of a pattern. */
const namedFormats: Readonly<Record<string, string>> = {
  Currency: '#,##0.00',
  'Euro Currency': '[$€-1]#,##0.00',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Percent: '0.00%',
};

type Worksheet = {
  readonly name: string;
  isHidden: boolean;
  readonly cells: ReturnType<typeof sparseRows>;
  row: number;
  column: number;
  /** Rows after this one that are like it, and empty. */
  repeated: number;
  readonly styles: { table?: string | undefined; row?: string | undefined; readonly column: Map<number, string> };
};
type OpenCell = { readonly attributes: Attributes; type: string | undefined; text: string };

const nameOf = (tag: string) => tag.slice(tag.indexOf(':') + 1);
const numberOf = (attributes: Attributes, name: string) =>
  Math.max(0, Math.trunc(Number(attributeOf(attributes, name) ?? 0)) || 0);
const styleOf = (attributes: Attributes) => attributeOf(attributes, 'styleid');

/**
 * The sheets of a workbook as XML, as Excel 2003 and programs of banks write it.
 * @throws Unreadable
 */
export function readSpreadsheetMl(text: string, bounds: Bounds, wanted: string | undefined): Table {
  const formats = new Map<string, { readonly parent: string | undefined; format?: string | undefined }>();
  const sheets: Worksheet[] = [];
  let [active, is1904, isInComment, isInData] = [0, false, false, false];
  let style = '';
  let cell: OpenCell | undefined;
  /** Text of an element that tells something of the workbook. */
  let told = '';

  function formatOf(id: string | undefined, depth = 0): string | undefined {
    const found = formats.get(id ?? '');
    // Styles that are each other’s parent have none.
    return found?.format ?? (found?.parent && depth < 20 ? formatOf(found.parent, depth + 1) : undefined);
  }
  function shown({ styles, column }: Worksheet, { attributes, type, text: data }: OpenCell): string {
    if (type === 'DateTime') return data.trim().slice(0, 10);
    if (type === 'Boolean') return data.trim() === '1' ? 'true' : 'false';
    const number = Number(data);
    if (type !== 'Number' || data.trim() === '' || Number.isNaN(number)) return data;
    const id = styleOf(attributes) ?? styles.row ?? styles.column.get(column) ?? styles.table ?? 'Default';
    return shownNumber(number, formatOf(id));
  }

  const starts: Readonly<Record<string, (attributes: Attributes, sheet: Worksheet | undefined) => void>> = {
    style(attributes) {
      style = attributeOf(attributes, 'id') ?? '';
      formats.set(style, { parent: attributeOf(attributes, 'parent') });
    },
    numberformat(attributes) {
      const format = attributeOf(attributes, 'format');
      const about = formats.get(style);
      if (about && format !== undefined) about.format = namedFormats[format] ?? format;
    },
    worksheet(attributes) {
      const name = attributeOf(attributes, 'name') ?? '';
      const styles = { column: new Map<number, string>() };
      sheets.push({ name, isHidden: false, cells: sparseRows(bounds), row: -1, column: -1, repeated: 0, styles });
    },
    table(attributes, sheet) {
      if (sheet) sheet.styles.table = styleOf(attributes);
    },
    column(attributes, sheet) {
      if (!sheet) return;
      const { styles } = sheet;
      const first = (numberOf(attributes, 'index') || sheet.column + 2) - 1;
      const last = first + numberOf(attributes, 'span');
      const id = styleOf(attributes);
      if (id !== undefined)
        for (let at = first; at <= Math.min(last, bounds.maxColumns); at++) styles.column.set(at, id);
      sheet.column = last;
    },
    row(attributes, sheet) {
      if (!sheet) return;
      sheet.row = (numberOf(attributes, 'index') || sheet.row + sheet.repeated + 2) - 1;
      sheet.repeated = numberOf(attributes, 'span');
      sheet.column = -1;
      sheet.styles.row = styleOf(attributes);
    },
    cell(attributes, sheet) {
      if (!sheet) return;
      sheet.column = (numberOf(attributes, 'index') || sheet.column + 2) - 1;
      cell = { attributes, type: undefined, text: '' };
    },
    data(attributes) {
      if (!cell || isInComment) return;
      cell.type = attributeOf(attributes, 'type');
      isInData = true;
    },
    comment: () => void (isInComment = true),
    date1904: () => void (is1904 = true),
    activesheet: () => void (told = ''),
    visible: () => void (told = ''),
  };
  const ends: Readonly<Record<string, (sheet: Worksheet | undefined) => void>> = {
    data: () => void (isInData = false),
    comment: () => void (isInComment = false),
    cell(sheet) {
      if (sheet && cell) {
        const value = shown(sheet, cell);
        const isComputed = attributeOf(cell.attributes, 'formula') !== undefined;
        const content: Cell = isComputed ? { computed: value } : value;
        sheet.cells.set(sheet.row, sheet.column, content);
        sheet.column += numberOf(cell.attributes, 'mergeacross');
      }
      cell = undefined;
    },
    activesheet: () => void (active = Number(told) || 0),
    visible(sheet) {
      if (sheet) sheet.isHidden = /hidden/i.test(told);
    },
  };
  readMarkup(text, 'xml', {
    onStart: (tag, attributes) => starts[nameOf(tag)]?.(attributes, sheets.at(-1)),
    onEnd: (tag) => ends[nameOf(tag)]?.(sheets.at(-1)),
    onText(part) {
      if (isInData && cell) cell.text += part;
      else told += told.length < 100 ? part.slice(0, 100) : '';
    },
  });

  const shownSheets = sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, cells }) => ({ name, rows: cells.all() }));
  const names = shownSheets.map(({ name }) => name);
  const sheet =
    wanted === undefined
      ? chooseSheet(shownSheets, sheets[active]?.name)
      : shownSheets.find(({ name }) => name === wanted);
  if (!sheet) throw new Unreadable('fileEmpty');
  return {
    format: 'spreadsheetml',
    sheet: sheet.name,
    sheets: names,
    is1904,
    rows: wanted === undefined ? trimmed(sheet.rows, bounds) : trimmedSheet(sheet, names, bounds),
  };
}
