import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { largePicture } from '../../testing/documents/images.ts';
import { heic108, heic48 } from '../../testing/documents/large-heic.ts';
import { openPicture } from './open-picture.ts';
import { encodeCrop, encodePicture } from './pictures.ts';
import { readAttachment } from './read-attachment.ts';

async function given(content: Uint8Array | Sharp) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'photo');
  await writeFile(file, content instanceof Uint8Array ? content : await content.toBuffer());
  return file;
}
const sizeOf = async (picture: Parameters<typeof sharp>[0]) => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};
const photo = { size: { width: 352, height: 416 }, crop: { left: 0.5, top: 0.5, width: 0.1 } };

it.each<[megapixels: number, width: number, height: number, format: 'jpeg' | 'png']>([
  [48, 8064, 6048, 'jpeg'],
  [50, 8160, 6120, 'png'],
  [64, 9248, 6936, 'jpeg'],
  [108, 12_000, 9_000, 'jpeg'],
  [108, 12_000, 9_000, 'png'],
])('A photo of %s megapixels is kept as an attachment and as a photo', async (_megapixels, width, height, format) => {
  const file = await given(largePicture(width, height).toFormat(format));
  const { full, thumb } = await encodePicture(file, 'dana', photo);
  expect([await sizeOf(full), await sizeOf(thumb)]).toEqual([
    [1280, 960],
    [352, 416],
  ]);
  const kept = await readAttachment(file, 'dana');
  expect([kept.type, kept.width, kept.height]).toEqual(['image/jpeg', 4096, 3072]);
});

it.each([
  [48, heic48],
  [108, heic108],
])('A HEIC of %s megapixels is kept as an attachment and as a photo', async (_megapixels, heic) => {
  const kept = await readAttachment(await given(new Uint8Array(heic())), 'dana');
  expect([kept.type, kept.width, kept.height]).toEqual(['image/jpeg', 4096, 3072]);
  const { dominant } = await sharp(kept.path).stats();
  expect(dominant).toEqual({ r: 200, g: 104, b: 56 });
  expect(await sizeOf(await encodeCrop(await given(new Uint8Array(heic())), 'dana', photo))).toEqual([352, 416]);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'A large photo held as EXIF orientation %s says stands upright',
  async (orientation) => {
    // Just over 40 megapixels.
    const stored = await largePicture(7000, 3000)
      .extend({ bottom: 3000, background: '#1f75c3' })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const opened = await openPicture(await given(stored), false, 2560);
    const expected = await sharp(stored, { limitInputPixels: false })
      .autoOrient()
      .resize(64, 64, { fit: 'inside' })
      .raw()
      .toBuffer();
    const found = await sharp(opened.path).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    const differences = found.map((value, at) => Math.abs(value - expected[at]!));
    expect(Math.max(...differences)).toBeLessThan(12);
  },
);

it('A large transparent PNG stays transparent', async () => {
  const clear = sharp({
    create: { width: 8000, height: 6000, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  });
  expect(await readAttachment(await given(clear.png()), 'dana')).toMatchObject({ type: 'image/png', width: 4096 });
});

it('A small picture is opened as it is', async () => {
  const file = await given(largePicture(300, 200).jpeg());
  expect(await openPicture(file, false, 100)).toMatchObject({ path: file, width: 300 });
});

describe('A picture that would fill the memory is refused', () => {
  it.each([
    ['over 120 megapixels', () => largePicture(12_000, 10_001).jpeg()],
    ['interlaced', () => largePicture(7000, 6000).png({ progressive: true })],
    [
      'progressive with all colours',
      () => largePicture(7000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['WebP', () => largePicture(7000, 6000).webp({ effort: 0 })],
  ])('%s', async (_what, content) => {
    const refused = { status: 422, fields: { file: 'imageTooLarge' } };
    await expect(readAttachment(await given(content()), 'dana')).rejects.toMatchObject(refused);
  });
  it('but not a progressive JPEG of 64 megapixels as phones and editors write it', async () => {
    const file = await given(largePicture(9248, 6936).jpeg({ progressive: true }));
    expect(await readAttachment(file, 'dana')).toMatchObject({ width: 4096, height: 3072 });
  });
});

// `VmHWM` is of Linux alone.
it.runIf(process.platform === 'linux').each(['jpeg', 'png'] as const)(
  'A photo of 108 megapixels takes little memory: %s',
  async (format) => {
    const file = await given(largePicture(12_000, 9_000).withMetadata({ orientation: 6 }).toFormat(format));
    const script = `
      import { readFileSync } from 'node:fs';
      const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
      const { readAttachment } = await import(${JSON.stringify(new URL('read-attachment.ts', import.meta.url))});
      const before = peak();
      await readAttachment(${JSON.stringify(file)}, 'dana');
      console.log(Math.round(peak() - before));`;
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    // Its pixels alone are 324 MB.
    expect(Number(stdout)).toBeLessThan(280);
  },
  30_000,
);
