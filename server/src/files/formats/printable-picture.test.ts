import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picture } from '../../testing/documents/images.ts';
import { printablePicture } from './printable-picture.ts';

it('A large scan goes on paper as a JPEG that can still be mailed, and says which way it lies', async () => {
  const printable = await printablePicture(await picture(3600, 1800).png().toBuffer());
  const { width, height } = await sharp(printable!.bytes).metadata();
  expect([width, height, printable?.isWide]).toEqual([2400, 1200, true]);
  expect((await fileTypeFromBuffer(printable!.bytes))?.mime).toBe('image/jpeg');
});

it('A small one keeps its pixels, and one that cannot be read is none', async () => {
  const printable = await printablePicture(await picture(300, 400).jpeg().toBuffer());
  expect(await sharp(printable!.bytes).metadata()).toMatchObject({ width: 300, height: 400 });
  expect(printable?.isWide).toBe(false);
  expect(await printablePicture(new TextEncoder().encode('no picture'))).toBeUndefined();
});
