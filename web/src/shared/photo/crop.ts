import { photoCut } from '@tzemed/contract/pets/pets';

/** Visible part of a picture, as shares of its own width and height: its start, and its width. */
export type Crop = { left: number; top: number; width: number };

/** A picture's size in pixels, and the shape of what is shown of it: width by height, that of the arch when none is said. */
export type Picture = { width: number; height: number; shape?: number | undefined };

/** Maximum zoom: beyond it a picture from a phone is blurred. */
const nearest = 4;

/** Height of the part, as a share of the picture's height: the part keeps its shape. */
export const cropHeight = (width: number, picture: Picture) =>
  (width * picture.width) / ((picture.shape ?? photoCut.width / photoCut.height) * picture.height);

/** The widest part that has its shape. */
export const widestCrop = (picture: Picture) => Math.min(1, 1 / cropHeight(1, picture));

/** 1 where the widest part is shown, `nearest` at most. */
export const cropZoom = ({ width }: Crop, picture: Picture) => widestCrop(picture) / width;
export const zoomRange = { min: 1, max: nearest } as const;

/** The middle of the picture, a little above it: that is where a face is. */
export function initialCrop(picture: Picture): Crop {
  const width = widestCrop(picture);
  return { width, left: (1 - width) / 2, top: (1 - cropHeight(width, picture)) * 0.35 };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Moved by shares of what is shown; it never leaves the picture. */
export const moveCrop = ({ left, top, width }: Crop, x: number, y: number, picture: Picture): Crop => {
  const height = cropHeight(width, picture);
  return { width, left: within(left + x * width, 1 - width), top: within(top + y * height, 1 - height) };
};

/** Nearer or farther, around its middle. */
export function zoomCrop({ left, top, width }: Crop, zoom: number, picture: Picture): Crop {
  const to = widestCrop(picture) / Math.max(1, Math.min(zoom, nearest));
  const height = cropHeight(width, picture);
  const high = cropHeight(to, picture);
  const next = { width: to, left: left + (width - to) / 2, top: top + (height - high) / 2 };
  return moveCrop(next, 0, 0, picture);
}
