import { buffer } from 'node:stream/consumers';
import { openPromise, type ZipFile } from 'yauzl';

/** A workbook has some ten; a hundred sheets have two hundred. */
const maxEntries = 2000;
/** Maximum unpacked size of a workbook in bytes, for the people who open it. */
const maxUnfolded = 256 * 1024 * 1024;
const maxOfBook = 4 * 1024 * 1024;
const needed = ['[Content_Types].xml', 'xl/workbook.xml'] as const;
/** Programs that Excel would run. */
const hasPrograms = /^xl\/(vbaProject|macrosheets)/i;

export type WorkbookCheck = 'workbook' | 'other' | 'broken';

/** Checks whether a file is an XLSX: a ZIP with a readable workbook, no programs, and no more than can be unpacked. */
export async function detectWorkbook(path: string): Promise<WorkbookCheck> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      return await look(zip);
    } finally {
      zip.close();
    }
  } catch {
    return 'broken';
  }
}

async function look(zip: ZipFile): Promise<WorkbookCheck> {
  if (zip.entryCount > maxEntries) return 'broken';
  const found = new Set<string>();
  let left = maxUnfolded;
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) return 'broken';
    if (hasPrograms.test(entry.fileName)) return 'other';
    if (!needed.some((name) => name === entry.fileName)) continue;
    if (entry.uncompressedSize > maxOfBook) return 'broken';
    // Ends with an error if the entry unpacks to more than it claims.
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    if (bytes.length === 0) return 'broken';
    found.add(entry.fileName);
  }
  return needed.every((name) => found.has(name)) ? 'workbook' : 'other';
}
