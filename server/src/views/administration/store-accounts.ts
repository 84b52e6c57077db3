import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
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

/** Most names that are read for a search: some of them are former addresses. */
const mostNames = 200;

/**
 * Statements are planned without their values, and a pattern that is not known to begin with a text takes no index: the
 * bounds do, byte by byte, up to the last character that there is.
 */
const found = prepared(
  (db, _scopes: object, { text, limit }: Given<{ text: string; limit: number }>) => {
    const begins: RawBuilder<boolean> = sql`users.id in (
      select n.user_id from sign_in_names n
      where n.issuer = 'email' and n.subject ~>=~ lower(${text}) and n.subject ~<~ (lower(${text}) || chr(1114111))
      order by n.subject using ~<~ limit ${sql.lit(mostNames)}
    )`;
    return accounts(db)
      .where(begins)
      .where(sql<boolean>`starts_with(lower(users.email), lower(${text}))`)
      .orderBy(sql`lower(users.email) <> lower(${text})`)
      .orderBy(sql`lower(users.email)`)
      .limit(sql<number>`${limit}`);
  },
  { isRare: true },
);
/** Accounts whose present address begins so, an equal one first. */
export const search = (db: Db, text: string, limit: number) => found(db, {}, { text, limit });

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

/** A deletion that was asked for is warned of anew once a block is over, which leaves some days to call it off. */
export const updateBlock = (db: Db, id: string, block: Block, now: Date) =>
  db
    .updateTable('users')
    .set({
      blockedAt: block?.at ?? null,
      blockReason: block?.reason ?? null,
      updatedAt: now,
      ...(!block && { deletionWarnedAt: null }),
    })
    .where('id', '=', id)
    .execute();

/** Time and reason of a block. */
export const findBlock = (db: Db, id: string) =>
  db.selectFrom('users').select(['blockedAt', 'blockReason']).where('id', '=', id).executeTakeFirst();
