import { Worker } from 'node:worker_threads';
import { invalid } from '../lib/refusal.ts';
import type { Answered, Asked } from './heic-worker.ts';
import { mostPixels } from './sharp.ts';

export const heicTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);
/** A telephone's takes one or two. */
const seconds = 15;
const heap = { maxOldGenerationSizeMb: 128 };

/** Beside this file: as it is written, or as it is built. */
const worker = new URL(import.meta.url.endsWith('.ts') ? './heic-worker.ts' : './heic-worker.js', import.meta.url);

/** Pixels of a HEIC, in a thread that is ended when it takes too long. 422 at the field `file` where there are none. */
export async function decodeHeic(path: string) {
  const asked: Asked = { path, mostPixels };
  // What the decoder says of a file that it cannot read is nobody's news.
  const thread = new Worker(worker, { workerData: asked, resourceLimits: heap, stdout: true, stderr: true });
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const timer = setTimeout(() => reject(new Error('too long')), seconds * 1000);
  thread
    .once('message', resolve)
    .once('error', reject)
    .once('exit', () => reject(new Error('ended')));
  try {
    const answer = await promise;
    if (answer === 'tooLarge') throw invalid({ file: 'imageTooLarge' });
    return { data: new Uint8Array(answer.data), width: answer.width, height: answer.height };
  } catch (error) {
    if (error instanceof Error && 'fields' in error) throw error;
    throw invalid({ file: 'heicUnread' });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
