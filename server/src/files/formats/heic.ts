import { besideModule, JobFailed, jobProcess } from '../../lib/process/job-process.ts';
import { invalid } from '../../lib/refusal.ts';
import type { HeicJob, HeicResult } from './heic-worker.ts';
import { maxPixels, noRoom } from './sharp.ts';

export const heicTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);
/** A telephone's takes one or two, one of 108 megapixels ten. */
const maxMs = 30_000;

// A picture of `maxPixels` takes two thirds of the memory: 4.5 bytes a pixel, all outside the heap.
const limits = { heapMb: 128, memoryMb: 1024 };
const ask = jobProcess<HeicJob, HeicResult>(besideModule('heic-worker', import.meta.url), limits);

/**
 * Decodes a HEIC in a child process, into a PNG beside it whose longer side is at most `side` pixels.
 * @returns path of the PNG
 * @throws Refusal 422 at the field `file`, 503 when no process can run, or an error that is answered with 507 where the disk is full
 */
export async function decodeHeic(path: string, side: number) {
  const result = await ask({ path, maxPixels, side }, maxMs).catch((error: unknown) => {
    throw error instanceof JobFailed ? invalid({ file: 'heicUnread' }) : error;
  });
  if (result === 'noRoom') throw noRoom();
  if (result === 'tooLarge') throw invalid({ file: 'imageTooLarge' });
  return result.path;
}
