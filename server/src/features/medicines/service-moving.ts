import { type Db, transact } from '../../db/client.ts';
import type { DueContext } from '../../delivery/due/notify-due.ts';
import { planNextDose } from './service-next-dose.ts';
import * as store from './store.ts';

const most = 200;
/** Milliseconds after which what could not be moved is tried again. */
const againMs = 600_000;

/** A reminder of a course whose time has passed, and when the next one is due. */
export type Passed = {
  readonly householdId: string;
  readonly sourceId: string;
  readonly timezone: string;
  readonly dueAt: Date | null;
  readonly now: Date;
};

/**
 * Unanswered doses make way for the next ones of their courses, whose time has come. Once each, however many processes
 * look at the same time.
 */
export async function moveUnanswered(
  ctx: DueContext,
  passOver: (db: Db, passed: Passed) => Promise<void>,
): Promise<void> {
  const now = ctx.clock();
  for (const of of await store.listMoving(ctx.db, now, most))
    try {
      await transact(ctx, async ({ db }) => {
        const course = await store.lockMoving(db, of, now);
        if (!course) return;
        const { householdId, id: sourceId, timezone, nextAt: dueAt } = await planNextDose({ db, now }, course);
        await passOver(db, { householdId, sourceId, timezone, dueAt, now });
      });
    } catch (err) {
      ctx.log.error({ err }, 'a course could not be moved to its next dose');
      await store.postpone(ctx.db, of, new Date(now.getTime() + againMs));
    }
}
