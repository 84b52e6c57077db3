import type { Metadata } from 'sharp';
import { invalid } from '../../lib/refusal.ts';
import { decodeHeic } from './heic.ts';
import { loadSharp, maxOpenPixels, maxPixels, pictureSeconds } from './sharp.ts';

/** Path of a picture of at most `maxOpenPixels`, with its size in the file, whether it is transparent, and its upright size. */
export type OpenPicture = Pick<Metadata, 'width' | 'height' | 'hasAlpha' | 'autoOrient'> & { readonly path: string };

/**
 * Opens a picture within the memory of one of 40 megapixels: a HEIC is decoded, and a larger picture is made smaller into a
 * PNG beside it, upright, of at most `side` pixels. 422 at the field `file` for more than 120 megapixels, and for a large
 * picture that can only be read as a whole.
 */
export async function openPicture(path: string, isHeic: boolean, side: number): Promise<OpenPicture> {
  if (isHeic) return withSize(await decodeHeic(path, side));
  const sharp = await loadSharp();
  // The header alone is read, and it is the pixels that cost.
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = header.width * header.height;
  if (pixels <= maxOpenPixels) return { ...header, path };
  if (pixels > maxPixels || !isStreamed(header)) throw invalid({ file: 'imageTooLarge' });
  const smaller = `${path}.smaller`;
  await sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: pictureSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside' })
    // Read once and deleted: speed counts, size does not.
    .png({ compressionLevel: 1 })
    .toFile(smaller);
  return withSize(smaller);
}

async function withSize(path: string) {
  const sharp = await loadSharp();
  return { ...(await sharp(path, { limitInputPixels: false }).metadata()), path };
}

/** Bytes that a progressive JPEG holds for each sample until its last scan. */
const coefficient = 2;
const maxHeldBytes = coefficient * 3 * maxOpenPixels;

/** True where the decoder needs a few lines at a time, or no more memory than for a picture of `maxOpenPixels`. */
function isStreamed({ format, isProgressive, width, height, channels, chromaSubsampling }: Metadata) {
  if (!isProgressive) return format === 'jpeg' || format === 'png';
  // A colour has a fourth of the samples of its light.
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  return format === 'jpeg' && coefficient * samples * width * height <= maxHeldBytes;
}
