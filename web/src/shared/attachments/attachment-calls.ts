import type { Attachment, attachmentCalls, AttachmentInput, Storage } from '@tzemed/contract/items/attachments';
import { uploads } from '@tzemed/contract/items/uploads';
import { type Calls, callsOf } from '../../lib/api/api-client.ts';
import { type UploadProgress, uploadTransport } from '../../lib/api/upload-transport.ts';

/** The calls by which papers hang on things of any noun. */
export type AttachmentCalls = Calls<ReturnType<typeof attachmentCalls<'things', 'medicalRecords'>>>;

/** Data of an attachment, saved with its item or still pending. */
export type AttachmentInfo = Omit<
  Attachment,
  'petId' | 'tagIds' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'
> & {
  /** Set only for an attachment of a saved item. */
  tagIds?: string[];
};

export type AttachmentSize = 'thumb' | 'full';

/** Source of attachments, and the actions on them. */
export type AttachmentSource = {
  /** Begins the keys of what is loaded from there. */
  key: string;
  send: (
    file: File,
    id: string,
    onProgress: UploadProgress,
    signal: AbortSignal,
  ) => Promise<{ paper: AttachmentInfo; storage: Storage[] }>;
  load: (id: string, size: AttachmentSize, signal: AbortSignal) => Promise<Blob>;
  change: (id: string, body: AttachmentInput) => Promise<AttachmentInfo>;
  remove: (id: string) => Promise<unknown>;
};

const waiting = callsOf(uploads);

/** Papers of a thing that is being written: they are attached by saving it. */
export const pendingAttachments = (thingId: string): AttachmentSource => ({
  key: 'waiting',
  send: (file, id, onProgress, signal) =>
    waiting
      .create({ query: { for: thingId, id }, file }, { signal, transport: uploadTransport(onProgress) })
      .then(({ upload, storage }) => ({ paper: upload, storage })),
  load: (uploadId, size, signal) => waiting.file({ params: { uploadId }, query: { size } }, { signal }),
  change: (uploadId, body) => waiting.update({ params: { uploadId }, body }).then(({ upload }) => upload),
  remove: (uploadId) => waiting.remove({ params: { uploadId } }),
});

/** Papers on a thing that stands. */
export const savedAttachments = (calls: AttachmentCalls, id: string): AttachmentSource => ({
  key: id,
  send: (file, newId, onProgress, signal) =>
    calls
      .attach({ params: { id }, query: { id: newId }, file }, { signal, transport: uploadTransport(onProgress) })
      .then(({ attachment, storage }) => ({ paper: attachment, storage })),
  load: (attachmentId, size, signal) =>
    calls.attachmentFile({ params: { id, attachmentId }, query: { size } }, { signal }),
  change: (attachmentId, body) =>
    calls.changeAttachment({ params: { id, attachmentId }, body }).then(({ attachment }) => attachment),
  remove: (attachmentId) => calls.detach({ params: { id, attachmentId } }),
});

export const loadStorage = (signal: AbortSignal) => waiting.storage(undefined, { signal });
