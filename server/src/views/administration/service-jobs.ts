import type { FailedState } from '@tzemed/contract/administration/admin-jobs';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { Administering } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { countFailed, countFailedKinds, discardFailed, findFailedKind, listFailed } from '../../jobs/failed-jobs.ts';
import { notFound } from '../../lib/refusal.ts';
import { withoutPersonalData } from '../../lib/security/without-personal-data.ts';
import { record } from './service-actions.ts';

type Asked = Paging & { readonly state?: FailedState | undefined; readonly kind?: string | undefined };

export async function list({ db }: Administering, { page, limit, ...asked }: Asked) {
  const [rows, total, kinds] = await Promise.all([
    listFailed(db, asked, { limit, offset: (page - 1) * limit }),
    countFailed(db, asked),
    countFailedKinds(db),
  ]);
  const jobs = rows.map(({ id, kind, state, createdAt, attempts, nextAt, about, code, message }) => {
    const error = [code, message && withoutPersonalData(message)].filter(Boolean).join(': ') || '?';
    return { id, kind, state, createdAt, attempts, nextAt, about, error };
  });
  return { jobs, total, page, limit, kinds };
}

export const retry = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    const kind = await findFailedKind(ctx.db, id);
    if (kind === undefined || (await ctx.jobs.retryFailed(ctx.db, { id })) === 0) throw notFound();
    await record(ctx, { action: 'jobRetried', object: id, detail: kind });
  });

export const remove = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    const kind = await findFailedKind(ctx.db, id);
    if (kind === undefined || (await discardFailed(ctx.db, { id })) === 0) throw notFound();
    await record(ctx, { action: 'jobDiscarded', object: id, detail: kind });
  });

export const retryAll = (ctx: Administering, kind: string) =>
  transact(ctx, async (ctx) => {
    const count = await ctx.jobs.retryFailed(ctx.db, { kind });
    if (count > 0) await record(ctx, { action: 'jobsRetried', detail: kind, count });
    return { count };
  });

export const removeAll = (ctx: Administering, kind: string) =>
  transact(ctx, async (ctx) => {
    const count = await discardFailed(ctx.db, { kind });
    if (count > 0) await record(ctx, { action: 'jobsDiscarded', detail: kind, count });
    return { count };
  });
