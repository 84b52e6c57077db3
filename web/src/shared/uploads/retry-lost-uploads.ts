import { ApiError } from '../../lib/api/api-error.ts';
import type { QueuedUpload } from './upload-queue.ts';

/** The server has refused the file for what it is: the same file fails again. */
const refusedFor = new Set([413, 415, 422]);

type Queue = { state: () => { rows: readonly QueuedUpload<unknown>[] }; retry: (id: string) => void };

/** Queues again, under their ids, the files whose upload was cut off. */
export function retryLostUploads(queue: Queue) {
  for (const { id, failure } of queue.state().rows) {
    if (!failure || 'code' in failure) continue;
    const { reason } = failure;
    if (!(reason instanceof ApiError && refusedFor.has(reason.status))) queue.retry(id);
  }
}
