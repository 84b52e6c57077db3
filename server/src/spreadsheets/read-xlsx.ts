import { buffer } from 'node:stream/consumers';
import { type Cell as SheetCell, type CellValue, readXlsx as readWorkbook } from 'hucre/xlsx';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { chooseSheet, hasTable, trimmedSheet } from './choose-sheet.ts';
import { blankStrings, compactSheet } from './compact-sheet.ts';
import { numberMistaken, shownNumber } from './number-format.ts';
import { type Bounds, type Cell, type Table, trimmed, Unreadable } from './table.ts';

/** Charts, pictures and links to elsewhere are never unfolded. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/(worksheets|chartsheets|dialogsheets|macrosheets)\/[^/]+\.xml)$/i;
/** Sheets without rows: the reader takes them for worksheets that are missing. */
const rowlessRelation = /\/(chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)(?=["'])/g;
const emptySheet =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';
/** A workbook has some ten; a hundred sheets have two hundred. */
const maxEntries = 2000;

/**
 * Repacks the needed parts of a workbook: false sizes, overlapping entries and whatever else two readers of one ZIP see
 * differently stay behind.
 */
async function repacked(bytes: Uint8Array, bounds: Bounds): Promise<Uint8Array> {
  const zip = await fromBufferPromise(Buffer.from(bytes)).catch(() => undefined);
  if (!zip) throw new Unreadable('fileBroken');
  if (zip.entryCount > maxEntries) throw new Unreadable('tableTooLarge');
  const parts = await partsOf(zip, bounds.maxUnfolded);
  if (!parts.has('xl/workbook.xml')) throw new Unreadable('fileNotTable');
  const made = new NewZip();
  const blank = blankStrings(parts.get('xl/sharedStrings.xml')?.toString('latin1') ?? '');
  const partOf = (name: string, content: Buffer) => {
    if (name.startsWith('xl/worksheets/'))
      return Buffer.from(compactSheet(content.toString('latin1'), blank, bounds), 'latin1');
    if (/^xl\/\w+sheets\//.test(name)) return Buffer.from(emptySheet);
    if (!name.startsWith('xl/_rels/')) return content;
    return Buffer.from(content.toString('latin1').replaceAll(rowlessRelation, '/worksheet'), 'latin1');
  };
  for (const [name, content] of parts) made.addBuffer(partOf(name, content), name, { compress: false });
  made.end();
  return buffer(made.outputStream as unknown as AsyncIterable<Buffer>);
}

async function partsOf(zip: ZipFile, maxUnfolded: number) {
  const parts = new Map<string, Buffer>();
  let left = maxUnfolded;
  for await (const entry of zip.eachEntry()) {
    if (!needed.test(entry.fileName)) continue;
    left -= entry.uncompressedSize;
    if (left < 0) throw new Unreadable('tableTooLarge');
    // Ends with an error if the entry unpacks to more than it claims.
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Text of a cell as it is displayed. */
function shown(value: CellValue | undefined, format: string | undefined, is1904: boolean): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const number = numberMistaken(value, format, is1904);
    return number === undefined ? isoDay(value) : shownNumber(number, format);
  }
  if (typeof value === 'number') return shownNumber(value, format);
  return value === null || value === undefined ? '' : String(value);
}

function cellOf(value: CellValue, more: SheetCell | undefined, is1904: boolean): Cell {
  const format = more?.style?.numFmt;
  return more?.formula === undefined
    ? shown(value, format, is1904)
    : { computed: shown(more.formulaResult ?? value, format, is1904) };
}

/** @throws Unreadable */
export async function readXlsx(bytes: Uint8Array, bounds: Bounds, wanted: string | undefined): Promise<Table> {
  const sound = await repacked(bytes, bounds).catch((error: unknown) => {
    throw error instanceof Unreadable ? error : new Unreadable('fileBroken');
  });
  const names: string[] = [];
  const indexes = new Map<number, string>();
  const read = (isRead: (name: string) => boolean) =>
    readWorkbook(sound, {
      readStyles: true,
      sheets: ({ name, index, hidden, veryHidden }) => {
        if (hidden || veryHidden) return false;
        if (!indexes.has(index)) names.push(name);
        indexes.set(index, name);
        return isRead(name);
      },
    }).catch(() => {
      throw new Unreadable('fileBroken');
    });
  // The other sheets are read only where the first has no table.
  const first = await read((name) => name === (wanted ?? names[0]));
  const isDone = wanted !== undefined || names.length === 1;
  const sheetsOf = ({ sheets, dateSystem }: typeof first) =>
    sheets.map(({ name, rows, cells }) => ({
      name,
      rows: rows.map((row, y) => row.map((value, x) => cellOf(value, cells?.get(`${y},${x}`), dateSystem === '1904'))),
    }));
  const found = sheetsOf(first);
  const all = isDone || found.some(hasTable) ? found : sheetsOf(await read(() => true));
  const sheet = chooseSheet(all, indexes.get(first.activeSheet ?? 0));
  if (!sheet) throw new Unreadable('fileEmpty');
  return {
    format: 'xlsx',
    sheet: sheet.name,
    sheets: names,
    is1904: first.dateSystem === '1904',
    rows: wanted === undefined ? trimmed(sheet.rows, bounds) : trimmedSheet(sheet, names, bounds),
  };
}
