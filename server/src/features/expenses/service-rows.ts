import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { attachmentService } from '../../belongings/attachments/attachment-service.ts';
import { belongingService } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import { refuseInvalid } from '../../lib/refusal.ts';
import * as store from './store.ts';

type Edit = EditCtx<'expenses'>;
type Update = typeof store.rows.update;

export const papers = attachmentService(store.rows);

/**
 * An edit of any expense, in a transaction. Of what has refunds, and of a refund, it is asked whether both still fit, at
 * the field where it was typed: nobody else changes either meanwhile. A refund stays with its expense, whatever is sent, and
 * that one in its claim.
 */
export const updating =
  (typed: { readonly amount: string }): Update =>
  async (db, scope, id, change, now) => {
    const { refundOf: _fixed, claimId, ...values } = change.values;
    const { amount = 1, date } = values;
    const saved = amount > 0 && (await store.rows.updateAlone(db, scope, id, { ...change, values }, now));
    if (saved) return saved;
    const found = await store.findRefunding(db, scope, id);
    if (!found) return undefined;
    const isStale = ({ version }: { readonly version: number }) => (change.version ?? version) !== version;
    const wrong: Record<string, Code | RefusalCode> = {};
    if (found.refundOf === null) {
      if (amount <= 0) wrong['amount'] = 'amountPositive';
      const whole = await store.hold(db, scope, id);
      if (!whole || isStale(whole)) return undefined;
      if (amount > 0 && values.amount !== undefined && Number(values.amount) < whole.refunded)
        wrong[typed.amount] = 'refundAboveExpense';
      const first = date === undefined || date <= whole.date ? null : await store.firstRefundOn(db, scope, id);
      if (first !== null && first < date!) wrong['date'] = 'refundBeforeExpense';
      refuseInvalid(wrong);
      return store.rows.update(db, scope, id, { ...change, values }, now);
    }
    const whole = await store.hold(db, scope, found.refundOf);
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
    { ...store.rows, update: updating(typed) },
    {
      async keep(ctx, row) {
        await more(ctx);
        return papers.keepWaiting(ctx, row);
      },
    },
  );
export const expenses = expensesWith(async () => undefined);
