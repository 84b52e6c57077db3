import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { type ExpensePlanInput, maxPlans, type NewExpensePlan } from '@tzemed/contract/money/expense-plans';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { lastPlanDay, planDayFrom, type PlanSeries } from '@tzemed/contract/money/expense-plan-days';
import { scopeOf } from '../../../access.ts';
import { isUsed } from '../../../belongings/service/client-ids.ts';
import { commitChange } from '../../../belongings/service/commit-change.ts';
import { belongingService, idOf } from '../../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { isUuid } from '../../../lib/ids.ts';
import { notFound, Refusal, refuseInvalid } from '../../../lib/refusal.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';
import { implausibleDate } from '../implausible-date.ts';
import { payerError } from '../service-payers.ts';
import { madeBy, write } from './service-due-plans.ts';
import * as store from './store-plans.ts';

type Edit = EditCtx<'expenses'>;

const kept = belongingService(store.rows);
type Out = Awaited<ReturnType<typeof kept.get>>;
const keptWith = (keep: (ctx: Edit, plan: Out) => Promise<Out>) => belongingService(store.rows, { keep });

const defaults = { repeatEvery: 1, repeatUntil: null, repeatTimes: null };
const seriesOf = ({ startsOn, repeatInterval, repeatEvery, repeatUntil, repeatTimes }: PlanSeries): PlanSeries => ({
  startsOn,
  repeatInterval,
  repeatEvery,
  repeatUntil,
  repeatTimes,
});

/** True in `isToday` if the plan is due today; also its next and its last day. */
function comes(series: PlanSeries, { now }: Edit) {
  const today = dayOf(now);
  return {
    isToday: planDayFrom(series, today) === today,
    days: { nextOn: planDayFrom(series, addDays(today, 1)), lastOn: lastPlanDay(series) },
  };
}

type Fields = Readonly<Record<string, Code | RefusalCode>>;
const absurdStart = (ctx: Edit, { startsOn }: { readonly startsOn: string }): Fields => {
  const wrong = implausibleDate(dayOf(ctx.now), { date: startsOn });
  return wrong ? { startsOn: wrong.date } : {};
};

type Filed = Pick<ExpensePlanInput, 'petId' | 'category'>;
async function wrongCategory(ctx: Edit, { petId, category }: Filed): Promise<Fields> {
  if (isBuiltIn(category) || !isUuid(petId)) return {};
  const found = await store.categoryOf(ctx.db, scopeOf(ctx), { petId, category });
  if (!found || (found.isKnown && found.isStanding)) return {};
  return { category: found.isKnown ? 'categoryGone' : 'categoryUnknown' };
}

const full = { petId: 'tooManyPlans' } as const;

/** Locks the pet, so that nobody else adds a plan to it until the transaction ends. 404 if it is out of reach. */
async function held(ctx: Edit, petId: string) {
  const pet = await store.holdPet(ctx.db, scopeOf(ctx), petId);
  if (!pet) throw notFound();
  return pet;
}
type Pet = Awaited<ReturnType<typeof held>>;
const isFull = async ({ db }: Edit, pet: Pet) => (await store.countOf(db, pet)) >= maxPlans;

const create = (ctx: Edit, { prices = [], ...input }: NewExpensePlan) =>
  transact(ctx, async (ctx) => {
    const { id, paidBy = ctx.user.id } = input;
    const payer = await payerError(ctx, { petIds: [input.petId], paidBy });
    refuseInvalid({ ...absurdStart(ctx, input), ...(await wrongCategory(ctx, input)), ...payer });
    const pet = await held(ctx, idOf(input.petId));
    // A simultaneous repeat of the request locked the pet before, so its plan is visible from here.
    if ((await isFull(ctx, pet)) && (id === undefined || !(await isUsed(ctx.db, scopeOf(ctx), id))))
      refuseInvalid(full);
    const { isToday, days } = comes(seriesOf({ ...defaults, ...omitUndefined(input) } as PlanSeries), ctx);
    const isWritten = isToday && !pet.isArchived;
    const making = keptWith(async (ctx, plan) => {
      if (isWritten) await store.insertMade(ctx.db, pet.householdId, madeBy(plan, onlyOn(dayOf(ctx.now))), ctx.now);
      return plan;
    });
    return making.create(ctx, {
      ...input,
      paidBy,
      prices: JSON.stringify(prices),
      ...days,
      madeTimes: Number(isWritten),
    });
  });

const onlyOn = (day: string) => ({ from: day, to: day });

/** 404 for a plan that is out of reach. */
async function locked(ctx: Edit, id: string) {
  const plan = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), id) : undefined;
  if (!plan) throw notFound();
  return plan;
}

/**
 * Like `locked`, but only for a plan that is not deleted; first writes the days before today as they were planned until
 * now.
 */
async function caughtUp(ctx: Edit, id: string) {
  const plan = await locked(ctx, id);
  if (plan.isDeleted) throw notFound();
  await write(ctx, [plan], addDays(dayOf(ctx.now), -1));
  return plan;
}

/** Refuses an edit whose new start contradicts stored prices or a stored end that it does not send. */
function outOfOrder({ startsOn, repeatUntil, prices }: ExpensePlanInput, plan: store.Locked): Fields {
  const isTooLate = prices === undefined && plan.prices.some(({ from }) => from <= startsOn);
  const hasEnded = repeatUntil === undefined && plan.repeatUntil !== null && plan.repeatUntil < startsOn;
  return { ...(isTooLate && { prices: 'priceOrder' }), ...(hasEnded && { repeatUntil: 'dateOrder' }) };
}

const update = (ctx: Edit, id: string, { prices, ...input }: ExpensePlanInput) =>
  transact(ctx, async (ctx) => {
    const plan = await caughtUp(ctx, id);
    const petId = idOf(input.petId);
    // A plan may keep its category even if that was deleted; a merged category may be split again.
    const isFiledAsBefore = [plan.filed, plan.category].includes(input.category);
    refuseInvalid({
      ...(input.startsOn !== plan.startsOn && absurdStart(ctx, input)),
      ...(!isFiledAsBefore && (await wrongCategory(ctx, input))),
      ...(await payerError(ctx, { petIds: [petId], paidBy: input.paidBy }, async () => plan.paidBy)),
      ...outOfOrder({ ...input, prices }, plan),
    });
    if (petId !== plan.petId && (await isFull(ctx, await held(ctx, petId)))) refuseInvalid(full);
    const { isToday, days } = comes(seriesOf({ ...plan, ...omitUndefined(input) } as PlanSeries), ctx);
    const saving = keptWith((ctx, saved) => (isToday ? writtenToday(ctx, saved, plan) : Promise.resolve(saved)));
    return saving.update(ctx, id, {
      ...input,
      ...(isFiledAsBefore && { category: plan.filed }),
      ...(prices && { prices: JSON.stringify(prices) }),
      ...days,
    });
  });

/** Writes what is planned for today at once, unless it was written already. */
async function writtenToday(ctx: Edit, plan: Out, { householdId }: store.Locked) {
  if (plan.isResting) return plan;
  const { length: made } = await store.insertMade(ctx.db, householdId, madeBy(plan, onlyOn(dayOf(ctx.now))), ctx.now);
  if (made === 0) return plan;
  await store.goOn(ctx.db, { householdId, id: plan.id, nextOn: plan.nextOn, made });
  return kept.get(ctx, plan.id);
}

const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    await caughtUp(ctx, id);
    return kept.remove(ctx, id);
  });

/** Restores a plan. Days that have passed meanwhile are not written. */
const restore = (ctx: Edit, id: string) =>
  commitChange(ctx, { noun: 'expensePlans', what: 'restored', inTransaction: true }, async (ctx) => {
    const plan = await locked(ctx, id);
    if (!plan.isDeleted) throw notFound();
    if (await isFull(ctx, await held(ctx, plan.petId))) throw new Refusal(409, 'tooManyPlans');
    const { isToday, days } = comes(plan, ctx);
    // The plan is still deleted, so no change event is sent for this step.
    await store.goOn(ctx.db, { ...plan, ...days, made: 0 });
    if (!(await store.rows.restore(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
    const back = await kept.get(ctx, id);
    return isToday ? writtenToday(ctx, back, plan) : back;
  });

export const plans = { ...kept, create, update, remove, restore };
