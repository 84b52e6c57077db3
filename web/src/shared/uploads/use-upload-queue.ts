import { useState, useSyncExternalStore } from 'react';
import type { UploadSummary, UploadQueue } from './upload-queue.ts';

/** What the field of a form's papers hands up to it. */
export type UploadField = {
  queue: Pick<UploadQueue, 'subscribe' | 'brief' | 'idle'>;
  /** To be called when the thing stands, by the id that it has. */
  saved: (id: string) => Promise<unknown>;
};

/** What a form knows of the files that are sent for what it writes, once their field is there. */
export function useUploadQueue() {
  const [field, set] = useState<UploadField | undefined>();
  const state = useSyncExternalStore(field?.queue.subscribe ?? never, field?.queue.brief ?? nothing, nothing);
  return { state, set, idle: async () => field?.queue.idle(), saved: async (id: string) => field?.saved(id) };
}

const never = () => () => undefined;
const none: UploadSummary = { going: 0, isUnsaved: false };
const nothing = () => none;
