import { lazyForm } from '../../../shared/form/lazy-form.ts';

/** By which expenses and refunds are written down and edited. */
export const Form = lazyForm(() =>
  import('./ExpenseOrRefundForm.tsx').then(({ ExpenseOrRefundForm }) => ExpenseOrRefundForm),
);
