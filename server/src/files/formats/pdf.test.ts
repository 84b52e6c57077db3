import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { fc } from '@tzemed/contract/testing/fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { besideModule, jobProcess } from '../../lib/process/job-process.ts';
import { patienceScale } from '../../lib/process/patience-scale.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { readPdf } from './pdf.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-pdf-'));
afterAll(() => rm(folder, { recursive: true }));
async function read(bytes: Uint8Array) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return readPdf(file);
}

/** A stream with its dictionary. */
function stream(content: Uint8Array, more = '', level = 9) {
  const bytes = deflateSync(content, { level }).toString('latin1');
  return `4 0 obj\n<< ${more}/Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj\n`;
}
const objectStream = (content: Uint8Array, more = '') => stream(content, `/Type /ObjStm ${more}`);
const withStreams = (...streams: readonly string[]) =>
  Buffer.from(Buffer.from(pdf()).toString('latin1') + streams.join(''), 'latin1');

const plain = { isLocked: false, hasScripts: false };

describe('readPdf', () => {
  it.each([
    ['one page', {}, { ...plain, pages: 1 }],
    ['a thousand pages', { pages: 1000 }, { ...plain, pages: 1000 }],
    ['pages that lie packed', { pages: 37, isPacked: true }, { ...plain, pages: 37 }],
    ['a script', { script: 'app.alert(1)' }, { isLocked: false, hasScripts: true, pages: 1 }],
    ['a password', { isLocked: true, isPacked: true, pages: 4 }, { isLocked: true, hasScripts: false, pages: null }],
  ] as const)('%s is told', async (_what, made, told) => {
    expect(await read(pdf(made))).toEqual(told);
  });

  it('no page is missed or counted twice, wherever a chunk ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 261_500, max: 262_400 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        async (padding, pages, isPacked) => {
          expect(await read(pdf({ padding, pages, isPacked }))).toEqual({ ...plain, pages });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('that ends in the middle nothing is told', async () => {
    const whole = pdf({ pages: 3 });
    expect(await read(whole.slice(0, whole.length - 30))).toBeUndefined();
    expect(await read(new Uint8Array())).toBeUndefined();
  });

  // A scan that grows with the square of the file takes minutes for one of 5 MB, so nothing is measured here.
  it.each([
    ['packed objects', '/Type/ObjStm'],
    ['streams', 'stream\n'],
    ['objects without streams', '1 0 obj<<'],
  ])('that names %s over and over it ends', async (_what, named) => {
    const bytes = Buffer.from(`%PDF-1.7\n${named.repeat(5_000_000 / named.length)}\nstartxref\n`, 'latin1');
    const file = path.join(folder, 'named');
    await writeFile(file, bytes);
    // A process can be ended in the middle of a loop.
    const ask = jobProcess(besideModule('pdf-worker', import.meta.url), { heapMb: 128, memoryMb: 512 });
    expect(await ask(file, 50_000 / patienceScale)).toEqual({ ...plain, pages: null });
  });

  it('a font or text that expands to less than the bound is fine, and so are pictures of any size', async () => {
    const picture = stream(Buffer.alloc(60_000_000), '/Subtype /Image /Width 10000 /Height 6000 ');
    expect(await read(withStreams(stream(Buffer.alloc(20_000_000)), picture))).toEqual({ ...plain, pages: 1 });
  });

  it.each([
    ['an array of ten million numbers in an object stream', () => [objectStream(Buffer.from('1 '.repeat(1e7)))]],
    ['a stream of blanks', () => [stream(Buffer.alloc(60_000_000, 32))]],
    ['three streams that are too much together', () => Array(3).fill(stream(Buffer.alloc(20_000_000)))],
    ['a stream that is compressed twice', () => [stream(deflateSync(Buffer.alloc(60_000_000)), '', 1)]],
    ['a stream whose length lies', () => [stream(Buffer.alloc(60_000_000)).replace(/Length \d+/, 'Length 5')]],
    ['an object stream that says it is a picture', () => [objectStream(Buffer.alloc(9_000_000), '/Subtype /Image ')]],
    ['a stream beside a comment about encryption', () => ['% /Encrypt \n', stream(Buffer.alloc(60_000_000))]],
    ['a stream after a carriage return', () => [stream(Buffer.alloc(60_000_000)).replace('stream\n', 'stream\r')]],
    ['a stream after no line end', () => [stream(Buffer.alloc(60_000_000)).replace('stream\n', 'stream')]],
    ['a picture with an escaped type', () => [stream(Buffer.alloc(60_000_000), '/Subtype /Image /Type /Obj#53tm ')]],
  ])('returns tooLarge for a PDF with %s', async (_what, streams) => {
    expect(await read(withStreams(...streams()))).toBe('tooLarge');
  });

  it('ends for any bytes, and never reports an impossible page count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), fc.nat(3000), async (noise, at) => {
        const whole = pdf({ pages: 2, isPacked: true });
        whole.set(noise.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length));
        const told = await read(whole);
        expect(told === 'tooLarge' || (told?.pages ?? 1) > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
