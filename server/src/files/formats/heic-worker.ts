import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/wasm-bundle.js';
import { serveJobs } from '../../lib/process/serve-jobs.ts';
import { isNoRoom, loadSharp } from './sharp.ts';

/** `side`: longest side of the result, in pixels. */
export type HeicJob = { readonly path: string; readonly maxPixels: number; readonly side: number };
/** Path of the first picture of the file, upright, as PNG. */
export type HeicResult = { readonly path: string } | 'tooLarge' | 'noRoom';

async function decode({ path, maxPixels, side }: HeicJob): Promise<HeicResult> {
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(await readFile(path));
  const [first] = images;
  if (!first) throw new Error('no picture');
  let answer: Awaited<ReturnType<typeof libheif.heif_js_decode_image2>> | undefined;
  try {
    // The size is known before any pixel is decoded.
    if (first.get_width() * first.get_height() > maxPixels) return 'tooLarge';
    // Three bytes a pixel. They stay in the decoder's memory: a copy would take as much again.
    const { heif_colorspace: colours, heif_chroma: chroma } = libheif;
    answer = await libheif.heif_js_decode_image2(
      first.handle,
      colours.heif_colorspace_RGB,
      chroma.heif_chroma_interleaved_RGB,
    );
    const [pixels] = answer.channels ?? [];
    if (!pixels) throw new Error('no pixels');
    const { width, height, stride, data } = pixels;
    const sharp = await loadSharp();
    const decoded = `${path}.decoded`;
    // The decoder may leave a gap after each line.
    const line = 3 * width;
    if (stride > line)
      for (let row = 1; row < height; row++) data.copyWithin(row * line, row * stride, row * stride + line);
    await sharp(data.subarray(0, line * height), { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      // Read once and deleted: speed counts, size does not.
      .png({ compressionLevel: 1 })
      .toFile(decoded);
    return { path: decoded };
  } catch (error) {
    if (isNoRoom(error)) return 'noRoom';
    throw error;
  } finally {
    // The pixels belong to no image of the list.
    if (answer?.image) libheif.heif_image_release(answer.image);
    for (const image of images) image.free();
    decoder.decoder.delete();
  }
}

serveJobs(decode);
