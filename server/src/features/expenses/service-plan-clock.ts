import { addDays, dayOf } from '@tzemed/contract/days';
import { planDayFrom } from '@tzemed/contract/plan-days';
import { paymentsOf } from '@tzemed/contract/price-on';
import { type Db, transact } from '../../db/client.ts';
import type { Ringing } from '../../delivery/ring.ts';
import * as store from './store-plans.ts';

/** At a time: a second or two of work. */
const most = 500;
/** On the first of a month many come at once: what is due besides waits no longer than this, and the rest for the next look. */
const longestMs = 5000;

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
  const { id: planId, petId, description, category, notes, tagIds, updatedBy } = plan;
  return paymentsOf(plan, span).map(({ day, amount }) => ({
    planId,
    petId,
    description,
    category,
    notes,
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
export async function writePlanned(ctx: Ringing): Promise<void> {
  const now = ctx.clock();
  const day = dayOf(now);
  const none = '00000000-0000-0000-0000-000000000000';
  for (let [home, plan] = [none, none]; ;) {
    const due = await store.listDue(ctx.db, { day, home, plan, limit: most });
    for (const [householdId, some] of Map.groupBy(due, (one) => one.householdId))
      await writeOfHome({ ...ctx, now }, { householdId, ids: some.map(({ planId }) => planId), day });
    const last = due.at(-1);
    if (!last || due.length < most || ctx.clock().getTime() - now.getTime() > longestMs) return;
    [home, plan] = [last.householdId, last.planId];
  }
}

type DueOf = Parameters<typeof store.lockDue>[1];
type Clock = Ringing & Writing;

async function writeOfHome(ctx: Clock, { householdId, ids, day }: DueOf): Promise<void> {
  try {
    await transact(ctx, async (ctx) => write(ctx, await store.lockDue(ctx.db, { householdId, ids, day }), day));
  } catch (err) {
    // One that can't be written must not keep the others: each by itself, and that one again at the next look.
    if (ids.length === 1) ctx.log.error({ err }, 'what a plan has planned could not be written');
    else for (const id of ids) await writeOfHome(ctx, { householdId, ids: [id], day });
  }
}
