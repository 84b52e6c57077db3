import { loadSharp, maxOpenPixels, pictureSeconds } from './sharp.ts';

/** Two hundred dots an inch across a sheet of A4: small print stays legible, and a dozen pages can still be mailed. */
const longerSide = 2400;

/** A kept picture as it goes on paper, as JPEG; nothing where it cannot be read. */
export async function printablePicture(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxOpenPixels })
      .timeout({ seconds: pictureSeconds })
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, isWide: info.width > info.height };
  } catch {
    return undefined;
  }
}
