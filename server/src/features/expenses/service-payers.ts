import { scopeOf } from '../../access.ts';
import type { EditCtx } from '../../context.ts';
import { isUuid } from '../../lib/ids.ts';
import * as store from './store.ts';

type Edit = EditCtx<'expenses'>;
type Paid = { readonly petIds: readonly string[]; readonly paidBy?: string | null | undefined };

/**
 * A payer must own these pets or have permission to edit their expenses; the write itself checks that the pets are in
 * reach. The author is always allowed, without a query. `stands`: the current payer, who may stay after leaving.
 */
export async function payerError(ctx: Edit, { petIds, paidBy }: Paid, stands?: () => Promise<string | null>) {
  if (!paidBy || paidBy === ctx.user.id || !petIds.every(isUuid)) return undefined;
  if (await store.mayPay(ctx.db, scopeOf(ctx), petIds, { userId: paidBy, now: ctx.now })) return undefined;
  return (await stands?.()) === paidBy ? undefined : ({ paidBy: 'payerUnknown' } as const);
}
