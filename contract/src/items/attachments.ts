import * as z from 'zod/mini';
import { type Area, endpoint } from '../schema/endpoint.ts';
import { dayOut, idOut, instantOut, named, newIdIn, optionalDayIn, textIn, withExample } from '../schema/fields.ts';
import { tagIds } from './tag-ids.ts';

/** Kinds of attachments. */
export const attachmentKinds = [
  'vaccination_booklet',
  'invoice',
  'visit_summary',
  'lab_result',
  'insurance',
  'licence',
  'other',
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const maxAttachmentBytes = 20 * 1024 * 1024;
/** The longer side of a picture as it is kept, and of its small one. */
export const attachmentSides = { full: 4096, thumb: 480 } as const;
export const maxFileNameLength = 120;

const kindIn = z.optional(z.nullable(withExample(z.enum(attachmentKinds, 'typeUnknown'), 'vaccination_booklet')));
/** Details that are sent with an upload. An empty value in a query counts as missing. */
const about = { kind: z.optional(z.enum(attachmentKinds, 'typeUnknown')), expiresOn: optionalDayIn() };

/** Metadata read from the bytes, and the person who uploaded them. */
export const attachmentMetadata = {
  name: withExample(z.string(), 'פנקס חיסונים.pdf'),
  type: withExample(z.string(), 'application/pdf'),
  size: withExample(z.int(), 284_113),
  /** Page count of a PDF, if it could be counted. */
  pages: z.nullable(withExample(z.int(), 2)),
  width: z.nullable(withExample(z.int(), 2480)),
  height: z.nullable(withExample(z.int(), 3508)),
  /** A PDF that asks for a password. */
  isLocked: withExample(z.boolean(), false),
  /** A PDF that would run something. Nobody runs it here. */
  hasScripts: withExample(z.boolean(), false),
  hasThumb: withExample(z.boolean(), false),
  kind: z.nullable(withExample(z.enum(attachmentKinds), 'vaccination_booklet')),
  expiresOn: z.nullable(dayOut),
};

export const attachment = named(
  'Attachment',
  z.object({
    id: idOut('Attachment'),
    petId: idOut('Pet'),
    ...attachmentMetadata,
    tagIds: tagIds.out,
    createdAt: instantOut,
    createdBy: idOut('User'),
    updatedAt: instantOut,
    updatedBy: idOut('User'),
  }),
);
export type Attachment = z.input<typeof attachment>;

/** Storage that a household uses, in bytes. */
export const storage = named(
  'Storage',
  z.object({
    householdId: idOut('Household'),
    used: withExample(z.int(), 214_958_080),
    limit: withExample(z.int(), 1_073_741_824),
  }),
);
export type Storage = z.input<typeof storage>;

/** Details of an attachment, also while it waits for its item. */
export const attachmentDetails = z.object({
  name: z.optional(withExample(textIn(maxFileNameLength), 'פנקס חיסונים.pdf')),
  kind: kindIn,
  expiresOn: optionalDayIn(),
});
export type AttachmentDetails = z.output<typeof attachmentDetails>;
/** Editable fields of an attachment on an item. */
export const attachmentInput = z.extend(attachmentDetails, { tagIds: tagIds.in });
export type AttachmentInput = z.output<typeof attachmentInput>;

/** Query parameters of an upload. */
export const attachmentQuery = z.object({ id: newIdIn(), ...about });

/** Accepted formats, for the API reference. */
export const attachmentFormatsText =
  'PDF, JPG, PNG, WebP, GIF or HEIC, at most 20 MB and 120 megapixels (40 where a picture can only be read as a whole), whatever name or type is sent. Pictures are turned upright and encoded anew without metadata (JPG, or PNG where they are transparent, 4,096 pixels on the longer side); an animation gives its first frame. A PDF is kept as it is and never run.';
/** Errors caused by the storage quota of a household. */
const room = { refuses: { 413: ['homeFull'], 409: ['idTaken'] } } as const;

/** Papers on things of a noun that stands at `path`, in its area. */
export function attachmentCalls<const Path extends string, const A extends Area>(path: `/${Path}`, area: A) {
  const view = { area, level: 'view' } as const;
  const edit = { area, level: 'edit' } as const;
  const all: `/${Path}/:id/attachments` = `${path}/:id/attachments`;
  const one: `/${Path}/:id/attachments/:attachmentId` = `${all}/:attachmentId`;
  const reply = z.object({ attachment });
  return {
    attachments: endpoint({
      method: 'GET',
      path: all,
      access: view,
      summary: 'What is attached to it, in the order in which it was picked',
      details: 'All of it: there are no pages. The bytes are at the address of each.',
      reply: z.object({ attachments: z.array(attachment) }),
    }),
    attach: endpoint({
      method: 'POST',
      path: all,
      access: edit,
      summary: 'Attach a file to it',
      details: `${attachmentFormatsText} \`storage\` says how full the home is, to its owners. With an \`id\` that stands for one already, that one is answered as it is by now.`,
      ...room,
      query: attachmentQuery,
      upload: { maxBytes: maxAttachmentBytes, isPaper: true },
      reply: z.object({ attachment, storage: z.array(storage) }),
      status: 201,
      limit: 'paper',
    }),
    attachmentFile: endpoint({
      method: 'GET',
      path: one,
      access: view,
      summary: 'The bytes of what is attached; `size` thumb is a WebP of 480 pixels, where there is one',
      details:
        'To be kept, never to be shown by itself: `Content-Disposition` says the name under which it was sent. A PDF has no `thumb`: 404. `ETag` is the file’s own, for `If-None-Match`.',
      query: z.object({ size: z._default(z.enum(['thumb', 'full'], 'filterInvalid'), 'full') }),
      reply: 'file',
    }),
    changeAttachment: endpoint({
      method: 'PUT',
      path: one,
      access: edit,
      summary: 'Say what is attached: its name, kind, the day it expires and its tags; what is left out stays as it is',
      details: '`kind` or `expiresOn` of null is emptied; `tagIds` are all of them.',
      body: attachmentInput,
      reply,
    }),
    detach: endpoint({
      method: 'DELETE',
      path: one,
      access: edit,
      summary: 'Remove what is attached; it can be restored',
      details: 'Its room is free at once. After 30 days it is gone for good.',
    }),
    restoreAttachment: endpoint({
      method: 'POST',
      path: `${one}/restore` as `/${Path}/:id/attachments/:attachmentId/restore`,
      access: edit,
      summary: 'Bring back what was attached and removed',
      details: 'What is not removed, or went with what it is attached to, is a 404.',
      refuses: { 413: ['homeFull'] },
      reply,
    }),
  };
}

/**
 * Calls for clients that handle one file: they act on the first of several attachments. `word`: its segment in the
 * path.
 */
export function documentCalls<const Path extends string, const A extends Area, const Word extends string = 'document'>(
  path: `/${Path}`,
  area: A,
  word = 'document' as Word,
) {
  const edit = { area, level: 'edit' } as const;
  const document: `/${Path}/:id/${Word}` = `${path}/:id/${word}`;
  return {
    setDocument: endpoint({
      method: 'POST',
      path: document,
      access: edit,
      summary: 'Attach a file to it',
      details: `As \`POST ${path}/{id}/attachments\`: what is attached already stays. ${attachmentFormatsText}`,
      ...room,
      query: attachmentQuery,
      upload: { maxBytes: maxAttachmentBytes, isPaper: true },
      reply: z.object({ attachment, storage: z.array(storage) }),
      limit: 'paper',
    }),
    removeDocument: endpoint({
      method: 'DELETE',
      path: document,
      access: edit,
      summary: 'Remove the first of what is attached; it can be restored',
      details: 'Nothing attached is a 404.',
    }),
  };
}
