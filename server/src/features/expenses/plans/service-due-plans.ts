import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { planDayFrom } from '@tzemed/contract/money/expense-plan-days';
import { paymentsOf } from '@tzemed/contract/money/expense-plan-price';
import { type Db, transact } from '../../../db/client.ts';
import type { DueContext } from '../../../delivery/due/notify-due.ts';
import * as store from './store-plans.ts';

/** Asked for at a time. */
const most = 500;
/** Plans in one transaction: also of those that owe a year of weeks, each statement takes far less than it may. */
const maxTogether = 20;
/**
 * Many plans are due on the first of a month: other due work waits no longer than this, and the rest is left to the
 * next look.
 */
const maxMs = 5000;
/** Milliseconds after which what could not be written is tried again. */
const againMs = 600_000;

type Writing = { readonly db: Db; readonly now: Date };

/**
 * Writes what locked plans of one home have planned up to a day, each at the price of its day, and goes on to what comes
 * after it. One that rests passes its days over.
 */
export async function write({ db, now }: Writing, plans: readonly store.Locked[], to: string) {
  const come = plans.filter(({ nextOn }) => nextOn !== null && nextOn <= to);
  const [first] = come;
  if (!first) return;
  const planned = come.flatMap((plan) => (plan.rests ? [] : madeBy(plan, { from: plan.nextOn!, to })));
  const made = await store.insertMade(db, first.householdId, planned, now);
  for (const plan of come)
    await store.goOn(db, {
      ...plan,
      nextOn: planDayFrom(plan, addDays(to, 1)),
      made: made.filter((id) => id === plan.id).length,
    });
}

type Making = Parameters<typeof paymentsOf>[0] & Omit<store.Made, 'planId' | 'day'> & { readonly id: string };
/** The expenses of a plan in a span. */
export const madeBy = (plan: Making, span: Parameters<typeof paymentsOf>[1]): store.Made[] => {
  const { id: planId, petId, description, category, notes, paidBy, tagIds, updatedBy } = plan;
  return paymentsOf(plan, span).map(({ day, amount }) => ({
    planId,
    petId,
    description,
    category,
    notes,
    paidBy,
    tagIds,
    updatedBy,
    day,
    amount,
  }));
};

/**
 * Writes the expenses of all plans whose day has come, those of days before that nobody has written too: each once, however
 * many look at the same time and whenever one of them ends, since what was written and that it was stand in one transaction.
 */
export async function writePlanned(ctx: DueContext): Promise<void> {
  const now = ctx.clock();
  const isOver = () => ctx.clock().getTime() - now.getTime() > maxMs;
  const day = dayOf(now);
  const none = '00000000-0000-0000-0000-000000000000';
  for (let [home, plan] = [none, none]; ;) {
    const due = await store.listDue(ctx.db, { now, day, home, plan, limit: most });
    for (const [householdId, some] of Map.groupBy(due, (one) => one.householdId))
      for (let at = 0; at < some.length; at += maxTogether) {
        if (isOver()) return;
        const ids = some.slice(at, at + maxTogether).map(({ planId }) => planId);
        await writeOfHome({ ...ctx, now, isOver }, { householdId, ids, day });
      }
    const last = due.at(-1);
    if (!last || due.length < most) return;
    [home, plan] = [last.householdId, last.planId];
  }
}

type DueOf = Parameters<typeof store.lockDue>[1];
type Clock = DueContext & Writing & { readonly isOver: () => boolean };

async function writeOfHome(ctx: Clock, { householdId, ids, day }: DueOf): Promise<void> {
  try {
    await transact(ctx, async (ctx) => write(ctx, await store.lockDue(ctx.db, { householdId, ids, day }), day));
  } catch (err) {
    const [id, ...others] = ids;
    if (id === undefined) return;
    // A failing plan must not block the others: retries each alone, and postpones the failing one.
    if (others.length > 0) return writeEach(ctx, { householdId, ids, day });
    ctx.log.error({ err }, 'what a plan has planned could not be written');
    await store.postpone(ctx.db, { householdId, id }, new Date(ctx.now.getTime() + againMs));
  }
}

async function writeEach(ctx: Clock, { ids, ...of }: DueOf) {
  for (const [nth, id] of ids.entries()) {
    // The first of them in any case: where all together take too long each time, they are through one by one.
    if (nth > 0 && ctx.isOver()) return;
    await writeOfHome(ctx, { ...of, ids: [id] });
  }
}
