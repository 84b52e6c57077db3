import { Unreadable } from './table.ts';

/*
 * A workbook's reader makes a row for each number up to the last one, and a cell for each column up to the last one: an
 * empty cell with a format in row 1,048,576 costs as much as a million rows. It also follows merged, linked and validated
 * ranges, and no import needs these.
 */

/** Tags that rows and cells are told by. Each text between two `<` is read once, so that no text takes long. */
const tagPattern = /<(\/?)(?:\w+:)?(sheetData|row|c|f)(?=[\s/>])([^<>]*)>/g;
const isClosed = (attributes: string) => attributes.endsWith('/');
const isBlank = (xml: string) => xml.replaceAll(/<[^<>]*>/g, '').trim() === '';

/** Indexes of the shared strings that are blank. */
export function blankStrings(sharedStrings: string): ReadonlySet<number> {
  const blank = new Set<number>();
  let count = 0;
  let from: number | undefined;
  for (const { 0: tag, 1: end, 2: attributes = '', index } of sharedStrings.matchAll(
    /<(\/?)(?:\w+:)?si(?=[\s/>])([^<>]*)>/g,
  )) {
    if (end === '') from = index + tag.length;
    if (end === '' && !isClosed(attributes)) continue;
    if (isBlank(end === '' ? '' : sharedStrings.slice(from, index))) blank.add(count);
    count += 1;
  }
  return blank;
}

const letterOf = (digit: number) => String.fromCharCode(65 + digit);
/** Name of a column, from 0: A, Z, AA. */
const columnName = (column: number): string =>
  column < 26 ? letterOf(column) : columnName(Math.floor(column / 26) - 1) + letterOf(column % 26);
const columnOf = (name: string) =>
  [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const numberOf = (attributes: string) => Number(/\sr=["'](\d+)["']/.exec(attributes)?.[1] ?? 0);
const placeOf = (attributes: string) => /\sr=["']([A-Za-z]{1,3})(\d+)["']/.exec(attributes);

type Limits = { readonly maxRows: number; readonly maxColumns: number };

/**
 * Keeps the cells of a worksheet that hold something, in the rows and columns that are read. One that holds something
 * beyond these is moved next to them, so that the table still counts as too large or too wide.
 * @param sheet XML as Latin-1
 * @throws Unreadable
 */
export function compactSheet(sheet: string, blank: ReadonlySet<number>, { maxRows, maxColumns }: Limits): string {
  const rows: string[] = [];
  let cells: string[] = [];
  let [row, column, isFar, isWide] = [0, -1, false, false];
  let open: { readonly from: number; readonly attributes: string; formula: string } | undefined;
  let formulaFrom: number | undefined;
  let isInside = false;

  function keep(attributes: string, content: string, formula: string) {
    const [, name = '', number = ''] = placeOf(attributes) ?? [];
    column = name === '' ? column + 1 : columnOf(name);
    // Some writers number the cells and not the rows.
    if (number !== '') row = Number(number);
    const values = formula === '' ? content : content.replace(formula, '');
    const isShared = /\st=["']s["']/.test(attributes);
    const hasValue = !isBlank(values) && !(isShared && blank.has(Number(values.replaceAll(/<[^<>]*>/g, ''))));
    if (row > maxRows) isFar ||= hasValue;
    else if (column >= maxColumns) {
      if (hasValue && !isWide) cells.push(`<c r="${columnName(maxColumns)}${row}"><v>1</v></c>`);
      isWide ||= hasValue;
    } else if (hasValue || formula !== '') {
      const others = attributes.replace(/\sr=["'][^"']*["']/, '');
      cells.push(`<c r="${columnName(column)}${row}"${others}>${content}</c>`);
    }
  }
  function endRow() {
    if (cells.length > 0) rows.push(`<row r="${row}">${cells.join('')}</row>`);
    cells = [];
  }

  for (const { 0: tag, 1: end, 2: name, 3: attributes = '', index } of sheet.matchAll(tagPattern)) {
    const isEnd = end === '/';
    const after = index + tag.length;
    if (name === 'sheetData') isInside = !isEnd && !isClosed(attributes);
    else if (!isInside) continue;
    else if (name === 'row' && !isEnd) {
      endRow();
      row = numberOf(attributes) || row + 1;
      column = -1;
    } else if (name === 'c' && !isEnd) {
      if (isClosed(attributes)) keep(attributes.slice(0, -1), '', '');
      else open = { from: after, attributes, formula: '' };
    } else if (name === 'f' && open) {
      if (!isEnd && isClosed(attributes)) open.formula = tag;
      else if (!isEnd) formulaFrom = index;
      else if (formulaFrom !== undefined) open.formula = sheet.slice(formulaFrom, after);
    } else if (name === 'c' && open) {
      keep(open.attributes, sheet.slice(open.from, index), open.formula);
      open = undefined;
    }
  }
  // A worksheet that ends within its rows lost the others.
  if (isInside) throw new Unreadable('fileBroken');
  endRow();
  if (isFar) rows.push(`<row r="${maxRows + 1}"><c r="A${maxRows + 1}"><v>1</v></c></row>`);
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
