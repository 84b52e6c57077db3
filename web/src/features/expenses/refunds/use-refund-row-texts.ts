import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { refundTexts } from './refund-texts.ts';

/** Texts of a row that differ for a refund, and for an expense that is deleted with its refunds. */
export function useRefundRowTexts() {
  const t = useTexts(refundTexts);
  const f = useFormats();
  return ({ refundOf, refunded }: Expense) => {
    if (refundOf) return t;
    return refunded > 0 ? { removeQuestion: t.removeWithRefunds({ sum: f.ils(refunded) }) } : {};
  };
}
