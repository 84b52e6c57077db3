import { reopenDays, type TicketState } from '@tzemed/contract/site/support-tickets';
import type { DeskRow } from './store-desk.ts';
import type { MessageRow, TicketRow } from './store.ts';
import { shownFile } from './service-files.ts';
import type { listOf } from './store-files.ts';

const dayMs = 86_400_000;
const maxOfLine = 120;

const stateOf = ({ openedAt, waitsSince, closedAt }: TicketRow): TicketState => {
  if (closedAt) return 'closed';
  if (!waitsSince) return 'answered';
  return openedAt ? 'waiting' : 'sent';
};

export const reopenUntil = (closedAt: Date) => new Date(closedAt.getTime() + reopenDays * dayMs);

const fromOf = (isAnswer: boolean) => (isAnswer ? ('support' as const) : ('person' as const));
const oneLine = (text: string) => [...text.replaceAll(/\s+/g, ' ')].slice(0, maxOfLine).join('').trim();

const partsOf = (row: TicketRow) => ({
  id: row.id,
  number: row.number,
  subject: row.subject,
  state: stateOf(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  closedAt: row.closedAt,
  reopenUntil: row.closedAt && reopenUntil(row.closedAt),
  last: { from: fromOf(row.last.isAnswer), name: row.last.name, text: oneLine(row.last.text) },
});

/** A ticket as its person sees it. */
export const ticketOf = (row: TicketRow) => ({ ...partsOf(row), unread: row.unread });

/** A ticket as support sees it. */
export const deskTicketOf = (row: DeskRow) => ({
  ...partsOf(row),
  person: { name: row.personName, email: row.personEmail, plan: row.personPlan, language: row.personLanguage },
  device: row.device,
  takenBy: row.takenBy !== null && row.takerName !== null ? { id: row.takenBy, name: row.takerName } : null,
});

type FileRows = Awaited<ReturnType<typeof listOf>>;

export const messageOf = ({ id, isAnswer, name, text, createdAt }: MessageRow, files: FileRows) => ({
  id,
  from: fromOf(isAnswer),
  name,
  text,
  files: files.filter(({ messageId }) => messageId === id).map(shownFile),
  createdAt,
});

export const deskMessageOf = (row: MessageRow, files: FileRows) => ({ ...messageOf(row, files), isNote: row.isNote });
