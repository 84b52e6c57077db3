import type { expenses } from '@tzemed/contract/money/expenses';
import type { BelongingForm } from '../../../shared/form/belonging-form.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { RefundForm } from '../refunds/RefundForm.tsx';

/** That of an expense; of a refund, which is one of another, its own. */
export const ExpenseOrRefundForm: BelongingForm<typeof expenses> = (props) =>
  props.item?.refundOf || props.given ? <RefundForm {...props} /> : <ExpenseForm {...props} />;
