import type { Lang } from '@tzemed/contract/text/languages';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Issue } from './read-issue.ts';

type Stored = Issue & { readonly sender: string };

/** Stores an issue, or answers the one that stands under its name in its language. */
export async function keep(db: Db, issue: Stored & { readonly id: string; readonly now: Date }) {
  const { now: createdAt, ...values } = issue;
  await db
    .insertInto('newsletterIssues')
    .values({ ...values, createdAt })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
    .execute();
  return db
    .selectFrom('newsletterIssues')
    .selectAll()
    .where('name', '=', issue.name)
    .where('language', '=', issue.language)
    .executeTakeFirstOrThrow();
}

export const find = (db: Db, id: string) =>
  db.selectFrom('newsletterIssues').selectAll().where('id', '=', id).executeTakeFirst();

/** Other issues of its language that were stored since. */
export async function countSince(
  db: Db,
  { id, language }: { readonly id: string; readonly language: Lang },
  since: Date,
) {
  const { count } = await db
    .selectFrom('newsletterIssues')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('language', '=', language)
    .where('id', '<>', id)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL: subscriptions that were confirmed by then and stand. */
const confirmed = (db: Db, language: Lang, by: Date) =>
  db
    .selectFrom('newsletterSubscriptions as s')
    .where('s.language', '=', language)
    .where('s.confirmedAt', '<=', by)
    .where('s.endedAt', 'is', null);

export async function countConfirmed(db: Db, language: Lang, by: Date) {
  const { count } = await confirmed(db, language, by)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Addresses for which the mail of an issue has been queued. */
export async function countNoted(db: Db, issueId: string) {
  const { count } = await db
    .selectFrom('newsletterDeliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('issueId', '=', issueId)
    .executeTakeFirstOrThrow();
  return count;
}

type Due = { readonly id: string; readonly language: Lang; readonly createdAt: Date };

/** Notes the next of those whom an issue goes to, and answers their subscriptions. Nobody is noted twice. */
export async function noteNext(db: Db, { id: issueId, language, createdAt }: Due, limit: number, now: Date) {
  const rows = await db
    .with('due', (db) =>
      confirmed(db as Db, language, createdAt)
        .select(['s.id', 's.emailHash'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('newsletterDeliveries as d')
                .select('d.issueId')
                .where('d.issueId', '=', issueId)
                .whereRef('d.emailHash', '=', 's.emailHash'),
            ),
          ),
        )
        .orderBy('s.id')
        .limit(limit),
    )
    .with('noted', (db) =>
      db
        .insertInto('newsletterDeliveries')
        .columns(['issueId', 'emailHash', 'queuedAt'])
        .expression((eb) =>
          eb
            .selectFrom('due')
            .select([
              sql<string>`${issueId}::uuid`.as('issueId'),
              'due.emailHash',
              sql<Date>`${now}::timestamptz`.as('queuedAt'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('emailHash'),
    )
    .selectFrom('due')
    .innerJoin('noted', 'noted.emailHash', 'due.emailHash')
    .select('due.id')
    .execute();
  return rows.map(({ id }) => id);
}
