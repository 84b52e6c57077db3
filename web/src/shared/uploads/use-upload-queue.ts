import { useState, useSyncExternalStore } from 'react';
import { retryLostUploads } from './retry-lost-uploads.ts';
import type { UploadSummary, UploadQueue } from './upload-queue.ts';

/** State that the attachments field passes up to its form. */
export type UploadField = {
  queue: Pick<UploadQueue, 'subscribe' | 'brief' | 'idle' | 'state' | 'retry' | 'add'>;
  /** To be called when the thing stands, by the id that it has. */
  saved: (id: string) => Promise<unknown>;
};

/** Upload state for a form, once its attachments field has mounted. */
export function useUploadQueue() {
  const [field, set] = useState<UploadField | undefined>();
  const state = useSyncExternalStore(field?.queue.subscribe ?? never, field?.queue.brief ?? nothing, nothing);
  async function idle() {
    if (!field) return;
    retryLostUploads(field.queue);
    await field.queue.idle();
  }
  return { state, set, add: field?.queue.add, idle, saved: async (id: string) => field?.saved(id) };
}

const never = () => () => undefined;
const none: UploadSummary = { going: 0, isUnsaved: false };
const nothing = () => none;
