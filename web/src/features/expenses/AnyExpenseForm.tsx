import type { expenses } from '@tzemed/contract/expenses';
import type { BelongingForm } from '../../shared/belonging-form.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { RefundForm } from './RefundForm.tsx';

/** That of an expense; what is a refund is edited as one. */
export const AnyExpenseForm: BelongingForm<typeof expenses> = (props) =>
  props.item?.refundOf ? <RefundForm {...props} /> : <ExpenseForm {...props} />;
