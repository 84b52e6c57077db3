import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, test } from 'vitest';
import { type Piece, rowPieces } from './row-pieces.ts';

async function* inChunks(bytes: Buffer, sizes: readonly number[]) {
  for (let at = 0, nth = 0; at < bytes.length; nth += 1) {
    const size = sizes[nth % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function piecesOf(bytes: Buffer, sizes: readonly number[]) {
  const pieces: Piece[] = [];
  for await (const piece of rowPieces(inChunks(bytes, sizes))) pieces.push(piece);
  return pieces;
}
const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, nth) => `${first + nth}\t${'x'.repeat((first + nth) % 300)}\n`);

test('Pieces are the rows that went in, however they arrive', async () => {
  const text = fc.array(
    fc.string({ maxLength: 80 }).map((row) => `${row.replaceAll('\n', ' ')}\n`),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
      async (rows, sizes) => {
        const bytes = Buffer.from(rows.join(''));
        const pieces = await piecesOf(bytes, sizes);
        expect(Buffer.concat(pieces.map((piece) => piece.bytes)).equals(bytes)).toBe(true);
        expect(pieces.reduce((sum, piece) => sum + piece.rows, 0)).toBe(rows.length);
      },
    ),
  );
});

test('A row that is inserted or changed leaves all pieces but its own as they were', async () => {
  const rows = rowsFrom(0, 40_000);
  const before = await piecesOf(Buffer.from(rows.join('')), [65_536]);
  expect(before.length).toBeGreaterThan(8);
  const changed = rows.with(20_000, 'another row\n').toSpliced(20_001, 0, 'a new row\n');
  const after = await piecesOf(Buffer.from(changed.join('')), [10_007]);
  const known = new Set(before.map(({ bytes }) => bytes.toString('base64')));
  const added = after.filter(({ bytes }) => !known.has(bytes.toString('base64')));
  expect(added.length).toBeLessThanOrEqual(2);
  expect(after.at(-1)!.bytes.equals(before.at(-1)!.bytes)).toBe(true);
});
