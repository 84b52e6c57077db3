import type { ClaimPayment } from '@tzemed/contract/money/claims';
import { dayOf } from '@tzemed/contract/dates/days';
import { splitByWeights } from '@tzemed/contract/money/split-amount';
import { petOf, scopeOf } from '../../../access.ts';
import { commitChange } from '../../../belongings/service/commit-change.ts';
import type { EditCtx } from '../../../context.ts';
import { refuseInvalid, stale } from '../../../lib/refusal.ts';
import { expectedVersion } from '../../../lib/expected-version.ts';
import { claims, type Fields, locked } from './service-claims.ts';
import { payerError } from '../service-payers.ts';
import { payerOf } from '../service-refunds.ts';
import * as store from './store-claims.ts';
import { rows as expenses } from '../store.ts';

type Edit = EditCtx<'expenses'>;
type Part = { readonly of: store.Held; readonly amount: number };

const leftOf = ({ amount, refunded }: store.Held) => amount - refunded;
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

type Said = Pick<ClaimPayment, 'amount' | 'parts'>;
/** Amount per expense, and the field errors of the division. */
function dividing(held: readonly store.Held[], { amount, parts }: Said): { each: readonly Part[]; wrong: Fields } {
  const refused = (wrong: Fields) => ({ each: [], wrong });
  if (!parts) {
    const left = held.map(leftOf);
    if (amount > sum(left)) return refused({ amount: 'refundAboveExpense' });
    const each = splitByWeights(amount, left).map((share, index) => ({ of: held[index]!, amount: share }));
    return { each: each.filter((part) => part.amount > 0), wrong: {} };
  }
  const named = parts.flatMap((part) => {
    const of = held.find(({ id }) => id === part.expenseId);
    return of ? [{ of, amount: part.amount }] : [];
  });
  if (new Set(named.map(({ of }) => of)).size < parts.length) return refused({ parts: 'claimExpenseUnknown' });
  if (named.some((part) => part.amount > leftOf(part.of))) return refused({ parts: 'refundAboveExpense' });
  return sum(named.map((part) => part.amount)) === amount
    ? { each: named, wrong: {} }
    : refused({ parts: 'partsNotWhole' });
}

function wrongDay({ now }: Edit, date: string, { sentOn }: store.Locked, parts: readonly Part[]): Fields {
  if (date > dayOf(now)) return { date: 'dateAhead' };
  if (parts.some(({ of }) => date < of.date)) return { date: 'refundBeforeExpense' };
  return sentOn !== null && date < sentOn ? { date: 'beforeSent' } : {};
}

/** Refunds of its expenses; nobody else is paid by it, or refunds any of them, meanwhile. */
export const pay = (ctx: Edit, id: string, { amount, date, parts, paidBy, isLast, answer, ...begun }: ClaimPayment) =>
  commitChange(ctx, { noun: 'claims', what: 'saved', inTransaction: true }, async (ctx) => {
    const scope = scopeOf(ctx);
    const claim = await locked(ctx, id);
    const version = expectedVersion(begun.version, ctx.ifMatch);
    if (version !== undefined && version !== claim.version) throw stale({ claim: await claims.get(ctx, claim.id) });
    const { petId } = claim;
    const found = await store.hold(ctx.db, scope, { ids: [], claimId: claim.id });
    const held = found.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? -1 : 1));
    const isNone: Fields = {
      ...(held.length === 0 && { amount: 'claimEmpty' }),
      ...(claim.status === 'draft' && { amount: 'claimNotSent' }),
    };
    const { each, wrong } = dividing(held, { amount, parts });
    refuseInvalid({
      ...wrong,
      ...isNone,
      ...wrongDay(ctx, date, claim, each.length > 0 ? each : held.map((of) => ({ of, amount: 0 }))),
      ...(await payerError(ctx, { petIds: [petId], paidBy })),
    });
    const pet = await petOf(ctx, petId);
    // Most are paid by one.
    const getters = new Map<string | null, string | null>();
    for (const payer of new Set(each.map(({ of }) => of.paidBy)))
      getters.set(payer, paidBy === undefined ? await payerOf(ctx, { petId, paidBy: payer }) : paidBy);
    const refunds = each.map((part) => {
      const { id: refundOf, description, category, mergedFrom } = part.of;
      const got = getters.get(part.of.paidBy) ?? null;
      const values = { date, description, category, amount: -part.amount, paidBy: got };
      return { pet, values: { ...values, mergedFrom, refundOf, claimId: claim.id } };
    });
    await expenses.insertAll(ctx.db, refunds, ctx.now);
    const values = {
      status: isLast ? ('paid' as const) : claim.status,
      answeredOn: date,
      ...(answer !== undefined && { answer }),
    };
    await store.rows.update(ctx.db, scope, claim.id, { values }, ctx.now);
    return claims.get(ctx, claim.id);
  });
