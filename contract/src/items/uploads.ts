import * as z from 'zod/mini';
import {
  attachmentQuery,
  maxAttachmentBytes,
  attachmentMetadata,
  attachmentDetails,
  attachmentFormatsText,
  storage,
} from './attachments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { exampleId, idOut, instantOut, named, withExample } from '../schema/fields.ts';

/** Hours that an upload waits for its item to be saved. */
export const uploadHours = 23;
/** The most that somebody may have waiting: twenty of the largest papers. */
export const maxPendingUploads = { files: 200, bytes: 20 * maxAttachmentBytes } as const;

const thing = withExample(
  z.uuidv7('idInvalid'),
  exampleId('MedicalRecord'),
  'uuid',
  'The `id` that the thing has or will be made with, which its maker chooses',
);

export const upload = named(
  'Upload',
  z.object({ id: idOut('Upload'), for: idOut('MedicalRecord'), ...attachmentMetadata, createdAt: instantOut }),
);
export type Upload = z.input<typeof upload>;

const byId = '/uploads/:uploadId';

/** Files that go up while a form is being filled in. They are attached in the moment in which its thing is saved. */
export const uploads = {
  create: endpoint({
    method: 'POST',
    path: '/uploads',
    access: 'user',
    summary: 'Send a file for a thing that is being written, before that is saved',
    details: `Whoever saves the thing with this id within ${uploadHours} hours, new or edited, has it attached by that, in one step; until then nobody else sees it. ${attachmentFormatsText} ${maxPendingUploads.files} files of ${maxPendingUploads.bytes / 1024 / 1024} MB in all may wait. \`storage\` says how full the homes of which you are an owner are, without what waits. With an \`id\` that stands for one already, that one is answered as it is by now, also after its thing was saved; one that was removed there is refused.`,
    refuses: { 409: ['idTaken'], 413: ['tooMuchWaiting'] },
    query: z.extend(attachmentQuery, { for: thing }),
    upload: { maxBytes: maxAttachmentBytes, isPaper: true },
    reply: z.object({ upload, storage: z.array(storage) }),
    status: 201,
    limit: 'paper',
  }),
  file: endpoint({
    method: 'GET',
    path: byId,
    access: 'user',
    summary: 'The bytes of what waits; `size` thumb is a WebP of 480 pixels, where there is one',
    details: 'As of what is attached.',
    query: z.object({ size: z._default(z.enum(['thumb', 'full'], 'filterInvalid'), 'full') }),
    reply: 'file',
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: 'user',
    summary: 'Say what waits: its name, kind and the day it expires; what is left out stays as it is',
    details: '`kind` or `expiresOn` of null is emptied.',
    body: attachmentDetails,
    reply: z.object({ upload }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: 'user',
    summary: 'Take back what waits',
    details: 'What has been attached by now is a 404: it is removed where it is.',
  }),
  storage: endpoint({
    method: 'GET',
    path: '/storage',
    access: 'user',
    summary: 'How full the homes are of which you are an owner',
    details: 'In bytes. What is removed and what waits is not counted.',
    reply: z.object({ storage: z.array(storage) }),
  }),
};
