import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;
/** Smallest piece that ends after a row; below it an object costs more than it saves. */
const LEAST_BYTES = 2 ** 18;
/** Largest piece, so that one fits in memory several times. */
const MOST_BYTES = 2 ** 22;
/** One row of so many ends a piece. */
const ROWS = 512;

export type Piece = { readonly bytes: Buffer; readonly rows: number };

/**
 * Cuts rows into pieces after rows whose checksum says so: a row that is added or changed changes its own piece, and the
 * next pieces stay what they were.
 */
export async function* rowPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let parts: Buffer[] = [];
  let [size, rows] = [0, 0];
  /** Row whose end has not come yet. */
  let open: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const row = Buffer.concat([...open, chunk.subarray(start, end + 1)]);
      open = [];
      start = end + 1;
      parts.push(row);
      size += row.length;
      rows += 1;
      if (size >= MOST_BYTES || (size >= LEAST_BYTES && crc32(row) % ROWS === 0)) {
        yield { bytes: Buffer.concat(parts), rows };
        [parts, size, rows] = [[], 0, 0];
      }
    }
    if (start < chunk.length) open.push(Buffer.from(chunk.subarray(start)));
  }
  if (size > 0) yield { bytes: Buffer.concat(parts), rows };
}
