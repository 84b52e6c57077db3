import { patienceScale } from '../../lib/process/patience-scale.ts';

let loaded: ReturnType<typeof load> | undefined;

/** Loads sharp with the first picture and not with the server, whose start waits for every binary that it loads. */
export const loadSharp = () => (loaded ??= load());

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
  });
  // Every upload is another picture: a cache would only hold memory.
  sharp.cache(false);
  // A single thread per picture and few pictures at a time leave half of libuv's four threads to everything else.
  sharp.concurrency(1);
  return sharp;
}

export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);
/** The 108 megapixels of a phone, and some more. */
export const maxPixels = 120_000_000;
/** Pixels that are worked on at once. A larger picture is made smaller while it is read. */
export const maxOpenPixels = 40_000_000;
/** A sound picture of 40 megapixels takes one to two, one of 108 three. */
export const pictureSeconds = Math.ceil(10 * patienceScale);
/** A full disk: the system's code, or libvips' words, which come without one. */
export const isNoRoom = (error: unknown) =>
  error instanceof Error &&
  (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
    /No space left|write error/i.test(error.message));
/** Answered with 507. */
export const noRoom = () => Object.assign(new Error('no room'), { code: 'ENOSPC' });
/** True for the error that sharp throws when its `timeout` has passed. */
export const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout');
