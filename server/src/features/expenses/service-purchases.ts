import type { ExpenseInput, NewExpense } from '@tzemed/contract/money/expenses';
import { splitAmount } from '@tzemed/contract/money/split-amount';
import { petOf, scopeOf } from '../../access.ts';
import { idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound, stale } from '../../lib/refusal.ts';
import { findRefunding } from './store-refunds.ts';
import * as store from './store.ts';
import { payerError } from './service-payers.ts';
import { remove } from './service-refunds.ts';
import { expenses, expensesWith } from './service-single-expense.ts';

type Edit = EditCtx<'expenses'>;
type Whole<I> = I & { readonly parts: NonNullable<NewExpense['parts']> };

/**
 * Amount of each pet’s part, in the order in which they were sent. The expense’s own pet is among them, and all belong
 * to one household.
 */
async function partsOf(ctx: Edit, { petId, amount, parts }: Whole<Pick<ExpenseInput, 'petId' | 'amount'>>) {
  const { householdId } = await petOf(ctx, petId);
  const homes = new Map<string, string>();
  for (const part of parts) homes.set(part.petId, (await petOf(ctx, part.petId)).householdId);
  const amounts = splitAmount(amount, parts);
  if (!Array.isArray(amounts)) throw invalid({ parts: amounts });
  const of = new Map(parts.map((part, index) => [part.petId, amounts[index]!]));
  const own = of.get(petId);
  if (own === undefined) throw invalid({ parts: 'partsWithoutPet' });
  if ([...homes.values()].some((home) => home !== householdId)) throw invalid({ parts: 'partsOfOtherHome' });
  of.delete(petId);
  return { own, others: of };
}

/** An expense of each pet. Its id, and the papers that were sent for it, are those of the first. */
export async function createPurchase(ctx: Edit, { parts, together: _none, ...input }: Whole<NewExpense>) {
  const { own, others } = await partsOf(ctx, { ...input, parts });
  if (others.size === 0) return expenses.create(ctx, input);
  const { id: _first, ...said } = input;
  const purchaseId = newId();
  const withOthers = expensesWith(async (ctx) => {
    for (const [petId, amount] of others) await expenses.create(ctx, { ...said, petId, amount, purchaseId });
  });
  return transact(ctx, async (ctx) => {
    const made = await withOthers.create(ctx, { ...input, amount: own, purchaseId });
    return expenses.get(ctx, made.id);
  });
}

/** A part cannot be less than its refunds; the error is at the parts. */
const asParts = expensesWith(async () => undefined, { amount: 'parts' });

type Before = NonNullable<ExpenseInput['together']>;
type Standing = { readonly id: string; readonly version: number };

/**
 * True if another part was added, removed or edited since an edit of the whole purchase began; the parts are locked
 * now.
 */
async function isMoved(ctx: Edit, id: string, { before, others }: { before: Before; others: readonly Standing[] }) {
  const known = new Map(before.map((part) => [part.id, part.version]));
  if (others.some((row) => !known.has(row.id) || (known.get(row.id) ?? row.version) !== row.version)) return true;
  const missing = before.filter((part) => others.every((row) => row.id !== part.id));
  if (missing.length === 0) return false;
  // A part that the user may see but not edit stays as it is.
  const seen = (await expenses.get(ctx, id)).together;
  return missing.some((part) => seen.every((other) => other.id !== part.id));
}

/** An edit of all of it: who had no part has one now, and who is not named any more has none. */
export const updatePurchase = (ctx: Edit, id: string, { parts, together: before, ...input }: Whole<ExpenseInput>) =>
  transact(ctx, async (ctx) => {
    const standing = await store.lockPurchase(ctx.db, scopeOf(ctx), idOf(id));
    if (!standing.some((row) => row.id === id.toLowerCase())) throw notFound();
    const rows = standing.filter((row) => row.id !== id.toLowerCase());
    if (before && (await isMoved(ctx, id, { before, others: rows })))
      throw stale({ expense: await expenses.get(ctx, id) });
    const { own, others } = await partsOf(ctx, { ...input, parts });
    const known = await store.purchaseOf(ctx.db, scopeOf(ctx), idOf(id));
    const purchaseId = known ?? newId();
    const saved = await asParts.update(ctx, id, { ...input, amount: own, purchaseId });
    // All parts of a purchase have the same payer.
    const { version: _own, ...rest } = input;
    const said = { ...rest, paidBy: saved.paidBy };
    const each = { ...ctx, ifMatch: undefined };
    for (const row of rows) {
      const amount = others.get(row.petId);
      others.delete(row.petId);
      if (amount === undefined) await expenses.remove(each, row.id);
      else await asParts.update(each, row.id, { ...said, petId: row.petId, amount });
    }
    // A former payer may stay on existing parts, but not on new ones.
    const payer = others.size > 0 && (await payerError(ctx, { petIds: [...others.keys()], paidBy: saved.paidBy }));
    if (payer) throw invalid(payer);
    for (const [petId, amount] of others) await expenses.create(each, { ...said, petId, amount, purchaseId });
    return expenses.get(ctx, id);
  });

/** Deletes it and what was bought with it. */
export const removeTogether = (ctx: Edit, id: string): Promise<void> =>
  transact(ctx, async (ctx) => {
    // A refund is no part of one, and its expense is held before it.
    if ((await findRefunding(ctx.db, scopeOf(ctx), idOf(id)))?.refundOf) return void (await remove(ctx, id));
    const standing = await store.lockPurchase(ctx.db, scopeOf(ctx), idOf(id));
    if (!standing.some((row) => row.id === id.toLowerCase())) throw notFound();
    for (const row of standing) await expenses.remove({ ...ctx, ifMatch: undefined }, row.id);
  });
