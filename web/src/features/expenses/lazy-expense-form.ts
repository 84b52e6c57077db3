import { lazyForm } from '../../shared/lazy-form.ts';

/** By which expenses and refunds are written down and edited. */
export const Form = lazyForm(() => import('./AnyExpenseForm.tsx').then(({ AnyExpenseForm }) => AnyExpenseForm));
