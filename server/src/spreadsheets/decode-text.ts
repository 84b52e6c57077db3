/** Number of bytes from which the encoding of a file is detected. */
const looked = 4096;

/** Old programs end a file by Ctrl+Z, and fill the last block of a disk with it or with zeros. */
const isEndMark = (code: number) => code === 0x1a || code === 0;

/**
 * The text of a file that does not say in what it is written: UTF-8, UTF-16, or as Hebrew Windows has always had it.
 * Marks of its end are no part of it.
 */
export const decodeText = (bytes: Uint8Array): string => withoutEnd(decoded(bytes));

function decoded(bytes: Uint8Array) {
  const wide = widthOf(bytes);
  // Half a character of UTF-16 is an end mark of one byte.
  if (wide) return new TextDecoder(wide).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declaredIn(bytes) ?? 'windows-1255').decode(bytes);
  }
}

/** The encoding that a page says of itself, other than Unicode. */
function declaredIn(bytes: Uint8Array) {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, looked));
  const [, label = ''] = (/^\s*</.test(begin) && /(?:charset|encoding)\s*=\s*["']?([\w-]{1,40})/i.exec(begin)) || [];
  try {
    return /^utf|^$/i.test(label) ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** Loops from the end: a pattern would begin anew at each blank of the text. */
function withoutEnd(text: string) {
  let end = text.length;
  for (const isPart of [isSpace, isEndMark, isSpace]) while (end > 0 && isPart(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** UTF-16 by its mark, or by the zeros beside each Latin letter, comma and digit. */
function widthOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const begin = bytes.subarray(
    0,
    Math.min(looked, 1 + bytes.findLastIndex((byte) => !isEndMark(byte) && !isSpace(byte))),
  );
  const zeros = [0, 0];
  begin.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even, odd] = zeros as [number, number];
  // Every fifth sign is a comma, a digit, the end of a line.
  const enough = Math.max(4, begin.length / 10);
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

/** Control characters that no text has: a file with one is something else. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
export const isText = (text: string) => !binary.test(text.slice(0, looked));
/** The same of all of it. */
export const isTextThroughout = (text: string) => !binary.test(text);
