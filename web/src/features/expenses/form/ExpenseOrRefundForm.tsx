import type { expenses } from '@tzemed/contract/money/expenses';
import type { BelongingForm } from '../../../shared/form/belonging-form.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { RefundForm } from '../refunds/RefundForm.tsx';

/** Form of an expense; a refund, which belongs to another expense, has its own form. */
export const ExpenseOrRefundForm: BelongingForm<typeof expenses> = (props) =>
  props.item?.refundOf || props.given ? <RefundForm {...props} /> : <ExpenseForm {...props} />;
