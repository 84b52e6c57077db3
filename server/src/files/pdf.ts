import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** What is told of a PDF without running any of it. */
export type AboutPdf = {
  /** Where they could be counted. */
  readonly pages: number | null;
  readonly isLocked: boolean;
  readonly hasScripts: boolean;
};

const chunk = 256 * 1024;
/** Longer than anything that is looked for, so that nothing is missed where two chunks meet. */
const overlap = 2048;
/** What is said of a stream stands this near to its name; of what is no nearer half a look says nothing. */
const near = overlap / 2;
/** Objects lie packed in streams of some hundreds each: these are far more than 20 MB of paper have. */
const most = { streams: 400, bytes: 8 * 1024 * 1024, unpacked: 64 * 1024 * 1024, pages: 100_000 };

/**
 * Reads a PDF from one end to the other, a chunk at a time. Nothing where it breaks off: an end that says where its
 * objects lie is what a reader looks for first.
 */
export async function readPdf(path: string): Promise<AboutPdf | undefined> {
  const file = await open(path);
  try {
    const found = { pages: 0, isLocked: false, hasScripts: false, isWhole: false };
    const packed: Packed[] = [];
    const look = (text: string, isOurs = (_index: number) => true) => {
      for (const { index } of text.matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)) if (isOurs(index)) found.pages += 1;
      found.isLocked ||= /\/Encrypt\s/.test(text);
      found.hasScripts ||= /\/(JavaScript|JS|Launch)[\s(<[/]/.test(text);
      found.isWhole ||= text.includes('startxref');
    };
    for (let from = 0; ; from += chunk) {
      const { text, isLast } = await textAt(file, from, chunk + overlap);
      // What lies where two chunks meet is seen by both: each has the half that it sees from both sides.
      const isOurs = (index: number) => (from === 0 || index >= near) && (isLast || index < chunk + near);
      look(text, isOurs);
      if (packed.length < most.streams) packed.push(...packedIn(text, from, isOurs));
      if (isLast) break;
    }
    if (!found.isWhole) return undefined;
    let room = most.unpacked;
    for (const stream of found.isLocked ? [] : packed.slice(0, most.streams)) {
      if (room < 0) break;
      const text = (await unpacked(file, stream)) ?? '';
      room -= text.length;
      look(text);
    }
    const { pages, isLocked, hasScripts } = found;
    const isCounted = room >= 0 && pages > 0 && pages <= most.pages;
    return { pages: isCounted ? pages : null, isLocked, hasScripts };
  } finally {
    await file.close();
  }
}

/** Where a stream of packed objects begins in the file, and how long it is. */
type Packed = { readonly at: number; readonly length: number };

function packedIn(text: string, from: number, isOurs: (index: number) => boolean): Packed[] {
  return [...text.matchAll(/\/Type\s*\/ObjStm/g).take(most.streams)].flatMap(({ index }) => {
    if (!isOurs(index)) return [];
    const before = text.slice(Math.max(0, index - near), index);
    const after = text.slice(index, index + near);
    const head = /stream\r?\n/.exec(after);
    const said = before.slice(Math.max(0, before.lastIndexOf('obj'))) + after.slice(0, head?.index);
    const length = /\/Length\s+(\d{1,8})(?!\d|\s+\d+\s+R)/.exec(said)?.[1];
    return head && length ? [{ at: from + index + head.index + head[0].length, length: Number(length) }] : [];
  });
}

async function unpacked(file: FileHandle, { at, length }: Packed) {
  if (length > most.bytes) return undefined;
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  const out = await inflated(bytes.subarray(0, bytesRead), { maxOutputLength: most.bytes }).catch(() => undefined);
  return out?.toString('latin1');
}

async function textAt(file: FileHandle, from: number, length: number) {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, from + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return { text: bytes.toString('latin1', 0, read), isLast: read < length };
}
