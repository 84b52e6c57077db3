import { readFile } from 'node:fs/promises';
import heic from 'heic-decode';
import { serveJobs } from '../../lib/process/serve-jobs.ts';
import { isNoRoom, loadSharp } from './sharp.ts';

/** `side`: longest side of the result, in pixels. */
export type HeicJob = { readonly path: string; readonly maxPixels: number; readonly side: number };
/** Path of the first picture of the file, upright, as PNG. */
export type HeicResult = { readonly path: string } | 'tooLarge' | 'noRoom';

async function decode({ path, maxPixels, side }: HeicJob): Promise<HeicResult> {
  const images = await heic.all({ buffer: await readFile(path) });
  try {
    const [first] = images;
    // The size is known before any pixel is decoded.
    if (!first || first.width * first.height > maxPixels) return 'tooLarge';
    const { width, height, data } = await first.decode();
    const sharp = await loadSharp();
    const decoded = `${path}.decoded`;
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      // Read once and deleted: speed counts, size does not.
      .png({ compressionLevel: 1 })
      .toFile(decoded);
    return { path: decoded };
  } catch (error) {
    if (isNoRoom(error)) return 'noRoom';
    throw error;
  } finally {
    images.dispose();
  }
}

serveJobs(decode);
