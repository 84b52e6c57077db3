import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { concurrencyLimit } from '../../lib/process/concurrency-limit.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { heicTypes } from './heic.ts';
import { openPicture } from './open-picture.ts';
import {
  isNoRoom,
  isTimeout,
  loadSharp,
  maxOpenPixels,
  noRoom,
  pictureSeconds as seconds,
  pictureTypes,
} from './sharp.ts';

const fullSide = 1280;
/** Twice that: a part of it still has pixels of its own. */
const openSide = 2 * fullSide;
// Twenty large ones take as long as a browser waits for an answer.
const inTurn = concurrencyLimit(2, 20);

/** Pixels of the part that is cut out. */
type Size = { readonly width: number; readonly height: number };
/** Crop of a picture. Position and width are fractions of the upright picture; missing values select the middle. */
export type PictureCrop = {
  readonly size: Size;
  readonly crop: { readonly [K in 'left' | 'top' | 'width']?: number | undefined };
};

/** Both as WebP, upright, without metadata. */
export type Picture = { readonly full: Uint8Array; readonly thumb: Uint8Array };
export const pictureType = 'image/webp';

/**
 * Encodes the file at `path` anew: `full` fits 1,280 pixels, `thumb` is the cut. An animation gives its first frame. 422 at the field `file` for anything but a sound JPG, PNG, GIF, WebP or HEIC (see `openPicture`), and 503
 * when too many wait. `userId`: whose turn it takes.
 */
export const encodePicture = (path: string, userId: string, { size, crop }: PictureCrop): Promise<Picture> =>
  reading(path, userId, async (picture) => {
    const full = await picture
      .upright()
      .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    // A small part of a large picture has its own pixels only in what was sent.
    const source = crop.width === undefined ? picture.of(full) : picture.cut(size, crop);
    return { full, thumb: await cutTo(source, size) };
  });

/** The cut alone; refuses what `encodePicture` does. */
export const encodeCrop = (path: string, userId: string, { size, crop }: PictureCrop): Promise<Uint8Array> =>
  reading(path, userId, (picture) =>
    cutTo(crop.width === undefined ? picture.upright() : picture.cut(size, crop), size),
  );

const cutTo = (source: Sharp, size: Size) =>
  source
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();

const reading = <T>(path: string, userId: string, work: (picture: Opened) => Promise<T>): Promise<T> =>
  inTurn(userId, async () => {
    const found = await fileTypeFromFile(path);
    const isHeic = found !== undefined && heicTypes.has(found.mime);
    if (!isHeic && !(found && pictureTypes.has(found.mime))) throw invalid({ file: 'fileNotImage' });
    try {
      return await work(await open(path, isHeic));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (isTimeout(error)) throw new Refusal(503, 'unavailable', { retryAfter: 5 });
      if (isNoRoom(error)) throw noRoom();
      throw invalid({ file: 'fileNotImage' });
    }
  });

type Opened = Awaited<ReturnType<typeof open>>;

async function open(file: string, isHeic: boolean) {
  const sharp = await loadSharp();
  const { path, autoOrient } = await openPicture(file, isHeic, openSide);
  const upright = () =>
    sharp(path, { limitInputPixels: maxOpenPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds })
      .autoOrient();
  return {
    upright,
    cut: (size: Size, crop: PictureCrop['crop']) => upright().extract(region(crop, size, autoOrient)),
    of: (bytes: Uint8Array) => sharp(bytes).timeout({ seconds }),
  };
}

/** Whole pixels that lie within the picture, in the shape of what is cut out or as near to it as its edge lets them. */
function region({ left = 0, top = 0, width = 1 }: PictureCrop['crop'], size: Size, picture: Size) {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.round(value), most));
  const wide = within(width * picture.width, 1, picture.width);
  const high = within((wide * size.height) / size.width, 1, picture.height);
  return {
    left: within(left * picture.width, 0, picture.width - wide),
    top: within(top * picture.height, 0, picture.height - high),
    width: wide,
    height: high,
  };
}
