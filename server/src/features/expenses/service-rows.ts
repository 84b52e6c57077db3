import { attachments } from '../../belongings/attachments.ts';
import { belongings } from '../../belongings/service.ts';
import type { EditCtx } from '../../context.ts';
import * as store from './store.ts';

export const papers = attachments(store.rows);

/** What is kept with one, besides the papers that were sent for it. */
export const expensesWith = (more: (ctx: EditCtx<'expenses'>) => Promise<unknown>) =>
  belongings(store.rows, {
    async keep(ctx, row) {
      await more(ctx);
      return papers.keepWaiting(ctx, row);
    },
  });
export const expenses = expensesWith(async () => undefined);
