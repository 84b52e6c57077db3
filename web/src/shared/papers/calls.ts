import type { Attachment, attachmentCalls, AttachmentInput, Storage } from '@tzemed/contract/attachments';
import { uploads } from '@tzemed/contract/uploads';
import { type Calls, callsOf } from '../../lib/api-client.ts';
import { type Progress, sendFile } from '../../lib/send-file.ts';

/** The calls by which papers hang on things of any noun. */
export type PaperCalls = Calls<ReturnType<typeof attachmentCalls<'things', 'medicalRecords'>>>;

/** What is known of a paper, whether it hangs on its thing or waits for it. */
export type Paper = Omit<Attachment, 'petId' | 'tagIds' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'> & {
  /** Of one that hangs on its thing. */
  tagIds?: string[];
};

export type PaperSize = 'thumb' | 'full';

/** Where papers are, and what can be done with them there. */
export type PaperPlace = {
  /** Begins the keys of what is loaded from there. */
  key: string;
  send: (
    file: File,
    id: string,
    onProgress: Progress,
    signal: AbortSignal,
  ) => Promise<{ paper: Paper; storage: Storage[] }>;
  load: (id: string, size: PaperSize, signal: AbortSignal) => Promise<Blob>;
  change: (id: string, body: AttachmentInput) => Promise<Paper>;
  remove: (id: string) => Promise<unknown>;
};

const waiting = callsOf(uploads);

/** Papers of a thing that is being written: they are attached by saving it. */
export const waitingFor = (thingId: string): PaperPlace => ({
  key: 'waiting',
  send: (file, id, onProgress, signal) =>
    waiting
      .create({ query: { for: thingId, id }, file }, { signal, transport: sendFile(onProgress) })
      .then(({ upload, storage }) => ({ paper: upload, storage })),
  load: (uploadId, size, signal) => waiting.file({ params: { uploadId }, query: { size } }, { signal }),
  change: (uploadId, body) => waiting.update({ params: { uploadId }, body }).then(({ upload }) => upload),
  remove: (uploadId) => waiting.remove({ params: { uploadId } }),
});

/** Papers on a thing that stands. */
export const hangingOn = (calls: PaperCalls, id: string): PaperPlace => ({
  key: id,
  send: (file, newId, onProgress, signal) =>
    calls
      .attach({ params: { id }, query: { id: newId }, file }, { signal, transport: sendFile(onProgress) })
      .then(({ attachment, storage }) => ({ paper: attachment, storage })),
  load: (attachmentId, size, signal) =>
    calls.attachmentFile({ params: { id, attachmentId }, query: { size } }, { signal }),
  change: (attachmentId, body) =>
    calls.changeAttachment({ params: { id, attachmentId }, body }).then(({ attachment }) => attachment),
  remove: (attachmentId) => calls.detach({ params: { id, attachmentId } }),
});

export const storageOf = (signal: AbortSignal) => waiting.storage(undefined, { signal });
