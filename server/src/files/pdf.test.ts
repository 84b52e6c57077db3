import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { fc } from '@tzemed/contract/testing/fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { cpuTime } from '../testing/cpu-time.ts';
import { pdf } from '../testing/pdf.ts';
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

describe('Of a PDF', () => {
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

  it('that names packed objects over and over nobody waits', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${'/Type/ObjStm'.repeat(60_000)}\nstartxref\n`);
    const took = await cpuTime(async () => expect(await read(bytes)).toEqual({ ...plain, pages: null }));
    expect(took).toBeLessThan(3000);
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
    ['a picture with an escaped type', () => [stream(Buffer.alloc(60_000_000), '/Subtype /Image /Type /Obj#53tm ')]],
  ])('with %s is too large', async (_what, streams) => {
    expect(await read(withStreams(...streams()))).toBe('tooLarge');
  });

  it('whatever the bytes are, it ends, and says nothing that cannot be', async () => {
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
