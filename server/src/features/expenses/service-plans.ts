import { isBuiltIn } from '@tzemed/contract/category-texts';
import { addDays, dayOf } from '@tzemed/contract/days';
import { type ExpensePlanInput, mostPlans, type NewExpensePlan } from '@tzemed/contract/expense-plans';
import type { Code, RefusalCode } from '@tzemed/contract/messages';
import { lastPlanDay, planDayFrom, type PlanSeries } from '@tzemed/contract/plan-days';
import { scopeOf } from '../../access.ts';
import { isUsed } from '../../belongings/given-ids.ts';
import { belongings, idOf } from '../../belongings/service.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { said } from '../../lib/said.ts';
import { absurdDay } from './service.ts';
import { write } from './service-plan-clock.ts';
import * as store from './store-plans.ts';

type Edit = EditCtx<'expenses'>;

const kept = belongings(store.rows);

const defaults = { repeatEvery: 1, repeatUntil: null, repeatTimes: null };
const seriesOf = ({ startsOn, repeatInterval, repeatEvery, repeatUntil, repeatTimes }: PlanSeries): PlanSeries => ({
  startsOn,
  repeatInterval,
  repeatEvery,
  repeatUntil,
  repeatTimes,
});

/** When it comes next, today at the earliest, and when for the last time. */
const comes = (series: PlanSeries, { now }: Edit) => ({
  nextOn: planDayFrom(series, dayOf(now)),
  lastOn: lastPlanDay(series),
});

type Fields = Readonly<Record<string, Code | RefusalCode>>;
function refuse(fields: Fields) {
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'validation', { fields });
}

const absurdStart = (ctx: Edit, { startsOn }: { readonly startsOn: string }): Fields => {
  const wrong = absurdDay(ctx, { date: startsOn });
  return wrong ? { startsOn: wrong.date } : {};
};

type Filed = Pick<ExpensePlanInput, 'petId' | 'category'>;
async function wrongCategory(ctx: Edit, { petId, category }: Filed): Promise<Fields> {
  if (isBuiltIn(category) || !isUuid(petId)) return {};
  const found = await store.categoryOf(ctx.db, scopeOf(ctx), { petId, category });
  if (!found || (found.isKnown && found.isStanding)) return {};
  return { category: found.isKnown ? 'categoryGone' : 'categoryUnknown' };
}

/** Holds the pet until the transaction ends. 404 for one that is out of reach. */
async function isFull(ctx: Edit, petId: string) {
  const count = await store.holdAndCount(ctx.db, scopeOf(ctx), petId);
  if (count === undefined) throw notFound();
  return count >= mostPlans;
}
const full = { petId: 'tooManyPlans' } as const;

/** What of it falls on today is written at once. */
async function begun(ctx: Edit, id: string) {
  const plan = await store.lock(ctx.db, scopeOf(ctx), id);
  if (plan) await write(ctx, [plan], dayOf(ctx.now));
  return kept.get(ctx, id);
}

const create = (ctx: Edit, { prices = [], ...input }: NewExpensePlan) =>
  transact(ctx, async (ctx) => {
    refuse({ ...absurdStart(ctx, input), ...(await wrongCategory(ctx, input)) });
    const { id } = input;
    const hasNoRoom = await isFull(ctx, idOf(input.petId));
    // Whoever has sent it at the same time has held the pet before, and is seen from here.
    if (hasNoRoom && (id === undefined || !(await isUsed(ctx.db, scopeOf(ctx), id)))) refuse(full);
    const series = seriesOf({ ...defaults, ...said(input) } as PlanSeries);
    const made = await kept.create(ctx, { ...input, prices: JSON.stringify(prices), ...comes(series, ctx) });
    return begun(ctx, made.id);
  });

/** 404 for a plan that is out of reach. */
async function locked(ctx: Edit, id: string) {
  const plan = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), id) : undefined;
  if (!plan) throw notFound();
  return plan;
}

/** As `locked`, of one that stands; the days before today are as they were planned until now. */
async function caughtUp(ctx: Edit, id: string) {
  const plan = await locked(ctx, id);
  if (plan.isDeleted) throw notFound();
  await write(ctx, [plan], addDays(dayOf(ctx.now), -1));
  return plan;
}

/** What stands and is not sent again has to fit to what is. */
function outOfOrder({ startsOn, repeatUntil, prices }: ExpensePlanInput, plan: store.Locked): Fields {
  const isTooLate = prices === undefined && plan.prices.some(({ from }) => from <= startsOn);
  const hasEnded = repeatUntil === undefined && plan.repeatUntil !== null && plan.repeatUntil < startsOn;
  return { ...(isTooLate && { prices: 'priceOrder' }), ...(hasEnded && { repeatUntil: 'dateOrder' }) };
}

const update = (ctx: Edit, id: string, { prices, ...input }: ExpensePlanInput) =>
  transact(ctx, async (ctx) => {
    const plan = await caughtUp(ctx, id);
    const petId = idOf(input.petId);
    // What has gone since it was kept is in nobody's way while it stays; one that was merged may come apart again.
    const isFiledAsBefore = petId === plan.petId && [plan.filed, plan.category].includes(input.category);
    refuse({
      ...(input.startsOn !== plan.startsOn && absurdStart(ctx, input)),
      ...(!isFiledAsBefore && (await wrongCategory(ctx, input))),
      ...outOfOrder({ ...input, prices }, plan),
    });
    if (petId !== plan.petId && (await isFull(ctx, petId))) refuse(full);
    await kept.update(ctx, id, {
      ...input,
      ...(isFiledAsBefore && { category: plan.filed }),
      ...(prices && { prices: JSON.stringify(prices) }),
      ...comes(seriesOf({ ...plan, ...said(input) } as PlanSeries), ctx),
    });
    return begun(ctx, id);
  });

const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    await caughtUp(ctx, id);
    return kept.remove(ctx, id);
  });

/** What has passed meanwhile is not written. */
const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const plan = await locked(ctx, id);
    if (!plan.isDeleted) throw notFound();
    if (await isFull(ctx, plan.petId)) throw new Refusal(409, 'tooManyPlans');
    await kept.restore(ctx, id);
    await store.goOn(ctx.db, { ...plan, nextOn: comes(plan, ctx).nextOn, made: 0 });
    return begun(ctx, id);
  });

export const plans = { ...kept, create, update, remove, restore };
