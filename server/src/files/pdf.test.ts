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

  it('that unpacks to more than a paper can be no page is counted', async () => {
    const bytes = deflateSync(Buffer.alloc(7_900_000)).toString('latin1');
    const stream = `4 0 obj\n<< /Type /ObjStm /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj\n`;
    const page = Buffer.from(pdf()).toString('latin1');
    expect(await read(Buffer.from(page + stream.repeat(3), 'latin1'))).toEqual({ ...plain, pages: 1 });
    expect(await read(Buffer.from(page + stream.repeat(20), 'latin1'))).toEqual({ ...plain, pages: null });
  });

  it('whatever the bytes are, it ends, and says nothing that cannot be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), fc.nat(3000), async (noise, at) => {
        const whole = pdf({ pages: 2, isPacked: true });
        whole.set(noise.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length));
        const told = await read(whole);
        expect(told?.pages ?? 1).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
