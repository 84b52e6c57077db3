import { attachmentSides } from '@tzemed/contract/items/attachments';

/** True for kinds of pictures that a canvas can write again. A GIF may move. */
export const canShrink = ({ type, name }: File) =>
  /^image\/(jpeg|png|webp|hei[cf])$/.test(type) || /\.hei[cf]$/i.test(name);
/** Smaller files are sent as they are, unopened. */
const minBytes = 1024 * 1024;
/** Larger files are written anew, though they have no more pixels than are kept. */
const maxBytes = 4 * 1024 * 1024;
/** A gain below this is not worth another loss of quality. */
const minGain = 0.2;
/** Small print stays legible. */
const quality = 0.9;
const maxOpenMs = 15_000;

/** A picture that a browser has opened, upright. */
export type OpenedPicture = {
  readonly width: number;
  readonly height: number;
  /** Writes it anew; `scale` of its sides. */
  write(scale: number): Promise<Blob | null>;
};

/**
 * Makes a large picture smaller before it is sent: to the pixels that the server keeps, upright. Returns the file itself
 * where it is no picture, is small already, or the browser cannot open it, and after 15 s.
 */
export async function shrinkPicture(file: File, open = openInBrowser): Promise<File> {
  if (!canShrink(file) || file.size < minBytes) return file;
  // One at a time: each takes the memory of its pixels.
  const before = last;
  const { promise, resolve: end } = Promise.withResolvers<void>();
  last = promise;
  await before;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<File>((resolve) => (timer = setTimeout(() => resolve(file), maxOpenMs)));
    return await Promise.race([shrunk(file, open), late]);
  } catch {
    return file;
  } finally {
    clearTimeout(timer);
    end();
  }
}

let last: Promise<void> = Promise.resolve();

async function shrunk(file: File, open: typeof openInBrowser) {
  const picture = await open(file);
  const scale = Math.min(1, attachmentSides.full / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= maxBytes) return file;
  const blob = await picture.write(scale);
  // The ending of the name is the server's to change; the bytes decide what it is.
  return blob && blob.size <= file.size * (1 - minGain) ? new File([blob], file.name, { type: blob.type }) : file;
}

/** An element and not a bitmap: a browser decodes a large JPEG for it at the size at which it is drawn. */
async function openInBrowser(file: File): Promise<OpenedPicture> {
  if (typeof createImageBitmap === 'undefined') throw new Error('no pictures here');
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return {
    width,
    height,
    async write(scale) {
      try {
        const type = file.type === 'image/jpeg' || isOpaque(image) ? 'image/jpeg' : 'image/png';
        const canvas = drawn(image, Math.round(width * scale), Math.round(height * scale));
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
        // Safari frees the memory of a canvas late.
        canvas.width = canvas.height = 0;
        return blob;
      } finally {
        URL.revokeObjectURL(url);
      }
    },
  };
}

function drawn(image: HTMLImageElement, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** JPEG knows no transparency. */
function isOpaque(image: HTMLImageElement) {
  const side = 64;
  const { data } = drawn(image, side, side).getContext('2d')!.getImageData(0, 0, side, side);
  return data.every((value, at) => at % 4 !== 3 || value === 255);
}
