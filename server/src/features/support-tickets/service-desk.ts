import type { Paging } from '@tzemed/contract/schema/fields';
import type { DeskReply } from '@tzemed/contract/site/support-tickets';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Supporter } from '../../context.ts';
import { transact } from '../../db/client.ts';
import type { Download } from '../../files/downloads.ts';
import * as accounts from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { deskMessageOf, deskTicketOf } from './service-ticket-views.ts';
import { download } from './service-files.ts';
import { addMessage } from './service-messages.ts';
import { tellAnswer, tellTicket } from './service-notify.ts';
import * as desk from './store-desk.ts';
import * as files from './store-files.ts';
import * as store from './store.ts';
import { mailAnswer } from './service-visitors.ts';
import * as visitors from './store-visitors.ts';

/** Screens ask anew whenever a ticket goes on: within this time it is the same opening. */
const sameOpeningMs = 3_600_000;

type Listing = Paging & { readonly tab: desk.Tab; readonly q?: string | undefined };

export async function list(ctx: Supporter, { tab, q, page, limit }: Listing) {
  const [rows, total, waiting] = await Promise.all([
    desk.list(ctx, { tab, q, limit, offset: (page - 1) * limit }),
    desk.count(ctx, { tab, q }),
    desk.count(ctx, { tab: 'waiting' }),
  ]);
  return { tickets: rows.map(deskTicketOf), total, page, limit, waiting };
}

async function find(ctx: Supporter, id: string) {
  const row = await desk.find(ctx, id);
  if (!row) throw notFound();
  return row;
}

export const get = (ctx: Supporter, id: string) =>
  transact(ctx, async (ctx) => {
    const { userId } = await find(ctx, id);
    if (await desk.markOpened(ctx, id)) tellTicket(ctx, id, userId);
    const since = new Date(ctx.now.getTime() - sameOpeningMs);
    if (!(await desk.wasOpenedSince(ctx, id, since)))
      await audit(ctx, { action: 'ticketOpened', userId: ctx.user.id, sessionId: ctx.user.sessionId, object: id });
    const messages = await store.listMessages(ctx.db, { userId, id });
    const kept = await files.listOf(ctx.db, userId, id);
    return {
      ticket: deskTicketOf(await find(ctx, id)),
      messages: messages.map((message) => deskMessageOf(message, kept)),
    };
  });

/** Does something with a ticket while nobody else does anything with those of its person. */
const changing = <T>(ctx: Supporter, id: string, work: (ctx: Supporter, row: desk.DeskRow) => Promise<T>) =>
  transact(ctx, async (ctx) => {
    const { userId, accountId } = await find(ctx, id);
    await (accountId === null ? visitors.lock(ctx.db, id) : accounts.lock(ctx.db, userId));
    return work(ctx, await find(ctx, id));
  });

/** `isTold`: the person sees something of it. */
async function change(
  ctx: Supporter,
  { id, userId }: desk.DeskRow,
  values: Parameters<typeof store.update>[2],
  { isTold = true } = {},
) {
  await store.update(ctx.db, { userId, id }, values);
  tellTicket(ctx, id, isTold ? userId : undefined);
  return { ticket: deskTicketOf(await find(ctx, id)) };
}

export async function reply(ctx: Supporter, id: string, { id: given, isNote = false, ...written }: DeskReply) {
  refuseFutureId(ctx, given);
  return changing(ctx, id, async (ctx, row) => {
    const { db, user, now } = ctx;
    const { userId } = row;
    const messageId = given?.toLowerCase();
    const shown = async (message: store.MessageRow) => deskMessageOf(message, await files.listOf(db, userId, id));
    const standing = messageId === undefined ? undefined : await store.findMessage(db, { userId, id: messageId });
    if (standing) {
      if (standing.ticketId !== id || standing.writtenBy !== user.id || standing.isNote !== isNote) throw idTaken();
      return { ticket: deskTicketOf(row), message: await shown(standing) };
    }
    if (row.closedAt && !isNote) throw new Refusal(409, 'ticketClosed');
    if (row.accountId === null && !isNote && written.fileIds?.length) throw invalid({ fileIds: 'answerWithoutFiles' });
    const { name } = await accounts.findSignedIn(ctx);
    const added = await addMessage(ctx, row, { ...written, id: messageId }, { isAnswer: true, isNote, name });
    const message = await shown((await store.findMessage(db, { userId, id: added }))!);
    if (isNote) {
      tellTicket(ctx, id, undefined);
      return { ticket: deskTicketOf(row), message };
    }
    await (row.accountId === null ? mailAnswer(ctx, row, written.text) : tellAnswer(ctx, row, added));
    const answered = {
      openedAt: row.openedAt ?? now,
      updatedAt: now,
      waitsSince: null,
      takenBy: row.takenBy ?? user.id,
    };
    return { ...(await change(ctx, row, answered)), message };
  });
}

export const take = (ctx: Supporter, id: string) =>
  changing(ctx, id, async (ctx, row) => {
    if (row.takenBy === ctx.user.id) return { ticket: deskTicketOf(row) };
    if (row.takenBy !== null) throw new Refusal(409, 'ticketTaken');
    return change(ctx, row, { takenBy: ctx.user.id }, { isTold: false });
  });

export const release = (ctx: Supporter, id: string) =>
  changing(ctx, id, async (ctx, row) =>
    row.takenBy === null ? { ticket: deskTicketOf(row) } : change(ctx, row, { takenBy: null }, { isTold: false }),
  );

export const close = (ctx: Supporter, id: string) =>
  changing(ctx, id, async (ctx, row) =>
    row.closedAt ? { ticket: deskTicketOf(row) } : change(ctx, row, { closedAt: ctx.now }),
  );

export const reopen = (ctx: Supporter, id: string) =>
  changing(ctx, id, async (ctx, row) =>
    row.closedAt ? change(ctx, row, { closedAt: null }) : { ticket: deskTicketOf(row) },
  );

export async function file(ctx: Supporter, id: string, fileId: string): Promise<Download> {
  const { userId } = await find(ctx, id);
  const found = await files.findForDesk(ctx.db, { userId, ticketId: id }, fileId);
  if (!found) throw notFound();
  return download(ctx, found);
}
