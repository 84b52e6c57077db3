import { describe, expect, test, vi } from 'vitest';
import { shrinkPicture, type OpenedPicture } from './shrink-picture.ts';

const megabyte = 1024 * 1024;
const file = (size: number, type = 'image/jpeg', name = 'IMG_1.jpg') =>
  new File([new Uint8Array(size * megabyte)], name, { type });
/** A browser that opens a picture of this size and writes it in so many megabytes. */
function browser(width: number, height: number, written = 1, type = 'image/jpeg') {
  const write = vi.fn(async (_scale: number) => new Blob([new Uint8Array(written * megabyte)], { type }));
  const open = vi.fn(async (_file: File): Promise<OpenedPicture> => ({ width, height, write }));
  return { write, open };
}

test.each([
  [8064, 6048, 4096 / 8064],
  [6048, 8064, 4096 / 8064],
  [12_000, 9_000, 4096 / 12_000],
  [16_000, 2_000, 4096 / 16_000],
])('A picture of %s × %s pixels is sent in the pixels that are kept', async (width, height, scale) => {
  const { open, write } = browser(width, height);
  const sent = await shrinkPicture(file(12), open);
  expect(write).toHaveBeenCalledExactlyOnceWith(scale);
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', 'image/jpeg', megabyte]);
});

test('A heavy picture is written anew and keeps its pixels', async () => {
  const { open, write } = browser(4000, 3000, 2);
  expect((await shrinkPicture(file(9), open)).size).toBe(2 * megabyte);
  expect(write).toHaveBeenCalledExactlyOnceWith(1);
});

test('A HEIC without a type is opened by its name', async () => {
  const { open } = browser(8064, 6048);
  expect((await shrinkPicture(file(5, '', 'IMG_2.HEIC'), open)).type).toBe('image/jpeg');
});

describe('The file itself is sent', () => {
  test.each([
    ['of a photo of 12 megapixels and 4 MB', file(4), browser(4032, 3024)],
    ['where the gain is small', file(6), browser(4032, 3024, 5)],
    ['where it would be larger', file(2), browser(8000, 6000, 3)],
  ])('%s', async (_why, picture, { open }) => {
    expect(await shrinkPicture(picture, open)).toBe(picture);
  });
  test.each([
    ['of a small file', file(0.5)],
    ['of a PDF', file(15, 'application/pdf', 'a.pdf')],
    ['of a PDF called a picture by its name alone', file(15, 'application/pdf', 'a.jpg')],
    ['of an animation', file(15, 'image/gif', 'a.gif')],
    ['of a sheet', file(15, 'text/csv', 'a.csv')],
  ])('unopened %s', async (_why, picture) => {
    const { open } = browser(8000, 6000);
    expect(await shrinkPicture(picture, open)).toBe(picture);
    expect(open).not.toHaveBeenCalled();
  });
  test('if the browser cannot open or write it', async () => {
    const picture = file(9);
    expect(await shrinkPicture(picture, () => Promise.reject(new Error('no HEIC')))).toBe(picture);
    expect(await shrinkPicture(picture, async () => ({ width: 9000, height: 9000, write: async () => null }))).toBe(
      picture,
    );
    expect(await shrinkPicture(picture)).toBe(picture);
  });
  test('after 15 s', async () => {
    vi.useFakeTimers();
    const picture = file(9);
    const sent = shrinkPicture(picture, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await sent).toBe(picture);
    vi.useRealTimers();
  });
});

test('Pictures are opened one at a time', async () => {
  let opened = 0;
  let most = 0;
  const open = async (): Promise<OpenedPicture> => {
    most = Math.max(most, ++opened);
    await new Promise((resolve) => setTimeout(resolve, 5));
    opened--;
    return { width: 9000, height: 9000, write: async () => null };
  };
  await Promise.all([file(2), file(3), file(4)].map((one) => shrinkPicture(one, open)));
  expect(most).toBe(1);
});
