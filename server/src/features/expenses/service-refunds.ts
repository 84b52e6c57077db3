import { dayOf } from '@tzemed/contract/dates/days';
import type { ExpenseInput, NewExpense } from '@tzemed/contract/money/expenses';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { petOf, scopeOf } from '../../access.ts';
import { idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { implausibleDate } from './implausible-date.ts';
import { payerError } from './service-payers.ts';
import { expenses } from './service-single-expense.ts';
import * as refunds from './store-refunds.ts';
import * as store from './store.ts';

type Edit = EditCtx<'expenses'>;
type Fields = Readonly<Record<string, Code | RefusalCode>>;

/** A refund of an expense: of its pet and category, whatever is sent; nobody else refunds any of it meanwhile. */
export const createRefund = (
  ctx: Edit,
  { refundOf, parts: _none, ...input }: NewExpense & { readonly refundOf: string },
) =>
  transact(ctx, async (ctx) => {
    await petOf(ctx, input.petId);
    const scope = scopeOf(ctx);
    const whole = isUuid(refundOf) ? await refunds.lock(ctx.db, scope, refundOf) : undefined;
    // A simultaneous repeat of the request locked the expense before, so its refund is visible from here.
    const standing = input.id === undefined ? undefined : await store.rows.find(ctx.db, scope, input.id);
    if (standing) return standing;
    const petId = whole?.petId ?? input.petId;
    const wrong = {
      ...implausibleDate(dayOf(ctx.now), input),
      ...(await payerError(ctx, { petIds: [petId], paidBy: input.paidBy })),
      ...wrongOf(whole, input),
    };
    if (!whole || Object.keys(wrong).length > 0) throw new Refusal(422, 'validation', { fields: wrong });
    const paidBy = input.paidBy === undefined ? await payerOf(ctx, whole) : input.paidBy;
    const { category, mergedFrom } = whole;
    return expenses.create(ctx, { ...input, petId, category, mergedFrom, paidBy, refundOf });
  });

type Whole = NonNullable<Awaited<ReturnType<typeof refunds.lock>>>;

function wrongOf(
  whole: Whole | undefined,
  { amount, date, claimId }: Pick<ExpenseInput, 'amount' | 'date' | 'claimId'>,
): Fields {
  if (!whole) return { refundOf: 'expenseUnknown' };
  if (whole.isDeleted) return { refundOf: 'expenseGone' };
  if (whole.refundOf !== null) return { refundOf: 'refundOfRefund' };
  return {
    ...(-amount > whole.amount - whole.refunded && { amount: 'refundAboveExpense' }),
    ...(date < whole.date && { date: 'refundBeforeExpense' }),
    ...(claimId && claimId !== whole.claimId && { claimId: 'claimUnknown' }),
  };
}

/**
 * The payer of the expense receives its refund, unless they are no longer allowed; then the author does. An expense
 * without a payer has refunds without one.
 */
export async function payerOf(ctx: Edit, { petId, paidBy }: Pick<Whole, 'petId' | 'paidBy'>) {
  if (paidBy === null || paidBy === ctx.user.id) return paidBy;
  return (await store.mayPay(ctx.db, scopeOf(ctx), [petId], { userId: paidBy, now: ctx.now })) ? paidBy : ctx.user.id;
}

/** A refund changes when its expense is held, as whoever takes that away holds it first. */
async function holdingExpense<T>(
  ctx: Edit,
  id: string,
  work: (ctx: Edit, whole?: Whole, amount?: number) => Promise<T>,
) {
  const found = await refunds.findRefunding(ctx.db, scopeOf(ctx), idOf(id));
  if (!found?.refundOf) return work(ctx);
  const { refundOf, amount } = found;
  return transact(ctx, async (ctx) => {
    const whole = await refunds.lock(ctx.db, scopeOf(ctx), refundOf);
    if (!whole) throw notFound();
    return work(ctx, whole, amount);
  });
}

export const remove = (ctx: Edit, id: string) => holdingExpense(ctx, id, (ctx) => expenses.remove(ctx, id));

/**
 * Restores a refund alone, while the expense exists and has room for it. Refunds that were deleted with an expense are
 * restored with it.
 */
export const restore = (ctx: Edit, id: string) =>
  holdingExpense(ctx, id, async (ctx, whole, amount = 0) => {
    if (whole?.isDeleted) throw notFound();
    if (whole && whole.refunded - amount > whole.amount) {
      // A refund that is not deleted is a 404, as always.
      if (await store.rows.find(ctx.db, scopeOf(ctx), id)) throw notFound();
      throw new Refusal(409, 'refundAboveExpense');
    }
    return expenses.restore(ctx, id);
  });
