import { lazyForm } from '../../../shared/form/lazy-form.ts';

/** Form that adds and edits expenses and refunds. */
export const Form = lazyForm(() =>
  import('./ExpenseOrRefundForm.tsx').then(({ ExpenseOrRefundForm }) => ExpenseOrRefundForm),
);
