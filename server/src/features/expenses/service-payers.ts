import { scopeOf } from '../../access.ts';
import type { EditCtx } from '../../context.ts';
import { isUuid } from '../../lib/ids.ts';
import * as store from './store.ts';

type Edit = EditCtx<'expenses'>;
type Paid = { readonly petIds: readonly string[]; readonly paidBy?: string | null | undefined };

/**
 * Who is named has to own these pets, or be let edit their expenses; whether those are in reach is asked where it is
 * written. Who writes may: they are not looked for. `stands`: who is said already, and may stay although they have left.
 */
export async function payerError(ctx: Edit, { petIds, paidBy }: Paid, stands?: () => Promise<string | null>) {
  if (!paidBy || paidBy === ctx.user.id || !petIds.every(isUuid)) return undefined;
  if (await store.mayPay(ctx.db, scopeOf(ctx), petIds, paidBy)) return undefined;
  return (await stands?.()) === paidBy ? undefined : ({ paidBy: 'payerUnknown' } as const);
}
