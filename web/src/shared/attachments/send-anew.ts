import { reportFailure } from '../../lib/api/query-client.ts';
import { newId } from '../../lib/uuid.ts';
import type { QueuedUpload } from '../uploads/upload-queue.ts';
import { type AttachmentCalls, savedAttachments } from './attachment-calls.ts';

/** If the item was saved under another id than planned, its files are uploaded again, to that item. */
export async function sendAnew(papers: AttachmentCalls, id: string, sent: readonly QueuedUpload[]) {
  const there = savedAttachments(papers, id);
  for (const { file } of sent)
    await there
      .send(file, newId(), () => undefined, new AbortController().signal)
      .catch((error: unknown) => reportFailure(error, 'change'));
}
