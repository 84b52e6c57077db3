import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import type { EditScope } from '../../access.ts';
import { attachmentService } from '../../belongings/attachments/attachment-service.ts';
import { belongingService } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { invalid, refuseInvalid } from '../../lib/refusal.ts';
import { afterRemoval, afterRestoration } from './store-cascades.ts';
import { lockCategories, ownCategory } from './store-categories.ts';
import * as refunds from './store-refunds.ts';
import * as store from './store.ts';

type Edit = EditCtx<'expenses'>;
type Scope = EditScope<'expenses'>;
type Update = typeof store.rows.update;

export const papers = attachmentService(store.rows);

/**
 * Locks the category that an expense is filed under until the transaction ends. A form that was open while the category
 * was merged means the one that it was merged into.
 */
async function withCategory<V extends { readonly category?: string }>(
  db: Db,
  scope: Scope,
  petId: string | undefined,
  values: V,
): Promise<V> {
  const { category } = values;
  if (petId === undefined || category === undefined || isBuiltIn(category)) return values;
  const [found] = await ownCategory(db, scope, { petId, category });
  if (!found) return values;
  const resolved = (await lockCategories(db, found.householdId, [category]))(category);
  if (!resolved) throw invalid({ category: resolved === null ? 'categoryGone' : 'categoryUnknown' });
  return { ...values, category: resolved };
}

/**
 * Edits an expense, in a transaction. Checks that an expense and its refunds still fit together, while nobody else can
 * change either. A refund keeps its expense, pet and category whatever is sent, and stays in that expense's claim.
 *
 * @param typed the field that the amount was typed into
 */
export const updating =
  (typed: { readonly amount: string }): Update =>
  async (db, scope, id, change, now) => {
    const { refundOf, claimId, ...rest } = change.values;
    const values = refundOf ? rest : await withCategory(db, scope, change.petId, rest);
    const { amount = 1, date } = values;
    const saved = amount > 0 && (await store.rows.updateAlone(db, scope, id, { ...change, values }, now));
    if (saved) return saved;
    const found = await refunds.findRefunding(db, scope, id);
    if (!found) return undefined;
    const isStale = ({ version }: { readonly version: number }) => (change.version ?? version) !== version;
    const wrong: Record<string, Code | RefusalCode> = {};
    if (found.refundOf === null) {
      if (amount <= 0) wrong['amount'] = 'amountPositive';
      const whole = await refunds.lock(db, scope, id);
      if (!whole || isStale(whole)) return undefined;
      if (amount > 0 && values.amount !== undefined && Number(values.amount) < whole.refunded)
        wrong[typed.amount] = 'refundAboveExpense';
      const first = date === undefined || date <= whole.date ? null : await refunds.firstRefundOn(db, scope, id);
      if (first !== null && first < date!) wrong['date'] = 'refundBeforeExpense';
      refuseInvalid(wrong);
      const row = await store.rows.update(db, scope, id, { ...change, values }, now);
      if (!row) return undefined;
      await refunds.updateRefundsOf(db, scope, [id]);
      const { recordId } = whole;
      const isOther = row.amount !== whole.amount || row.petId !== whole.petId || values.recordId === null;
      if (recordId !== null && isOther) await store.touchRecord(db, scope, { id, recordId });
      return row;
    }
    const whole = await refunds.lock(db, scope, found.refundOf);
    const refund = await store.rows.find(db, scope, id);
    if (!whole || !refund || isStale(refund)) return undefined;
    if (amount > 0 && values.amount !== undefined) wrong['amount'] = 'refundNegative';
    else if (values.amount !== undefined && whole.refunded + refund.amount - Number(values.amount) > whole.amount)
      wrong['amount'] = 'refundAboveExpense';
    if (date !== undefined && date !== refund.date && date < whole.date) wrong['date'] = 'refundBeforeExpense';
    if (claimId && claimId !== whole.claimId) wrong['claimId'] = 'claimUnknown';
    refuseInvalid(wrong);
    const { petId, category } = whole;
    return store.rows.update(db, scope, id, { ...change, petId, values: { ...values, category, claimId } }, now);
  };

/**
 * Saves linked data of an expense, besides the uploads that wait for it. `typed`: the field that its amount comes from.
 */
export const expensesWith = (more: (ctx: Edit) => Promise<unknown>, typed = { amount: 'amount' }) =>
  belongingService(
    {
      ...store.rows,
      insert: async (db, scope, petId, values, now) =>
        store.rows.insert(db, scope, petId, await withCategory(db, scope, petId, values), now),
      insertOnce: async (db, scope, petId, values, now, id) =>
        store.rows.insertOnce(db, scope, petId, await withCategory(db, scope, petId, values), now, id),
      update: updating(typed),
      async remove(db, scope, id, now, version) {
        const gone = await store.rows.remove(db, scope, id, now, version);
        if (gone) await afterRemoval(db, scope, [id]);
        return gone;
      },
      async restore(db, scope, id, now) {
        const back = await store.rows.restore(db, scope, id, now);
        if (back) await afterRestoration(db, scope, [id]);
        return back;
      },
    },
    {
      async keep(ctx, row) {
        await more(ctx);
        return papers.keepWaiting(ctx, row);
      },
    },
  );
export const expenses = expensesWith(async () => undefined);
