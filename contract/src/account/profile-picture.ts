import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';

/** Width and height of the picture of a person, in pixels: its largest on screen is a third of it. */
export const pictureSide = 512;

const base = '/api/users/pictures/';

/** The path of a picture by its id. */
export const pathOfPicture = (id: string | null) => (id === null ? null : `${base}${id}`);

/** The id of a picture by its path. */
export const pictureIdOf = (path: string) => path.slice(base.length);

/** The path of a person's picture; null without one. */
export const profilePicture = z.nullable(withExample(z.string(), `${base}019aa0c2-7d51-7c3e-9a54-2f0d8f6c1b21`));
