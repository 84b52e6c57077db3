import { dayOf } from '@tzemed/contract/dates/days';
import { categoryLabel } from '@tzemed/contract/money/category-texts';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Member } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { notify } from '../../delivery/notify.ts';
import type { DueContext } from '../../delivery/due/notify-due.ts';
import { findTold } from '../../identity/accounts.ts';
import { percentOf } from './forecast.ts';
import { isSameMonth, justOver, periodsOf, rangeOf } from './periods.ts';
import { type Sums, sumsOf } from './store-sums.ts';
import type { One } from './store.ts';
import * as store from './store-warnings.ts';
import { budgetTexts } from './texts.ts';

/** Households per transaction. */
const most = 200;

/**
 * Looks at the budgets of homes in which sums have risen, and tells of each level that was passed since: once in a period,
 * however many look at the same time and whenever one of them ends, since what was told and that it was stand in one
 * transaction.
 */
export async function warnOfBudgets(ctx: DueContext): Promise<void> {
  for (let limit = most; ;) {
    const now = ctx.clock();
    try {
      const { looked, told } = await transact(ctx, (ctx) => warnSome({ ...ctx, now }, limit));
      if (told.length > 0) ctx.live.tellUnread(told);
      if (looked < limit) return;
    } catch (err) {
      // A failing household must not block the others: retries each alone, and postpones the failing one to the next
      // look.
      if (limit === 1) {
        ctx.log.error({ err }, 'a budget could not be told of');
        return store.postponeLook(ctx.db, dayOf(now)).then(() => undefined);
      }
      limit = 1;
    }
  }
}

type Warning = DueContext & { readonly now: Date };

async function warnSome(ctx: Warning, limit: number) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const looks = await store.takeLooks(db, today, limit);
  const homes = [...new Set(looks.map(({ householdId }) => householdId))];
  if (homes.length === 0) return { looked: 0, told: [] };
  const periods = periodsOf(today);
  const sums = await sumsOf(db, homes, periods);
  const planning = new Set(sums.map(({ householdId }) => householdId));
  const ahead = looks.filter(({ month }) => month === null || month > periods.monthTo);
  await store.putOff(
    db,
    ahead.filter(({ householdId }) => planning.has(householdId)),
    periods.monthTo,
  );
  const told = [...(await freshOfLast(ctx, looks, today)), ...(await freshOf(ctx, sums, today))];
  return { looked: looks.length, told: await notify(ctx, await newsOf(db, told, today)) };
}

/** Levels passed in the last moments of a period are reported after its end. */
async function freshOfLast(ctx: Warning, looks: readonly store.Look[], today: string) {
  const day = justOver(today);
  if (day === undefined) return [];
  const homes = looks.flatMap(({ householdId, at }) => (isSameMonth(dayOf(at), day) ? [householdId] : []));
  if (homes.length === 0) return [];
  const [last, running] = [periodsOf(day), periodsOf(today)];
  const sums = await sumsOf(ctx.db, [...new Set(homes)], last);
  const isOver = ({ period }: Sums) => rangeOf(period, last).from !== rangeOf(period, running).from;
  return freshOf(ctx, sums.filter(isOver), day);
}

type Told = { readonly budget: Sums; readonly from: string; readonly percent: number };
/** Returns for each budget the highest level passed in the period of `day` that was not known before. */
async function freshOf({ db, now }: Warning, sums: readonly Sums[], day: string): Promise<Told[]> {
  const fresh = await store.know(db, await passedOf(db, sums, day), now);
  return sums.flatMap((budget) => {
    const levels = fresh.flatMap(({ budgetId, percent }) => (budgetId === budget.id ? [percent] : []));
    const { from } = rangeOf(budget.period, periodsOf(day));
    return levels.length > 0 ? [{ budget, from, percent: Math.max(...levels) }] : [];
  });
}

/** The levels that some budgets have reached in the periods of a day, as they were summed up for them. */
async function passedOf(db: Db, sums: readonly Sums[], day: string): Promise<store.Passed[]> {
  const periods = periodsOf(day);
  const levels = await store.levelsOf(db, [...new Set(sums.map(({ householdId }) => householdId))]);
  return sums.flatMap(({ householdId, id, amount, period, spent }) => {
    const at = percentOf(spent, amount);
    const { from } = rangeOf(period, periods);
    return levels
      .filter(({ budgetId, percent }) => budgetId === id && percent <= at)
      .map(({ percent }) => ({ householdId, id, from, percent }));
  });
}

/** Every owner of its home, each in their language. */
async function newsOf(db: Db, told: readonly Told[], today: string) {
  if (told.length === 0) return [];
  const owners = await store.ownersOf(db, [...new Set(told.map(({ budget }) => budget.householdId))]);
  const accounts = new Map(
    (
      await findTold(
        db,
        owners.map(({ userId }) => userId),
      )
    ).map((one) => [one.id, one]),
  );
  return told.flatMap((one) => {
    const { budget, from, percent } = one;
    return owners.flatMap(({ householdId, userId }) => {
      const account = accounts.get(userId);
      if (!account || householdId !== budget.householdId) return [];
      return {
        userId,
        key: `budget ${budget.id} ${from} ${percent} ${budget.version}`,
        kind: 'budget' as const,
        topic: 'budgets' as const,
        householdId,
        area: 'expenses' as const,
        noun: 'budgets',
        thingId: budget.id,
        title: nameOf(one, today, account.language),
        petNames: budget.petName === null ? [] : [budget.petName],
        percent,
      };
    });
  });
}

/**
 * Name of a budget: its subject and its period, since a household may have a monthly and a yearly budget for the same
 * subject.
 */
function nameOf({ budget: { category, categoryName, period }, from }: Told, today: string, lang: Lang) {
  const t = wordsIn(budgetTexts, lang);
  const what = category === null ? t.everything : categoryLabel(category, lang, () => categoryName ?? undefined);
  if (rangeOf(period, periodsOf(today)).from === from) return t[period]({ what });
  return t.over({ what, period: sayPeriod(period, from, lang) });
}

const sayPeriod = (period: 'month' | 'year', from: string, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf[lang], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(period === 'month' && { month: 'long' }),
  }).format(new Date(`${from}T00:00:00Z`));

type Saved = {
  /** Levels that were just added; all levels of the budget if left out. */
  readonly levels?: readonly number[];
  /** True when the budget has a new subject or a new amount. */
  readonly isAnew?: boolean;
};

/**
 * Levels already passed at the moment of saving are known to the person who saves; levels that were passed before and
 * wait for the scheduler are not touched. A renewed budget starts with the levels above its current sum. The scheduler
 * looks at it soon after: writes in progress at the same time are not visible from here.
 */
export async function knowPassed(db: Db, { householdId, id }: One, now: Date, { levels, isAnew = false }: Saved = {}) {
  const today = dayOf(now);
  const last = justOver(today);
  // Also checks the last period, which the scheduler may still report.
  for (const day of [...(last === undefined ? [] : [last]), today]) {
    const periods = periodsOf(day);
    const sums = (await sumsOf(db, [householdId], periods)).filter((budget) => budget.id === id);
    for (const { amount, period, spent } of isAnew && day === today ? sums : [])
      await store.forgetAbove(db, { householdId, id, ...rangeOf(period, periods), percent: percentOf(spent, amount) });
    const passed = await passedOf(db, sums, day);
    await store.know(db, isAnew || !levels ? passed : passed.filter(({ percent }) => levels.includes(percent)), now);
  }
  await store.leaveLook(db, householdId);
}

/** A restored pet brings what it cost. */
export const checkRestoredPet = async ({ db }: Member, { householdId }: { readonly householdId: string }) => {
  await store.leaveLook(db, householdId);
};
