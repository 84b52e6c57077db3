import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** Properties of a PDF that are read without running any of it. */
export type AboutPdf = {
  /** Null when the pages could not be counted. */
  readonly pages: number | null;
  readonly isLocked: boolean;
  readonly hasScripts: boolean;
};

const megabyte = 1024 * 1024;
/**
 * Bytes after decompression. An object stream holds some hundreds of objects: 8 MB of them is more than a paper has, and
 * 20 MB of numbers already fill the heap of a process. Pictures do not count, since nothing here decompresses them.
 */
const most = { objectStream: 8 * megabyte, allStreams: 50 * megabyte, pages: 100_000 };
/** A dictionary before its stream is shorter. */
const maxDictionaryLength = 4096;

/**
 * Reads a PDF of at most 20 MB, from a path.
 * @returns nothing when it breaks off: a reader looks first for the end, which says where the objects are
 */
export async function readPdf(path: string): Promise<AboutPdf | 'tooLarge' | undefined> {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  if (!text.includes('startxref')) return undefined;
  const found = { pages: 0, isLocked: false, hasScripts: false };
  const look = (part: string) => {
    found.pages += countOf(part, /\/Type\s*\/Page(?![A-Za-z])/g);
    found.isLocked ||= /\/Encrypt\s/.test(part);
    found.hasScripts ||= /\/(JavaScript|JS|Launch)[\s(<[/]/.test(part);
  };
  look(text);
  let room = most.allStreams;
  for (const { at, isObjects } of streamsIn(text)) {
    const unpacked = inflated(bytes.subarray(at), isObjects ? Math.min(room, most.objectStream) : room);
    if (unpacked === 'tooLarge') return 'tooLarge';
    room -= unpacked.length;
    if (isObjects && !found.isLocked) look(unpacked.toString('latin1'));
  }
  const { pages, isLocked, hasScripts } = found;
  return { pages: pages > 0 && pages <= most.pages ? pages : null, isLocked, hasScripts };
}

function countOf(text: string, pattern: RegExp) {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

/** Streams by their keyword, since a `Length` can lie, and with every line end that readers accept. */
function* streamsIn(text: string) {
  for (const { index, 0: keyword } of text.matchAll(/stream ?\r?\n?/g)) {
    const at = index + keyword.length;
    if (!isZlib(text.charCodeAt(at), text.charCodeAt(at + 1))) continue;
    const before = text.slice(Math.max(0, index - maxDictionaryLength), index);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    if (!isPicture(dictionary)) yield { at, isObjects: /\/Type\s*\/ObjStm/.test(dictionary) };
  }
}

/** RFC 1950, 2.2: method 8, and a check that makes the first two bytes a multiple of 31. */
const isZlib = (first: number, second: number) => (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

/** A dictionary that hides its type behind escapes or a reference counts as no picture. */
const isPicture = (dictionary: string) =>
  /\/Subtype\s*\/Image(?![A-Za-z])/.test(dictionary) && !/ObjStm|XRef|#|\/Type\s*\d/.test(dictionary);

/** Filters can be chained, so that kilobytes expand to megabytes and these to gigabytes. */
function inflated(packed: Uint8Array, mostBytes: number): Buffer | 'tooLarge' {
  let room = mostBytes;
  let bytes = packed;
  let last = Buffer.alloc(0);
  while (isZlib(bytes[0]!, bytes[1]!)) {
    try {
      last = inflateSync(bytes, { maxOutputLength: room + 1 });
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
      break;
    }
    room -= last.length;
    if (room < 0) return 'tooLarge';
    bytes = last;
  }
  return last;
}
