import {
  maxOpenTickets,
  type TicketInput,
  type TicketRead,
  type TicketReply,
} from '@tzemed/contract/site/support-tickets';
import type { Paging } from '@tzemed/contract/schema/fields';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { markReadAbout } from '../../delivery/notification-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { newId } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { messageOf, reopenUntil, ticketOf } from './service-ticket-views.ts';
import { addMessage } from './service-messages.ts';
import { tellNewTicket, tellTicket } from './service-notify.ts';
import * as files from './store-files.ts';
import * as store from './store.ts';

const asPerson = { isAnswer: false, isNote: false, name: null };

type State = 'open' | 'closed' | undefined;

export async function list({ db, user }: Member, { state, page, limit }: Paging & { state?: State }) {
  const [rows, sums] = await Promise.all([
    store.list(db, user.id, { state, limit, offset: (page - 1) * limit }),
    store.count(db, user.id, state),
  ]);
  return { tickets: rows.map(ticketOf), ...sums, page, limit };
}

async function find(ctx: Member, id: string) {
  const row = await store.find(ctx.db, { userId: ctx.user.id, id });
  if (!row) throw notFound();
  return row;
}

export async function get(ctx: Member, id: string) {
  const which = { userId: ctx.user.id, id };
  const row = await find(ctx, id);
  const [messages, kept] = [await store.listMessages(ctx.db, which), await files.listOf(ctx.db, which.userId, id)];
  const seen = messages.filter(({ isNote }) => !isNote);
  return { ticket: ticketOf(row), messages: seen.map((message) => messageOf(message, kept)) };
}

/** Does something with a ticket while nobody else does anything with those of its person. */
const changing = <T>(ctx: Member, id: string, work: (ctx: Member, row: store.TicketRow) => Promise<T>) =>
  transact(ctx, async (ctx) => {
    await holdPerson(ctx);
    return work(ctx, await find(ctx, id));
  });

async function holdPerson({ db, user }: Member) {
  if (!(await accounts.lock(db, user.id))) throw new Refusal(401, 'invalidToken');
}

async function refuseMoreOpen({ db, user }: Member) {
  if ((await store.countOpen(db, user.id)) >= maxOpenTickets) throw new Refusal(409, 'tooManyTickets');
}

export async function create(ctx: Member, { id: given, subject, message: text, fileIds, device }: TicketInput) {
  refuseFutureId(ctx, given);
  return transact(ctx, async (ctx) => {
    await holdPerson(ctx);
    const which = { userId: ctx.user.id, id: given?.toLowerCase() ?? newId() };
    const standing = given === undefined ? undefined : await store.find(ctx.db, which);
    if (standing) return { ticket: ticketOf(standing) };
    await refuseMoreOpen(ctx);
    const made = await store.insert(ctx.db, { ...which, subject, device: device ?? null, now: ctx.now });
    if (!made) throw idTaken();
    await addMessage(ctx, which, { text, fileIds }, asPerson);
    await tellNewTicket(ctx, which.id, made.number);
    return { ticket: ticketOf(await find(ctx, which.id)) };
  });
}

export const update = (ctx: Member, id: string, subject: string) =>
  changing(ctx, id, async (ctx, row) => {
    if (row.closedAt) throw new Refusal(409, 'ticketClosed');
    if (row.subject === subject) return { ticket: ticketOf(row) };
    return change(ctx, row, { subject });
  });

async function change(ctx: Member, { id, userId }: store.TicketRow, values: Parameters<typeof store.update>[2]) {
  await store.update(ctx.db, { userId, id }, values);
  tellTicket(ctx, id, userId);
  return { ticket: ticketOf(await find(ctx, id)) };
}

export async function reply(ctx: Member, id: string, { id: given, ...written }: TicketReply) {
  refuseFutureId(ctx, given);
  return changing(ctx, id, async (ctx, row) => {
    const { userId } = row;
    const messageId = given?.toLowerCase();
    const standing = messageId === undefined ? undefined : await store.findMessage(ctx.db, { userId, id: messageId });
    if (standing) {
      if (standing.ticketId !== id || standing.isAnswer) throw idTaken();
      return { ticket: ticketOf(row), message: messageOf(standing, await files.listOf(ctx.db, userId, id)) };
    }
    if (row.closedAt) throw new Refusal(409, 'ticketClosed');
    const added = await addMessage(ctx, row, { ...written, id: messageId }, asPerson);
    const { ticket } = await change(ctx, row, { updatedAt: ctx.now, waitsSince: row.waitsSince ?? ctx.now });
    const message = (await store.findMessage(ctx.db, { userId, id: added }))!;
    return { ticket, message: messageOf(message, await files.listOf(ctx.db, userId, id)) };
  });
}

export const read = (ctx: Member, id: string, { upTo }: TicketRead) =>
  changing(ctx, id, async (ctx) => {
    const { db, user, now } = ctx;
    const which = { userId: user.id, id };
    const seen = upTo === undefined ? undefined : await store.findMessage(db, { userId: user.id, id: upTo });
    if (upTo !== undefined && (!seen || seen.ticketId !== id || seen.isNote)) throw notFound();
    const wasUnread = await store.markRead(db, which, { now, upTo: seen?.place });
    const ticket = ticketOf(await find(ctx, id));
    // The bell has one line for all answers of a ticket.
    const wasTold =
      ticket.unread === 0 && (await markReadAbout(db, user.id, { noun: 'supportTickets', thingId: id, now }));
    if (wasTold) ctx.afterwards.push(async () => ctx.live.tellUnread([user.id]));
    if (wasUnread) tellTicket(ctx, id, user.id);
    return { ticket };
  });

export const close = (ctx: Member, id: string) =>
  changing(ctx, id, async (ctx, row) =>
    row.closedAt ? { ticket: ticketOf(row) } : change(ctx, row, { closedAt: ctx.now }),
  );

export const reopen = (ctx: Member, id: string) =>
  changing(ctx, id, async (ctx, row) => {
    if (!row.closedAt) return { ticket: ticketOf(row) };
    if (reopenUntil(row.closedAt) < ctx.now) throw new Refusal(409, 'reopenTooLate');
    await refuseMoreOpen(ctx);
    return change(ctx, row, { closedAt: null });
  });
