import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import { notFound } from '../lib/refusal.ts';

declare const role: unique symbol;

/** Proof that the database names whoever asks as somebody of support, at that moment. Only this file gives it. */
export type OfSupport = { readonly [role]: 'support' };

const named = prepared((db, _scopes: object, { userId }: Given<{ userId: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', userId).where('role', '=', sql.lit('support')),
);

/** The role is asked for at each request, so that one that was taken away counts at once. Others get a 404. */
export async function supporterOf<C extends { readonly db: Db; readonly user: { readonly id: string } }>(ctx: C) {
  const [found] = await named(ctx.db, {}, { userId: ctx.user.id });
  if (!found) throw notFound();
  return ctx as C & OfSupport;
}

const all = prepared((db, _scopes: object, _given: object) =>
  db.selectFrom('users').select('id').where('role', '=', sql.lit('support')),
);

/** Ids of all users who currently answer tickets. */
export async function listSupporters(db: Db) {
  const rows = await all(db, {}, {});
  return rows.map(({ id }) => id);
}

/** Lets go of what somebody had taken, and of the answers that they wrote: their name stays on these, and no id. */
export async function releaseTickets(db: Db, userId: string) {
  await db.updateTable('supportTickets').set({ takenBy: null }).where('takenBy', '=', userId).execute();
  await db.updateTable('supportMessages').set({ writtenBy: null }).where('writtenBy', '=', userId).execute();
}
