import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { choice } from '../schema/field-pairs.ts';
import {
  editedVersion,
  idOut,
  instantIn,
  instantOut,
  named,
  newIdIn,
  optionalLineIn,
  pageOf,
  paging,
  textIn,
  withExample,
} from '../schema/fields.ts';
import { maxNoticeDays, maxNoticeLength, noticeExample, noticeLevels } from './site-notices.ts';

const level = choice(noticeLevels, 'required', 'valueUnknown', 'info');
const english = 'Tonight from 23:00 to 23:30 Tzemed is down for maintenance.';
const arabic = 'الليلة من 23:00 إلى 23:30 لن يكون تسيمد متاحًا بسبب أعمال صيانة.';

const fields = {
  level: level.in,
  he: withExample(textIn(maxNoticeLength, 'noticeTextRequired'), noticeExample),
  /** Texts in other languages; without them everybody reads Hebrew. */
  en: withExample(optionalLineIn(maxNoticeLength), english),
  ar: withExample(optionalLineIn(maxNoticeLength), arabic),
  startsAt: instantIn(),
  endsAt: withExample(instantIn(), '2026-11-21T09:00:00.000Z', 'date-time'),
};
export const noticeInput = named('AdminNoticeInput', z.object({ id: newIdIn(), ...fields }));
export const noticeEdit = named('AdminNoticeEdit', z.object({ ...fields, ...editedVersion }));
export type NoticeInput = z.output<typeof noticeInput>;
export type NoticeEdit = z.output<typeof noticeEdit>;

export const adminNotice = named(
  'AdminNotice',
  z.object({
    id: idOut('SiteNotice'),
    level: level.out,
    he: withExample(z.string(), noticeExample),
    en: withExample(z.nullable(z.string()), english),
    ar: withExample(z.nullable(z.string()), arabic),
    startsAt: instantOut,
    endsAt: withExample(instantOut, '2026-11-21T09:00:00.000Z', 'date-time'),
    version: withExample(z.int(), 1),
  }),
);
export type AdminNotice = z.input<typeof adminNotice>;

const path = '/admin/notices';
const reply = z.object({ notice: adminNotice });
const times = `\`endsAt\` is after \`startsAt\`, by ${maxNoticeDays} days at most, and has not passed.`;

/** Notices to everyone who is signed in. They are read with `GET /auth/me`. */
export const adminNotices = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Notices to everyone, the one that begins last first',
    details: 'Those that are over stay until they are deleted.',
    query: z.object({ ...paging }),
    reply: z.object(pageOf('notices', adminNotice)),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    summary: 'Publish a notice to everyone',
    details: `Open screens show it within seconds of its beginning, later where thousands are open. ${times} With an \`id\` that stands for one already, that one is answered as it is. It is recorded.`,
    body: noticeInput,
    refuses: { 409: ['idTaken'] },
    reply,
    fresh: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'Edit a notice',
    details: `Whoever closed it sees it again. ${times} It is recorded.`,
    example: { reply: { notice: { version: 2 } } },
    body: noticeEdit,
    reply,
    versioned: true,
    fresh: true,
  }),
  end: endpoint({
    method: 'PATCH',
    path: `${path}/:id/end`,
    access: 'admin',
    summary: 'End a notice now',
    details:
      'One that is over stays as it is; one that has not begun is deleted instead (`noticeNotBegun`). It is recorded.',
    refuses: { 409: ['noticeNotBegun'] },
    reply,
    fresh: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'Delete a notice',
    details: 'It is recorded.',
    fresh: true,
  }),
};
