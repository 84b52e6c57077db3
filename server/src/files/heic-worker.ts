import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';
import { traceSources } from '../lib/traces.ts';

/** What is asked of this thread, which does it once. */
export type Asked = { readonly path: string; readonly mostPixels: number };
/** The first picture of the file, upright, four bytes a pixel. */
export type Answered = { readonly width: number; readonly height: number; readonly data: ArrayBuffer } | 'tooLarge';

traceSources();
const { path, mostPixels } = workerData as Asked;
const images = await heic.all({ buffer: await readFile(path) });
const [first] = images;
// Its size is known before a pixel is made.
if (!first || first.width * first.height > mostPixels) {
  parentPort?.postMessage('tooLarge' satisfies Answered, []);
} else {
  const { width, height, data } = await first.decode();
  parentPort?.postMessage({ width, height, data: data.buffer } satisfies Answered, [data.buffer]);
}
