import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { dayOf, monthRange } from '@tzemed/contract/dates/days';
import { type ExpenseInput, maxDescriptionLength, type NewExpense } from '@tzemed/contract/money/expenses';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';
import { petOf, scopeOf } from '../../access.ts';
import type { Page } from '../../belongings/rows/read-statements.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { searchRows } from '../../belongings/rows/search-rows.ts';
import { idOf } from '../../belongings/service/belonging-service.ts';
import { deleteWithRecord } from '../../belongings/service/delete-with-record.ts';
import type { EditCtx, Member, ViewCtx } from '../../context.ts';
import { isUuid } from '../../lib/ids.ts';
import { invalid, notFound, refuseInvalid } from '../../lib/refusal.ts';
import { periodRangeOf } from '../../lib/time/period-range.ts';
import { implausibleDate } from './implausible-date.ts';
import { payerError } from './service-payers.ts';
import { createRefund, remove, restore } from './service-refunds.ts';
import { createPurchase, updatePurchase } from './service-purchases.ts';
import { expenses, updating } from './service-single-expense.ts';
import { ownCategory } from './store-categories.ts';
import { afterRemoval, afterRestoration } from './store-cascades.ts';
import * as store from './store.ts';
import * as expenseSums from './store-sums.ts';
import { monthsUpTo } from './reports/months-up-to.ts';

export { remove, restore };
export const { get } = expenses;

type View = ViewCtx<'expenses'>;
type Edit = EditCtx<'expenses'>;

type Filters = {
  readonly petId?: string | undefined;
  readonly category?: string | undefined;
  readonly tagId?: string | undefined;
  readonly paidBy?: string | undefined;
  readonly refundOf?: string | undefined;
  readonly planId?: string | undefined;
  readonly claimId?: string | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};
type Sums = { readonly month: string; readonly totalAmount: number; readonly count: number };

/** A page, and what its months come to: most of those are among the last ones, which are asked for beside it. */
export async function list(ctx: View, query: Filters & Page) {
  const { petId, category, tagId, paidBy, refundOf, planId, claimId, from, to } = query;
  if (petId !== undefined) idOf(petId);
  const others = { petId, category, tagId, paidBy, refundOf, planId, claimId };
  const sumsBetween = (from: string, to: string): Promise<Sums[]> =>
    expenseSums.monthSums(ctx.db, scopeOf(ctx), { ...others, from, to });
  const latest = monthsUpTo(dayOf(ctx.now), to);
  const [page, latestSums] = await Promise.all([
    expenses.list(ctx, query),
    sumsBetween(monthRange(latest[0]!).from, monthRange(latest.at(-1)!).to),
  ]);

  const onPage = [...new Set(page.expenses.map(({ date }) => date.slice(0, 7)))].toSorted().toReversed();
  const isWhole = (month: string) => {
    const days = monthRange(month);
    return (!from || from <= days.from) && (!to || days.to <= to);
  };
  const unknown = onPage.filter((month) => !latest.includes(month) || !isWhole(month));
  const found =
    unknown.length === 0
      ? []
      : await sumsBetween(later(from, monthRange(unknown.at(-1)!).from), earlier(to, monthRange(unknown[0]!).to));
  return {
    ...page,
    months: {
      onPage: onPage.map((month) => sumsOf(unknown.includes(month) ? found : latestSums, month)),
      latest: latest.map((month) => sumsOf(latestSums, month)),
    },
  };
}

const later = (day: string | null | undefined, other: string) => (day && day > other ? day : other);
const earlier = (day: string | null | undefined, other: string) => (day && day < other ? day : other);
const sumsOf = (sums: readonly Sums[], month: string): Sums =>
  sums.find((one) => one.month === month) ?? { month, totalAmount: 0, count: 0 };

type Filed = Pick<ExpenseInput, 'petId' | 'category' | 'date' | 'paidBy' | 'parts'>;
/** Field errors that need the database: category, payer, day. */
export const fieldErrorsIn = async (ctx: Edit, input: Filed) => ({
  ...implausibleDate(dayOf(ctx.now), input),
  ...(await wrongCategory(ctx, input)),
  ...(await payerError(ctx, { petIds: petsOf(input), paidBy: input.paidBy })),
});
const petsOf = ({ petId, parts }: Pick<Filed, 'petId' | 'parts'>) => [
  petId,
  ...(parts ?? []).map((part) => part.petId),
];

export async function create(ctx: Edit, input: NewExpense) {
  const { refundOf } = input;
  if (refundOf) return createRefund(ctx, { ...input, refundOf });
  const errors = await fieldErrorsIn(ctx, input);
  refuseInvalid(errors);
  // The claim decides which expenses it contains.
  const { parts, claimId: _passedOver, paidBy = ctx.user.id, ...said } = input;
  const alone = { ...said, paidBy };
  return parts ? createPurchase(ctx, { ...alone, parts }) : expenses.create(ctx, alone);
}

export async function update(ctx: Edit, id: string, input: ExpenseInput) {
  // A day that stands already, from before the rule, is in nobody's way.
  const day = implausibleDate(dayOf(ctx.now), input);
  const isOfOld = day !== undefined && (await expenses.get(ctx, id)).date === input.date;
  const stands = async () => (await expenses.get(ctx, id)).paidBy;
  // A refund is of its expense's pet, whatever is sent.
  const petIds = input.refundOf && input.paidBy ? [(await expenses.get(ctx, id)).petId] : petsOf(input);
  const errors = {
    ...(!isOfOld && day),
    // A refund has the category of its expense, whatever is sent.
    ...(!input.refundOf && (await wrongCategory(ctx, input))),
    ...(await payerError(ctx, { petIds, paidBy: input.paidBy }, stands)),
  };
  refuseInvalid(errors);
  const { parts, claimId, ...alone } = input;
  return parts ? updatePurchase(ctx, id, { ...alone, parts }) : expenses.update(ctx, id, { ...alone, claimId });
}

function refuseAbsurd(ctx: Edit, day: Pick<ExpenseInput, 'date'>) {
  const errors = implausibleDate(dayOf(ctx.now), day);
  if (errors) throw invalid(errors);
}

/** Error for an own category that the household of the pet lacks; the write itself checks that the pet exists. */
async function wrongCategory(ctx: Edit, { petId, category }: Pick<ExpenseInput, 'petId' | 'category'>) {
  if (isBuiltIn(category) || !isUuid(petId)) return undefined;
  const [found] = await ownCategory(ctx.db, scopeOf(ctx), { petId, category });
  if (!found || (found.isKnown && !found.isGone)) return undefined;
  return { category: found.isKnown ? 'categoryGone' : 'categoryUnknown' } as const;
}

export const search = (ctx: View, { category, ...query }: { q: string } & Filters & Paging) =>
  searchRows(ctx, store.rows, { ...query, type: category });

type StatisticsQuery = { period: StatisticsPeriod; petId?: string | undefined };

export async function statistics(ctx: View, { period, petId }: StatisticsQuery) {
  if (petId !== undefined) await petOf(ctx, petId);
  const range = periodRangeOf(period, dayOf(ctx.now));
  const categories = await expenseSums.sumsByCategory(ctx.db, scopeOf(ctx), { petId, ...range });
  return {
    period,
    ...range,
    totalAmount: categories.reduce((sum, row) => sum + row.totalAmount, 0),
    count: categories.reduce((sum, row) => sum + row.count, 0),
    categories,
  };
}

/** Ends that it follows a record; both stay. */
export const unlink = (ctx: Edit, id: string) =>
  commitChange(ctx, { noun: 'expenses', what: 'saved', inTransaction: true }, async (ctx) => {
    const { petId } = await expenses.get(ctx, id);
    const free = await updatingCost(ctx.db, scopeOf(ctx), id, { petId, values: { recordId: null } }, ctx.now);
    if (!free) throw notFound();
    return free;
  });

type Visit = {
  readonly id: string;
  readonly petId: string;
  readonly type: RecordType;
  readonly description: string;
  readonly date: string;
  readonly cost: number | null;
  readonly version: number;
  readonly tagIds: string[];
};

const { acting, ...following } = deleteWithRecord({
  noun: 'expenses',
  area: 'expenses',
  column: 'recordId',
  afterRemoval: (ctx, id) => afterRemoval(ctx.db, scopeOf(ctx), [id]),
  afterRestoration: (ctx, id) => afterRestoration(ctx.db, scopeOf(ctx), [id]),
  get: (ctx, id) => expenses.get(ctx, id),
});
export const { goWithRecord, returnWithRecord } = following;

/** A record's cost is an expense: made once, and kept at its sum, day and pet. Without one it goes. */
export async function followRecord(member: Member, visit: Visit) {
  const { id, petId, date, cost, version } = visit;
  if (version === 1 && cost === null) return;
  const ctx = acting(member);
  const scope = scopeOf(ctx);
  const standing = await store.ofRecord(ctx.db, scope, id);
  if (!standing) {
    if (cost !== null) await spend(ctx, visit, cost);
    return;
  }
  if (cost === null) {
    // A cost of another pet was left behind, because its editor was not allowed to move it.
    if (standing.petId === petId) await expenses.remove(ctx, standing.id);
    return;
  }
  if (standing.amount === cost && standing.date === date && standing.petId === petId) return;
  refuseAbsurd(ctx, { date });
  const values = { amount: cost, date, recordId: id };
  await commitChange(ctx, { noun: 'expenses', what: 'saved' }, (ctx) =>
    updatingCost(ctx.db, scope, standing.id, { petId, values }, ctx.now),
  );
}
/** A record says what its expense costs, and when. */
const updatingCost = updating({ amount: 'cost' });

/**
 * Creates the expense of a visit. Guests may see expenses without medical records, so only the fields named here are
 * copied: never the notes, the vet or what was given.
 */
async function spend(ctx: Edit, { id: recordId, petId, type, description, date, tagIds }: Visit, amount: number) {
  const scope = scopeOf(ctx);
  refuseAbsurd(ctx, { date });
  await store.forgetDeletedOf(ctx.db, scope, recordId);
  const category = type === 'medication' ? ('medicine' as const) : ('vet' as const);
  const paidBy = ctx.user.id;
  const values = { recordId, date, amount, category, description: cut(description), tagIds, paidBy };
  // Inserts nothing if the user may not add expenses of this pet.
  await commitChange(ctx, { noun: 'expenses', what: 'saved' }, (ctx) =>
    store.rows.insert(ctx.db, scope, petId, values, ctx.now),
  );
}

/** Cuts a text without splitting a surrogate pair. */
const cut = (text: string) => text.slice(0, maxDescriptionLength).replace(/[\uD800-\uDBFF]$/, '');
