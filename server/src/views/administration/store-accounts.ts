import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BlockReason } from '@tzemed/contract/administration/admin-accounts';

/** Columns that administrators see of an account: none of a household is read here. */
const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('bouncedMails as b', (join) => join.on(sql<boolean>`b.email = lower(users.email)`))
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.role',
      'users.createdAt',
      'users.blockedAt',
      'users.deletionDueAt',
      'b.bouncedAt',
      sql<boolean>`users.email_verified_at is not null`.as('isConfirmed'),
      sql<Date | null>`(select max(s.last_used_at) from sessions s where s.user_id = users.id)`.as('lastSeenAt'),
    ]);

const prefixOf = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Accounts whose present address begins so, an equal one first. */
export function search(db: Db, text: string, limit: number) {
  const begins: RawBuilder<boolean> = sql`users.id in (
    select n.user_id from sign_in_names n where n.issuer = 'email' and n.subject like lower(${prefixOf(text)})
    order by n.subject limit ${sql.lit(200)}
  )`;
  return accounts(db)
    .where(begins)
    .where(sql<boolean>`lower(users.email) like lower(${prefixOf(text)})`)
    .orderBy(sql`lower(users.email) <> lower(${text})`)
    .orderBy(sql`lower(users.email)`)
    .limit(limit)
    .execute();
}

export const find = (db: Db, id: string) =>
  accounts(db)
    .select([
      'users.plan',
      'users.blockReason',
      sql<boolean>`exists (select from totp_secrets t where t.user_id = users.id and t.enabled_at is not null)`.as(
        'hasSecondFactor',
      ),
      sql<number>`(select count(*)::int from passkeys p where p.user_id = users.id)`.as('passkeys'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();

export type Block = { readonly at: Date; readonly reason: BlockReason } | null;

export const updateBlock = (db: Db, id: string, block: Block, now: Date) =>
  db
    .updateTable('users')
    .set({ blockedAt: block?.at ?? null, blockReason: block?.reason ?? null, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** Time and reason of a block. */
export const findBlock = (db: Db, id: string) =>
  db.selectFrom('users').select(['blockedAt', 'blockReason']).where('id', '=', id).executeTakeFirst();
