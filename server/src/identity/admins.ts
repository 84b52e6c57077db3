import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { isProtectedAccount } from '../db/is-protected-account.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import { notFound, Refusal } from '../lib/refusal.ts';

declare const role: unique symbol;

/** Proof that somebody acts as an administrator: a person whom the database names as one, or a command on the server. */
export type ActsAsAdmin = {
  readonly [role]: 'admin';
  /** Null: a command. */
  readonly adminId: string | null;
};

const isProtected = sql.raw<boolean>(isProtectedAccount);

const named = prepared((db, _scopes: object, { userId }: Given<{ userId: string }>) =>
  db
    .selectFrom('users')
    .select(isProtected.as('isProtected'))
    .where('id', '=', userId)
    .where('role', '=', sql.lit('admin'))
    .where('emailVerifiedAt', 'is not', null),
);

/**
 * The role is asked for at each request, so that one that was taken away counts at once. Others get a 404, and an
 * administrator without a second factor a 403.
 */
export async function adminOf<C extends { readonly db: Db; readonly user: { readonly id: string } }>(ctx: C) {
  const [found] = await named(ctx.db, {}, { userId: ctx.user.id });
  if (!found) throw notFound();
  if (!found.isProtected) throw new Refusal(403, 'adminNeedsSecondFactor');
  return { ...ctx, adminId: ctx.user.id } as C & ActsAsAdmin;
}

/** For commands: whoever may run one on the server can do all this anyway. */
export const asCommand = <C extends object>(ctx: C) => ({ ...ctx, adminId: null }) as C & ActsAsAdmin;
