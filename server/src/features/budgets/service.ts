import { type BudgetInput, defaultLevels, maxBudgets, maxLevels, type NewBudget } from '@tzemed/contract/money/budgets';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Code } from '@tzemed/contract/text/messages';
import type { Paging } from '@tzemed/contract/schema/fields';
import { paymentsOf } from '@tzemed/contract/money/expense-plan-price';
import { holdHome, petOf, scopeOf } from '../../access.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import { customCategoryError } from '../../belongings/service/custom-category.ts';
import type { OwnerCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, refuseInvalid } from '../../lib/refusal.ts';
import { forecastOf, percentOf } from './forecast.ts';
import { periodsOf, rangeOf } from './periods.ts';
import { listPlans, sumsMade } from './store-plans.ts';
import { sumsOf } from './store-sums.ts';
import * as store from './store.ts';
import { knowPassed } from './service-warnings.ts';

type Own = OwnerCtx<'expenses'>;

const room = {
  most: maxBudgets,
  countOf: store.countOf,
  full: { field: 'category', code: 'tooManyBudgets' },
} as const;
const kept = householdItemService(store.rows, { one: 'budget', room });
export const { get, remove } = kept;
type Out = Awaited<ReturnType<typeof get>>;
/** Saves a budget with its levels; `alsoKeep` runs only if the budget was really written. */
const keptWith = (levels: readonly number[] | undefined, alsoKeep?: (ctx: Own, budget: Out) => Promise<void>) =>
  householdItemService(store.rows, {
    one: 'budget',
    room,
    async keep(ctx, written) {
      if (levels) await store.setLevels(ctx.db, written, levels);
      const budget = levels ? await kept.get(ctx, written.id) : written;
      await alsoKeep?.(ctx, budget);
      return budget;
    },
  });

const orTwice = <T>(saved: Promise<T>, refusal: () => Refusal) =>
  saved.catch((error: unknown) => {
    throw store.isTwice(error) ? refusal() : error;
  });
const twice = () => new Refusal(422, 'validation', { fields: { category: 'budgetExists' } });

/** Each with how it stands today. They are few. */
export async function list(ctx: Own, page: Paging) {
  const found = await kept.list(ctx, page);
  const today = dayOf(ctx.now);
  const periods = periodsOf(today);
  const homes = [...new Set(found.budgets.map(({ householdId }) => householdId))];
  const [sums, made, plans] = await Promise.all([
    sumsOf(ctx.db, homes, periods),
    sumsMade(ctx.db, homes, periods),
    listPlans(ctx.db, homes),
  ]);
  const sumsById = new Map(sums.map((one) => [one.id, one]));
  // Once of each plan: a home may have many of them, and fifty budgets.
  const coming = plans.map((plan) =>
    Object.assign(plan, {
      planned: { month: plannedIn(plan, rangeOf('month', periods)), year: plannedIn(plan, rangeOf('year', periods)) },
    }),
  );
  const budgets = found.budgets.map((budget) => {
    const { spent = 0, before = 0, firstMonth = null } = sumsById.get(budget.id) ?? {};
    const range = rangeOf(budget.period, periods);
    const madeBefore = made.filter(isAbout(budget)).reduce((sum, { amount }) => sum + amount, 0);
    const planned = coming.filter(isAbout(budget)).reduce((sum, plan) => sum + plan.planned[budget.period], 0);
    const running = {
      ...range,
      today,
      spent,
      percent: percentOf(spent, budget.amount),
      forecast: forecastOf({ today, period: budget.period, spent, before: before - madeBefore, planned, firstMonth }),
    };
    return Object.assign(budget, { running });
  });
  return { ...found, budgets };
}

type Plan = Awaited<ReturnType<typeof listPlans>>[number];
/** Agorot that a plan will still write in a period; what is owed of days before it will have their dates. */
const plannedIn = (plan: Plan, { from, to }: ReturnType<typeof rangeOf>) =>
  paymentsOf(plan, { from: plan.nextOn > from ? plan.nextOn : from, to }).reduce((sum, { amount }) => sum + amount, 0);

type Spent = { readonly householdId: string; readonly petId: string; readonly category: string };
/** True when an expense counts towards the budget. */
const isAbout =
  ({ householdId, category, petId }: Out) =>
  (spent: Spent) =>
    spent.householdId === householdId &&
    [null, spent.category].includes(category) &&
    [null, spent.petId].includes(petId);

type About = Pick<BudgetInput, 'category' | 'petId'>;
/** The home of the pet that one is for, whatever has become of that; 404 for what is no pet of one's own. */
async function homeFor(ctx: Own, petId: string) {
  const gone = isUuid(petId) ? await store.homeOfGone(ctx.db, scopeOf(ctx), petId) : undefined;
  return { householdId: gone ?? (await petOf(ctx, petId)).householdId, isGone: gone !== undefined };
}

/** 404 for a pet that is not of this home; 422 for one that was deleted, and for a category that is not there. */
async function demandAbout(ctx: Own, householdId: string, { category, petId }: About) {
  const pet = petId ? await homeFor(ctx, petId) : undefined;
  if (pet && pet.householdId !== householdId) throw notFound();
  const wrong: Record<string, Code> = {
    ...(pet?.isGone && { petId: 'petGone' }),
    ...(await customCategoryError(ctx.db, householdId, category)),
  };
  refuseInvalid(wrong);
}

export const create = (ctx: Own, { levels = [...defaultLevels], ...input }: NewBudget) =>
  transact(ctx, async (ctx) => {
    // A budget of a pet belongs to the household of the pet.
    const { householdId } = input.petId
      ? await homeFor(ctx, input.petId)
      : await holdHome(ctx, { householdId: input.householdId });
    if (input.householdId !== undefined && input.householdId !== householdId) throw notFound();
    await demandAbout(ctx, householdId, input);
    const making = keptWith(levels, (ctx, made) => knowPassed(ctx.db, made, ctx.now));
    return orTwice(making.create(ctx, { ...input, householdId }), twice);
  });

export const update = (ctx: Own, id: string, { levels, ...input }: BudgetInput) =>
  transact(ctx, async (ctx) => {
    const wakes = await wake(ctx, id, input);
    // Prevents another request from adding a level meanwhile, which would look as if this edit had added it.
    await held(ctx, id);
    const before = await kept.get(ctx, id);
    await demandAbout(ctx, before.householdId, input);
    const saved = await orTwice(keptWith(levels).update(ctx, id, input), twice);
    const isAnew =
      wakes || (['amount', 'period', 'category', 'petId'] as const).some((field) => before[field] !== saved[field]);
    const added = saved.levels.filter((percent) => !before.levels.includes(percent));
    await knowPassed(ctx.db, saved, ctx.now, { levels: added, isAnew });
    return saved;
  });

/** Gives a dormant budget the subject of an edit, if that exists: the user with the form open has typed into it. */
async function wake(ctx: Own, id: string, { category, petId, period }: About & Pick<BudgetInput, 'period'>) {
  const resting = isUuid(id) ? await store.findAbout(ctx.db, scopeOf(ctx), id) : undefined;
  if (!resting?.rests) return false;
  const home = await holdHome(ctx, { householdId: resting.householdId });
  const { householdId } = home;
  const about = {
    category: category === undefined ? resting.category : category,
    petId: petId === undefined ? resting.petId : petId,
  };
  await demandAbout(ctx, householdId, about);
  if ((await store.countOf(ctx.db, home)) >= room.most)
    throw new Refusal(422, 'validation', { fields: { [room.full.field]: room.full.code } });
  await orTwice(store.setAbout(ctx.db, { householdId, id }, { ...about, period }), twice);
  return true;
}

export const restore = (ctx: Own, id: string) =>
  transact(ctx, async (ctx) => {
    if (isUuid(id)) await store.followMerge(ctx.db, scopeOf(ctx), id);
    const back = await orTwice(kept.restore(ctx, id), () => new Refusal(409, 'budgetExists'));
    await knowPassed(ctx.db, back, ctx.now);
    return back;
  });

/** 404 for what is no budget of a home of one's own. */
async function held(ctx: Own, id: string) {
  const found = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), id) : undefined;
  if (!found) throw notFound();
  return found;
}
export async function getAlert(ctx: Own, id: string) {
  const found = isUuid(id) ? await store.findAlert(ctx.db, scopeOf(ctx), id) : undefined;
  if (!found) throw notFound();
  return found;
}
async function alertOf(ctx: Own, id: string) {
  const { budgetId } = await getAlert(ctx, id);
  const budget = await held(ctx, budgetId);
  // Reads the alert again under the lock of its budget, so that it cannot change any more.
  return { budget, alert: await getAlert(ctx, id) };
}
const by = ({ user, now }: Own) => ({ userId: user.id, now });
/** A level is new in a budget that is held. */
async function leveled(ctx: Own, budget: store.One, percent: number) {
  await store.touch(ctx.db, budget, by(ctx));
  await knowPassed(ctx.db, budget, ctx.now, { levels: [percent] });
}

export async function listAlerts(ctx: Own, { budgetId, page, limit }: Paging & { budgetId?: string | undefined }) {
  if (budgetId !== undefined) {
    if (!isUuid(budgetId)) throw notFound();
    await kept.get(ctx, budgetId);
  }
  const all = await store.listAlerts(ctx.db, scopeOf(ctx), budgetId);
  return { alerts: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
}

export const addAlert = (ctx: Own, { budgetId, percent }: { budgetId: string; percent: number }) =>
  transact(ctx, async (ctx) => {
    const budget = await held(ctx, budgetId);
    const { alert, isNew } = await store.addLevel(ctx.db, budget, percent);
    if (!isNew) return alert;
    if ((await store.countLevels(ctx.db, budget)) > maxLevels) throw invalid({ percent: 'tooManyLevels' });
    await leveled(ctx, budget, percent);
    return alert;
  });

export const updateAlert = (ctx: Own, id: string, percent: number) =>
  transact(ctx, async (ctx) => {
    const { alert, budget } = await alertOf(ctx, id);
    if (alert.percent === percent) return alert;
    const { householdId } = budget;
    await store.setAlert(ctx.db, { householdId, id }, percent).catch((error: unknown) => {
      throw store.isLevelTaken(error) ? invalid({ percent: 'budgetLevelTaken' }) : error;
    });
    await leveled(ctx, budget, percent);
    return { ...alert, percent };
  });

export const removeAlert = (ctx: Own, id: string) =>
  transact(ctx, async (ctx) => {
    const { budget } = await alertOf(ctx, id);
    await store.removeAlert(ctx.db, { householdId: budget.householdId, id });
    await store.touch(ctx.db, budget, by(ctx));
  });
