import * as z from 'zod/mini';
import { exampleEmail } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  idOut,
  instantOut,
  named,
  newIdIn,
  optionalLineIn,
  pageOf,
  paging,
  textIn,
  withExample,
} from '../schema/fields.ts';
import { languages } from '../text/languages.ts';
import { joinLines } from '../text/plain-text.ts';
import { plans } from '../account/subscription.ts';

export const maxSubjectLength = 120;
export const maxMessageLength = 5000;
/** The most messages of one ticket: all of them are answered together. */
export const maxMessages = 300;
/** The most internal notes of one ticket. They count towards no messages: the person is not to notice them. */
export const maxNotes = 300;
/** The most open tickets of one person. */
export const maxOpenTickets = 20;
/** The most files of one message, and bytes of each. */
export const maxTicketFiles = 5;
export const maxTicketFileBytes = 10 * 1024 * 1024;
/** Days after it was closed in which a ticket can be reopened. */
export const reopenDays = 30;
/** Hours for which a file that was sent waits for its message. */
export const ticketFileHours = 23;

/** State of a ticket, which tells whose turn it is: `sent` before support has read it, `waiting` for an answer, `answered` after one. */
export const ticketStates = ['sent', 'waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

const example = {
  subject: 'האם אפשר לייבא הוצאות מקובץ?',
  text: 'שלום, יש לי שנה של הוצאות בגיליון. אפשר להכניס את הכול בבת אחת?',
  device: 'Chrome 141 · Android 16',
};

const subject = () => withExample(textIn(maxSubjectLength, 'subjectRequired'), example.subject);
const text = () => withExample(textIn(maxMessageLength, 'messageRequired', 'many'), example.text);
const fileIds = z.optional(
  withExample(z.array(z.uuidv7('idInvalid')).check(z.maxLength(maxTicketFiles, 'ticketFilesTooMany')), []),
);
/** The browser and system as the sender saw them before sending; left out where the sender does not want to say. */
const device = withExample(optionalLineIn(200), example.device);

export const ticketInput = named(
  'SupportTicketInput',
  z.object({ id: newIdIn(), subject: subject(), message: text(), fileIds, device }),
);
export type TicketInput = z.output<typeof ticketInput>;
export const ticketSubject = z.object({ subject: subject() });
export const ticketReply = z.object({ id: newIdIn(), text: text(), fileIds });
export type TicketReply = z.output<typeof ticketReply>;
const deskReply = z.extend(ticketReply, {
  /** An internal note: only support reads it. */
  isNote: z.optional(withExample(z.boolean('invalid'), false)),
});
export type DeskReply = z.output<typeof deskReply>;

/** Newest message that the reader shows: answers up to it are marked as read. Without an example, since each ticket has its own. */
export const ticketRead = z.object({ upTo: z.optional(z.uuidv7('idInvalid')) });
export type TicketRead = z.output<typeof ticketRead>;

export const ticketFile = named(
  'TicketFile',
  z.object({
    id: idOut('TicketFile'),
    name: withExample(z.string(), 'expenses-2025.xlsx'),
    type: withExample(z.string(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    size: withExample(z.int(), 86_016),
  }),
);
export type TicketFile = z.input<typeof ticketFile>;

const messageParts = {
  id: idOut('TicketMessage'),
  /** Side that wrote: the person of the ticket, or support. */
  from: withExample(z.enum(['person', 'support']), 'person'),
  /** Name of the writer. That of support stays when its account is gone. */
  name: withExample(z.string(), 'דנה כהן'),
  text: withExample(z.string(), example.text),
  files: z.array(ticketFile),
  createdAt: instantOut,
};
export const ticketMessage = named('TicketMessage', z.object(messageParts));
export type TicketMessage = z.input<typeof ticketMessage>;
export const deskMessage = named('DeskMessage', z.object({ ...messageParts, isNote: withExample(z.boolean(), false) }));
export type DeskMessage = z.input<typeof deskMessage>;

const ticketParts = {
  id: idOut('SupportTicket'),
  /** Counted from 1001 for the whole site, to be named on the phone. */
  number: withExample(z.int(), 1042),
  subject: withExample(z.string(), example.subject),
  state: withExample(z.enum(ticketStates), 'answered'),
  createdAt: instantOut,
  /** Time of the newest message. */
  updatedAt: instantOut,
  closedAt: withExample(z.nullable(instantOut), null),
  /** Time until which a closed one can be reopened. */
  reopenUntil: withExample(z.nullable(instantOut), null),
};
/** The newest message of a ticket, cut to one line of 120 characters. */
const last = z.object({
  from: messageParts.from,
  name: messageParts.name,
  text: withExample(z.string(), 'צירפתי קובץ לדוגמה, כך שתוכלו לראות את הסדר של העמודות.'),
});

export const supportTicket = named(
  'SupportTicket',
  z.object({
    ...ticketParts,
    last,
    /** Messages of support that were not read yet. */
    unread: withExample(z.int(), 1),
  }),
);
export type SupportTicket = z.input<typeof supportTicket>;

export const deskTicket = named(
  'DeskTicket',
  z.object({
    ...ticketParts,
    last,
    /** The person of the ticket, which goes with the account; or a visitor, who wrote without one. */
    person: z.object({
      name: withExample(z.string(), 'דנה כהן'),
      email: withExample(z.string(), exampleEmail, 'email'),
      /** Null for a visitor: answers go to the address by mail. */
      plan: withExample(z.nullable(z.enum(plans)), 'free'),
      language: withExample(z.enum(languages), 'he'),
    }),
    device: z.nullable(withExample(z.string(), example.device)),
    /** The member of support who has taken it. */
    takenBy: z.nullable(z.object({ id: idOut('User'), name: withExample(z.string(), 'נועה צור') })),
  }),
);
export type DeskTicket = z.input<typeof deskTicket>;

const path = '/users/support-tickets';
const filesPath = '/users/support-files';
const reply = z.object({ ticket: supportTicket });
const withMessages = z.object({ ticket: supportTicket, messages: z.array(ticketMessage) });

/** Tickets of the caller: questions to the people behind the site, and their answers. */
export const supportTickets = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'Your tickets, that with the newest message first',
    details:
      '`unread` of the reply counts tickets with an answer that you have not read. Only you and support see a ticket, and nobody else of your household.',
    query: z.object({ state: z.optional(z.enum(['open', 'closed'], 'filterInvalid')), ...paging }),
    reply: z.object({ ...pageOf('tickets', supportTicket), unread: withExample(z.int(), 1) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Open a ticket with its first message',
    details: `Files are sent before it, to \`POST ${filesPath}\`, and named in \`fileIds\`. With an \`id\` that stands for one already, that one is answered as it is by now. ${maxOpenTickets} tickets may be open at a time.`,
    body: ticketInput,
    refuses: { 409: ['idTaken', 'tooManyTickets'] },
    example: { reply: { ticket: { state: 'sent', unread: 0 } } },
    reply,
    status: 201,
    limit: 'support',
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: 'user',
    summary: 'A ticket with all its messages, the oldest first',
    details: 'It marks nothing as read.',
    reply: withMessages,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Change the subject of a ticket',
    details: 'A closed one is refused (`ticketClosed`).',
    body: ticketSubject,
    refuses: { 409: ['ticketClosed'] },
    reply,
  }),
  reply: endpoint({
    method: 'POST',
    path: `${path}/:id/messages`,
    access: 'user',
    summary: 'Write another message in a ticket',
    details: `A closed one is reopened first (\`ticketClosed\`). A ticket holds ${maxMessages} messages.`,
    body: ticketReply,
    refuses: { 409: ['idTaken', 'ticketClosed', 'tooManyMessages'] },
    reply: z.object({ message: ticketMessage, ticket: supportTicket }),
    status: 201,
    limit: 'support',
  }),
  read: endpoint({
    method: 'PATCH',
    path: `${path}/:id/read`,
    access: 'user',
    summary: 'Mark the answers of a ticket as read, and what the bell says of them',
    details:
      '`upTo` is the id of the newest message that you have seen: answers after it stay unread, and so does the bell. A message that is none of this ticket is a 404. Without it all answers are marked that are there.',
    body: ticketRead,
    reply,
  }),
  close: endpoint({
    method: 'PATCH',
    path: `${path}/:id/close`,
    access: 'user',
    summary: 'Close a ticket',
    details: 'One that is closed already is answered as it is.',
    reply,
  }),
  reopen: endpoint({
    method: 'PATCH',
    path: `${path}/:id/reopen`,
    access: 'user',
    summary: `Reopen a ticket within ${reopenDays} days after it was closed`,
    details: 'One that is open is answered as it is; later it is refused (`reopenTooLate`).',
    refuses: { 409: ['reopenTooLate', 'tooManyTickets'] },
    reply,
  }),
};

/** Files of tickets: sent first, then named by a message. */
export const supportFiles = {
  create: endpoint({
    method: 'POST',
    path: filesPath,
    access: 'user',
    summary: 'Send a file for a message to support, before the message',
    details: `PDF, JPG, PNG, WebP, GIF, HEIC, CSV, plain text or XLSX, at most ${maxTicketFileBytes / 1024 / 1024} MB; the bytes decide what it is. Pictures are encoded anew without metadata. A message within ${ticketFileHours} hours takes it; until then nobody else sees it. ${4 * maxTicketFiles} files may wait, and 300 MB of one person are kept.`,
    query: z.object({ id: newIdIn() }),
    upload: { maxBytes: maxTicketFileBytes, isPaper: true },
    refuses: { 409: ['idTaken'], 413: ['tooMuchWaiting', 'ticketFilesFull'] },
    reply: z.object({ file: ticketFile }),
    status: 201,
    limit: 'paper',
  }),
  get: endpoint({
    method: 'GET',
    path: `${filesPath}/:fileId`,
    access: 'user',
    summary: 'The bytes of a file that you sent, or that support sent in a ticket of yours',
    details: 'Files of internal notes are a 404. `Content-Disposition` says the name under which it was sent.',
    reply: 'file',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${filesPath}/:fileId`,
    access: 'user',
    summary: 'Take back a file that waits for its message',
    details: 'One that a message has taken is a 404.',
  }),
};

const desk = '/support/tickets';
const deskBack = z.object({ ticket: deskTicket });

/** Calls of those who answer tickets. Every one is a 404 to a caller of another role. */
export const supportDesk = {
  list: endpoint({
    method: 'GET',
    path: desk,
    access: 'support',
    summary: 'Tickets of everybody, that which waits for longest first',
    details:
      '`waiting`: nobody has answered the newest message. `mine`: open ones that you took. `answered`: they wait for the person. `closed`: the newest first. `q` looks in number, subject, name and address. Pets, records and papers are not reachable from here.',
    query: z.object({
      tab: z._default(z.enum(['waiting', 'mine', 'answered', 'closed'], 'filterInvalid'), 'waiting'),
      q: z.optional(
        withExample(
          z.string('filterInvalid').check(z.overwrite(joinLines), z.maxLength(100, 'filterInvalid')),
          'ייבוא',
        ),
      ),
      ...paging,
    }),
    reply: z.object({ ...pageOf('tickets', deskTicket), waiting: withExample(z.int(), 4) }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${desk}/:id`,
    access: 'support',
    summary: 'A ticket with all its messages and internal notes, the oldest first',
    details:
      'Reading it tells its person that it was read (`waiting` instead of `sent`). That somebody opened it is recorded.',
    reply: z.object({ ticket: deskTicket, messages: z.array(deskMessage) }),
  }),
  reply: endpoint({
    method: 'POST',
    path: `${desk}/:id/messages`,
    access: 'support',
    summary: 'Answer a ticket, or leave an internal note',
    details: `An answer shows at once, in the bell, and is mailed where it is not read within a few minutes; to a visitor it is mailed at once, without files (\`answerWithoutFiles\`). A note is never shown or told to the person, and a ticket holds ${maxNotes} beside its messages. The first answer takes a ticket that nobody took. A closed one takes notes only (\`ticketClosed\`).`,
    body: deskReply,
    refuses: { 409: ['idTaken', 'ticketClosed', 'tooManyMessages', 'tooManyNotes'] },
    reply: z.object({ message: deskMessage, ticket: deskTicket }),
    status: 201,
  }),
  take: endpoint({
    method: 'PATCH',
    path: `${desk}/:id/take`,
    access: 'support',
    summary: 'Take a ticket: the first to ask has it',
    details: 'One that a colleague has is refused (`ticketTaken`). One of your own is answered as it is.',
    refuses: { 409: ['ticketTaken'] },
    reply: deskBack,
  }),
  release: endpoint({
    method: 'PATCH',
    path: `${desk}/:id/release`,
    access: 'support',
    summary: 'Leave a ticket to others, whoever has it',
    details: 'One that nobody has is answered as it is.',
    reply: deskBack,
  }),
  close: endpoint({
    method: 'PATCH',
    path: `${desk}/:id/close`,
    access: 'support',
    summary: 'Close a ticket',
    details: 'One that is closed already is answered as it is.',
    reply: deskBack,
  }),
  reopen: endpoint({
    method: 'PATCH',
    path: `${desk}/:id/reopen`,
    access: 'support',
    summary: 'Reopen a ticket, at any time',
    details: 'One that is open is answered as it is.',
    reply: deskBack,
  }),
  file: endpoint({
    method: 'GET',
    path: `${desk}/:id/files/:fileId`,
    access: 'support',
    summary: 'The bytes of a file of this ticket, its notes included',
    details: '`Content-Disposition` says the name under which it was sent.',
    reply: 'file',
  }),
};
