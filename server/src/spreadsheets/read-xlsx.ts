import { buffer } from 'node:stream/consumers';
import { type Cell as SheetCell, type CellValue, readXlsx as readWorkbook } from 'hucre/xlsx';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { dropFarRows } from './drop-far-rows.ts';
import { numberMistaken, shownNumber } from './number-format.ts';
import { type Bounds, type Cell, type Table, trimmed, Unreadable } from './table.ts';

/** Charts, pictures and links to elsewhere are never unfolded. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
/** A workbook has some ten; a hundred sheets have two hundred. */
const maxEntries = 2000;

/**
 * Repacks the needed parts of a workbook: false sizes, overlapping entries and whatever else two readers of one ZIP see
 * differently stay behind.
 */
async function repacked(bytes: Uint8Array, { maxUnfolded, maxRows }: Bounds): Promise<Uint8Array> {
  const zip = await fromBufferPromise(Buffer.from(bytes)).catch(() => undefined);
  if (!zip) throw new Unreadable('fileBroken');
  if (zip.entryCount > maxEntries) throw new Unreadable('tableTooLarge');
  const parts = await partsOf(zip, maxUnfolded);
  if (!parts.has('xl/workbook.xml')) throw new Unreadable('fileNotTable');
  const made = new NewZip();
  const strings = parts.get('xl/sharedStrings.xml')?.toString('latin1') ?? '';
  for (const [name, content] of parts) {
    const isSheet = name.startsWith('xl/worksheets/');
    const near = isSheet ? Buffer.from(dropFarRows(content.toString('latin1'), strings, maxRows), 'latin1') : content;
    made.addBuffer(near, name, { compress: false });
  }
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
  const sheets: string[] = [];
  const read = (name: string | undefined) =>
    readWorkbook(sound, {
      readStyles: true,
      sheets: (info) => {
        if (info.hidden || info.veryHidden) return false;
        if (!sheets.includes(info.name)) sheets.push(info.name);
        return name === undefined ? sheets.length === 1 : info.name === name;
      },
    });
  const workbook = await read(wanted).catch(() => {
    throw new Unreadable('fileBroken');
  });
  const sheet = workbook.sheets[0];
  if (!sheet) throw new Unreadable('fileEmpty');
  const is1904 = workbook.dateSystem === '1904';
  const rows = sheet.rows.map((row, y) => row.map((value, x) => cellOf(value, sheet.cells?.get(`${y},${x}`), is1904)));
  return {
    format: 'xlsx',
    sheet: sheet.name,
    sheets,
    is1904,
    rows: trimmed(rows, bounds),
  };
}
