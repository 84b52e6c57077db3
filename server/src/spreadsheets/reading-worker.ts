import { readFile } from 'node:fs/promises';
import { serveJobs } from '../lib/process/serve-jobs.ts';
import { decodeText, isText } from './decode-text.ts';
import { detectMarkup } from './detect-markup.ts';
import { readCsv } from './read-csv.ts';
import { readHtml } from './read-html.ts';
import { readSpreadsheetMl } from './read-spreadsheetml.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Bounds, type Fault, type Table, Unreadable } from './table.ts';

export type Asked = { readonly path: string; readonly bounds: Bounds; readonly sheet: string | undefined };
export type Answered = { readonly table: Table } | { readonly fault: Fault };

const beginsWith = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

async function read({ path, bounds, sheet }: Asked): Promise<Answered> {
  const bytes = await readFile(path);
  try {
    if (beginsWith(bytes, 0x50, 0x4b)) return { table: await readXlsx(bytes, bounds, sheet) };
    // Excel's format of before 2007, and one that asks for a password.
    if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { fault: 'tableTooOld' };
    return { table: readText(decodeText(bytes).replace(/^\uFEFF/, ''), bounds, sheet) };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

function readText(text: string, bounds: Bounds, sheet: string | undefined): Table {
  if (!isText(text)) throw new Unreadable('fileNotTable');
  const markup = detectMarkup(text);
  if (markup === 'page') throw new Unreadable('tableIsPage');
  if (markup === 'html') return readHtml(text, bounds);
  if (markup === 'spreadsheetml') return readSpreadsheetMl(text, bounds, sheet);
  return readCsv(text, bounds);
}

serveJobs(read);
