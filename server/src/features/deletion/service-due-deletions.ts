import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { retryOnLock } from '../../db/connection/retry-on-lock.ts';
import * as accounts from '../../identity/accounts.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { dueWhenWarned, nearUntil, formatDeletionDay } from './grace-period.ts';
import { removeHeld } from './service-remove-account.ts';
import * as store from './store.ts';
import { mailTexts } from './mail-texts.ts';

/** Runs each account in a transaction of its own, so that a failure does not stop the others. */
async function forEach(ids: AsyncIterable<string>, work: (userId: string) => Promise<boolean>) {
  const failures: unknown[] = [];
  let done = 0;
  for await (const id of ids) {
    try {
      if (await work(id)) done += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { done, failures };
}

/** Page by page, behind the id that was read last: what failed is not read again. */
async function* pages(read: (after: string | undefined) => Promise<string[]>) {
  let after: string | undefined;
  for (;;) {
    const ids = await read(after);
    yield* ids;
    after = ids.at(-1);
    if (after === undefined) return;
  }
}

/** Removes the accounts whose thirty days are over and whose owners were warned. Each is asked again once it is held: undone meanwhile, it stays. */
export const removeDue = (ctx: JobContext) => {
  const now = ctx.clock();
  return forEach(
    pages((after) => store.listDue(ctx.db, { until: now, after })),
    async (userId) => {
      const isRemoved = await retryOnLock({ ...ctx, now }, async (ctx) => {
        const held = await accounts.lock(ctx.db, userId);
        if (!held?.deletionDueAt || held.blockedAt || held.deletionDueAt > now) return false;
        await removeHeld(ctx, held);
        return true;
      });
      if (isRemoved) await ctx.sessions.forget(userId);
      return isRemoved;
    },
  );
};

/** Mails once that the deletion is a week away; one that is due sooner by then, since no server ran, waits some days more. */
export const warnNear = (ctx: JobContext) => {
  const now = ctx.clock();
  return forEach(
    pages((after) => store.listUnwarned(ctx.db, { until: nearUntil(now), after })),
    (userId) =>
      transact(ctx, async (ctx) => {
        const held = await accounts.lock(ctx.db, userId);
        if (!held?.deletionDueAt || held.blockedAt) return false;
        const dueAt = dueWhenWarned(held.deletionDueAt, now);
        if (!(await store.markWarned(ctx.db, userId, { now, dueAt }))) return false;
        await sendNotice(ctx, held, mailTexts.near, { due: formatDeletionDay(dueAt, held.language) }, 'login');
        return true;
      }),
  );
};
