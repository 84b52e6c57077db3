import type { Paging } from '@tzemed/contract/schema/fields';
import type { Administering } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notFound } from '../../lib/refusal.ts';
import { record, recordLook } from './service-actions.ts';
import * as store from './store-mails.ts';

export async function list(ctx: Administering, { page, limit }: Paging) {
  const [mails, total] = await Promise.all([
    store.list(ctx.db, { limit, offset: (page - 1) * limit }),
    store.count(ctx.db),
  ]);
  await recordLook(ctx, { action: 'mailsViewed' });
  return { mails, total, page, limit };
}

async function take(ctx: Administering, id: string) {
  const taken = await store.take(ctx.db, id);
  if (!taken) throw notFound();
  return taken;
}

export const retry = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    const { email, userId } = await take(ctx, id);
    const count = await ctx.jobs.retryFailed(ctx.db, { email, userId });
    await record(ctx, { action: 'mailRetried', object: id, count });
    return { count };
  });

export const remove = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    await take(ctx, id);
    await record(ctx, { action: 'mailCleared', object: id });
  });

export const findByEmail = ({ db }: Administering, email: string) => store.findByEmail(db, email);
