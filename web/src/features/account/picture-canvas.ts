import { pictureSide } from '@tzemed/contract/account/profile-picture';
import type { Crop } from '../../shared/photo/crop.ts';

/** Enough for a part of a fourth of it to have its own pixels; more would fill a phone's memory. */
const maxSide = 2048;

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  draw(canvas.getContext('2d')!);
  return canvas;
}

/** Decodes a picture, upright and of an animation its first frame; rejects when the browser cannot. */
export async function openPicture(file: File) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const canvas = drawn(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
  bitmap.close();
  return canvas;
}

/** The picture, a quarter turn to the right. */
export const rotateRight = (canvas: HTMLCanvasElement) =>
  drawn(canvas.height, canvas.width, (context) => {
    context.translate(canvas.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(canvas, 0, 0);
  });

export const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92);
  });

/** The square that was framed, as it is sent. */
export function cropSquare(canvas: HTMLCanvasElement, { left, top, width }: Crop) {
  const side = width * canvas.width;
  return blobOf(
    drawn(pictureSide, pictureSide, (context) => {
      // JPEG knows no transparency, and would show black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, pictureSide, pictureSide);
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, left * canvas.width, top * canvas.height, side, side, 0, 0, pictureSide, pictureSide);
    }),
  );
}
