import type { expenses } from '@tzemed/contract/expenses';
import type { BelongingForm } from '../../shared/belonging-form.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { RefundForm } from './RefundForm.tsx';

/** That of an expense; of a refund, which is one of another, its own. */
export const AnyExpenseForm: BelongingForm<typeof expenses> = (props) =>
  props.item?.refundOf || props.given ? <RefundForm {...props} /> : <ExpenseForm {...props} />;
