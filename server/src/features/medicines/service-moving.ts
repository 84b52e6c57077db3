import type { PassedOver } from '../../belongings/service/reminder-sources.ts';
import { type Db, transact } from '../../db/client.ts';
import type { DueContext } from '../../delivery/due/notify-due.ts';
import { planNextDose, saidOf } from './service-next-dose.ts';
import * as store from './store.ts';

const most = 200;
/** Milliseconds after which what could not be moved is tried again. */
const againMs = 600_000;

/**
 * Unanswered doses make way for the next ones of their courses, whose time has come. Once each, however many processes
 * look at the same time. Doses of an archived pet are asked of nobody, now or later.
 */
export async function moveUnanswered(
  ctx: DueContext,
  passOver: (db: Db, passed: PassedOver) => Promise<void>,
): Promise<void> {
  const now = ctx.clock();
  for (const place of await store.listMoving(ctx.db, now, most))
    try {
      await transact(ctx, async ({ db }) => {
        const course = await store.lockMoving(db, place, now);
        if (!course) return;
        const { isResting } = course;
        if (isResting) await store.forgetUnanswered(db, place, now);
        const planned = await planNextDose({ db, now }, isResting ? { ...course, scheduledAt: now } : course);
        if (planned.nextAt?.getTime() === course.nextAt?.getTime()) return;
        const { householdId, id: sourceId, timezone, nextAt: dueAt } = planned;
        await passOver(db, { householdId, sourceId, timezone, dueAt, now, isResting, ...saidOf(planned) });
      });
    } catch (err) {
      ctx.log.error({ err }, 'a course could not be moved to its next dose');
      await store.postpone(ctx.db, place, new Date(now.getTime() + againMs));
    }
}
