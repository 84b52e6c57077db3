import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type ProcessedAttachment, readAttachment } from '../../files/formats/read-attachment.ts';
import type { Upload } from '../../files/uploads/receive-upload.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { inspectWorkbook } from '../../spreadsheets/inspect-workbook.ts';
import { decodeText, isTextThroughout } from '../../spreadsheets/decode-text.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Types that file-type gives to a ZIP, by the names of its first entries. */
const zipTypes = new Set([workbookType, 'application/zip']);

const unknownKind = () => invalid({ file: 'ticketFileUnknown' });

/**
 * Reads the type of a file for support from its bytes: a paper, a workbook or plain text; the last two are kept as they are. 422 at
 * the field `file` for anything else: pages and drawings of the web begin with `<`, and are none of these.
 */
export async function readTicketFile({ path, name }: Upload, userId: string): Promise<ProcessedAttachment> {
  const found = await fileTypeFromFile(path);
  if (found && zipTypes.has(found.mime)) {
    const looked = await inspectWorkbook(path, userId);
    if (looked !== 'workbook') throw looked === 'broken' ? invalid({ file: 'fileBroken' }) : unknownKind();
    return asItIs(path, workbookType);
  }
  if (found) {
    // The thumbnail is not stored: a conversation shows files by name.
    const { thumb: _thumb, ...paper } = await readAttachment(path, userId).catch((error: unknown) => {
      throw error instanceof Refusal && error.fields?.file === 'fileNotPaper' ? unknownKind() : error;
    });
    return paper;
  }
  return asItIs(path, await textType(path, name));
}

async function textType(path: string, name: string) {
  const text = decodeText(await readFile(path));
  if (!isTextThroughout(text) || /^[\s\ufeff]*</.test(text)) throw unknownKind();
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
}

const asItIs = (path: string, type: string): ProcessedAttachment => ({
  type,
  path,
  pages: null,
  width: null,
  height: null,
  isLocked: false,
  hasScripts: false,
});

const kept: Readonly<Record<string, string>> = { [workbookType]: 'xlsx', 'text/csv': 'csv', 'text/plain': 'txt' };

/** A file that is kept as it is ends as what it is: nothing else opens it where it was downloaded. */
export function keptNameOf(name: string, type: string) {
  const ending = kept[type];
  return !ending || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}
