import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';

/** 20 MB: the photo of a pet, and the picture of a person. As large as a phone’s of 108 megapixels. */
export const maxPhotoBytes = 20 * 1024 * 1024;

/** A share of the upright picture's width or height. */
const share = (name: string, least: number) =>
  z.optional(
    withExample(
      z.coerce.number<number>('invalid').check(z.minimum(least, 'invalid'), z.maximum(1, 'invalid')),
      least === 0 ? 0.1 : 0.8,
      undefined,
      name,
    ),
  );

/** The part of a photo that is shown: where it begins and how wide it is. Its height follows from the width. */
export const photoCrop = z.object({
  left: share('Where the cut begins, as a share of the width', 0),
  top: share('Where the cut begins, as a share of the height', 0),
  width: share('How wide the cut is, as a share of the width', 0.01),
});
export type PhotoCrop = z.output<typeof photoCrop>;
