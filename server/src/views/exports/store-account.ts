import { dayOf } from '@tzemed/contract/dates/days';
import type { Lang } from '@tzemed/contract/text/languages';
import { type Expression, sql } from 'kysely';
import { type GivenScope, reach, shareStands } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { KeptFile } from '../../files/storage/keep-file.ts';

/** Attempt to make an export. */
export type Try = { readonly userId: string; readonly id: string; readonly tries: number };

export const find = (db: Db, userId: string) =>
  db.selectFrom('accountExports').selectAll().where('userId', '=', userId).executeTakeFirst();
export type ExportRow = NonNullable<Awaited<ReturnType<typeof find>>>;

type New = { readonly userId: string; readonly id: string; readonly language: Lang; readonly now: Date };

/** Takes the place of one that failed or whose time is over. Nothing while another is being made or is ready. */
export const begin = (db: Db, { userId, id, language, now }: New) => {
  const fresh = { id, language, state: 'running' as const, startedAt: now };
  const emptied = { triedAt: null, tries: 0, done: 0, total: 0, fileId: null, size: null, sha256: null, endedAt: null };
  return db
    .insertInto('accountExports')
    .values({ userId, ...fresh })
    .onConflict((oc) =>
      oc
        .column('userId')
        .doUpdateSet({ ...fresh, ...emptied, expiresAt: null })
        .where(sql<boolean>`account_exports.state = 'failed'`),
    )
    .returningAll()
    .executeTakeFirst();
};

/** Answers the id of its bytes, null where it had none; nothing where there was no copy. */
export const remove = (db: Db, userId: string) =>
  db.deleteFrom('accountExports').where('userId', '=', userId).returning('fileId').executeTakeFirst();

/** Removes the export of one person when its time is over. */
export const removeOver = (db: Db, userId: string, now: Date) =>
  db
    .deleteFrom('accountExports')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', now)
    .returning('fileId')
    .executeTakeFirst();

/** Removes all exports whose time is over, and those that failed before a moment. Answers the ids of their bytes. */
export async function sweep(db: Db, { now, failedBefore }: { readonly now: Date; readonly failedBefore: Date }) {
  const rows = await db
    .deleteFrom('accountExports')
    .where(({ eb, and, or }) =>
      or([eb('expiresAt', '<=', now), and([sql<boolean>`state = 'failed'`, eb('endedAt', '<=', failedBefore)])]),
    )
    .returning('fileId')
    .execute();
  return { rows: rows.length, fileIds: rows.flatMap(({ fileId }) => fileId ?? []) };
}

/** Returns undefined for an export that was cancelled or replaced. */
export const takeUp = (db: Db, { userId, id }: Pick<Try, 'userId' | 'id'>, now: Date) =>
  db
    .updateTable('accountExports')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), triedAt: now, done: 0, total: 0 }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where(sql<boolean>`state = 'running'`)
    .returning(['tries', 'language'])
    .executeTakeFirst();

const ofTry = (db: Db, { userId, id, tries }: Try) =>
  db
    .updateTable('accountExports')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where(sql<boolean>`state = 'running'`);

/** False when somebody else makes it by now, or nobody wants it any more. */
export const tellProgress = async (db: Db, one: Try, progress: { readonly done: number; readonly total: number }) =>
  (await ofTry(db, one).set(progress).executeTakeFirst()).numUpdatedRows > 0n;

type Ready = {
  readonly kept: KeptFile;
  readonly rights: readonly string[];
  readonly total: number;
  readonly now: Date;
  readonly expiresAt: Date;
};
export const finish = async (db: Db, one: Try, { kept, rights, total, now, expiresAt }: Ready) => {
  const { id: fileId, size, sha256 } = kept;
  const ready = {
    state: 'ready' as const,
    rights: [...rights],
    fileId,
    size,
    sha256,
    done: total,
    total,
    endedAt: now,
    expiresAt,
  };
  return (await ofTry(db, one).set(ready).executeTakeFirst()).numUpdatedRows > 0n;
};

export const fail = async (db: Db, one: Try, now: Date) =>
  (await ofTry(db, one).set({ state: 'failed', endedAt: now }).executeTakeFirst()).numUpdatedRows > 0n;

/** Ends copies of everybody that no job has been working on for long: the queue has given them up. */
export const failStuck = async (db: Db, { now, before }: { readonly now: Date; readonly before: Date }) => {
  const rows = await db
    .updateTable('accountExports')
    .set({ state: 'failed', endedAt: now })
    .where(sql<boolean>`state = 'running'`)
    .where('startedAt', '<=', before)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
};

type Reach = { readonly id: string; readonly households: readonly string[]; readonly guestOf: readonly string[] };

/** Homes of somebody and areas of pets that others share with them, each as a line of text. */
export async function listRights(db: Db, { id, households, guestOf }: Reach, now: Date) {
  const shares = await db
    .selectFrom('shares')
    .select(['petId', 'medicalRecords', 'reminders', 'expenses'])
    .where(sql<boolean>`household_id = any(${guestOf})`)
    .where('userId', '=', id)
    .where(shareStands(dayOf(now), 'shares'))
    .execute();
  const areas = ['medicalRecords', 'reminders', 'expenses'] as const;
  const ofShares = shares.map((share) => [
    `pet ${share.petId}`,
    areas.filter((area) => share[area] !== 'none').map((area) => `pet ${share.petId} ${area}`),
  ]);
  return [households.map((home) => `home ${home}`), ofShares].flat(3).toSorted();
}

/** True if the session that created a link still exists. */
export async function isSignedIn(db: Db, userId: string, familyId: string, now: Date) {
  const standing = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('familyId', '=', familyId)
    .where('revokedAt', 'is', null)
    .where('endsAt', '>', now)
    .limit(1)
    .execute();
  return standing.length > 0;
}

/** Rows after this one, by their ids. */
type After = { readonly after: string; readonly limit: number };
type Own = { readonly userId: string };
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Files of the tickets of somebody as `f`, each with its message and ticket; those of internal notes are of support alone. */
const ticketFiles = (db: Db, userId: string | Expression<string>) =>
  db
    .selectFrom('supportFiles as f')
    .innerJoin('supportMessages as m', (join) =>
      join.onRef('m.userId', '=', 'f.userId').onRef('m.id', '=', 'f.messageId'),
    )
    .innerJoin('supportTickets as t', (join) =>
      join.onRef('t.userId', '=', 'f.userId').onRef('t.id', '=', 'f.ticketId'),
    )
    .where('f.userId', '=', userId)
    .where('m.isNote', '=', sql.lit(false));

/** Rows about the account itself that no call answers. No secret, address of a link or key is read. */
export const ownRows = {
  consents: prepared((db, { userId }: Given<Own>, { after, limit }: Given<After>) =>
    db
      .selectFrom('consents')
      .select(['id', 'kind', 'wordingVersion', 'givenAt'])
      .where('userId', '=', userId)
      .where(sql<boolean>`id > ${after}`)
      .orderBy('id')
      .limit(limit as Expression<number>),
  ),
  audit: prepared((db, { userId }: Given<Own>, { after, limit }: Given<After>) =>
    db
      .selectFrom('audit')
      .select(['id', 'at', 'action', 'result', 'address'])
      .where('userId', '=', userId)
      .where(sql<boolean>`id > ${after}`)
      .orderBy('id')
      .limit(limit as Expression<number>),
  ),
  // Internal notes are of support alone.
  supportMessages: prepared((db, { userId }: Given<Own>, { after, limit }: Given<After>) =>
    db
      .selectFrom('supportMessages as m')
      .innerJoin('supportTickets as t', (join) =>
        join.onRef('t.userId', '=', 'm.userId').onRef('t.id', '=', 'm.ticketId'),
      )
      .select(['m.id', 't.number', 'm.name', 'm.text', 'm.createdAt', 'm.readAt'])
      .select(sql<string>`case when m.is_answer then 'support' else 'person' end`.as('from'))
      .where('m.userId', '=', userId)
      .where('m.isNote', '=', sql.lit(false))
      .where(sql<boolean>`m.id > ${after}`)
      .orderBy('m.id')
      .limit(limit as Expression<number>),
  ),
  supportFiles: prepared((db, { userId }: Given<Own>, { after, limit }: Given<After>) =>
    ticketFiles(db, userId)
      .select(['f.id', 't.number', 'f.name', 'f.type', 'f.size', 'f.createdAt', 'f.messageId'])
      .where(sql<boolean>`f.id > ${after}`)
      .orderBy('f.id')
      .limit(limit as Expression<number>),
  ),
} as const;

/** Files of the tickets of somebody, with the number of each ticket and in the order of their messages. */
export const listTicketFiles = (db: Db, userId: string) =>
  ticketFiles(db, userId)
    .select(['t.number', 'f.name', 'f.type', 'f.fileId'])
    .orderBy('t.number')
    .orderBy('m.place')
    .orderBy('f.place')
    .execute();

/** Sign-in methods of a user, and their current and former addresses: only a handful. */
export const listSignInWays = (db: Db, userId: string) =>
  db
    .selectFrom('signInNames')
    .select(['issuer', 'createdAt', sql<string | null>`case when issuer = 'email' then subject end`.as('email')])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
export const listFormerEmails = (db: Db, userId: string) =>
  db
    .selectFrom('formerEmails')
    .select(['email', 'changedAt', 'until'])
    .where('userId', '=', userId)
    .orderBy('changedAt')
    .execute();

/** The address of somebody, once it was shown to be theirs. */
export async function findConfirmedEmail(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.email;
}
/** Newsletter subscriptions of an address, those that have ended too. */
export const listSubscriptions = (db: Db, emailHash: Buffer) =>
  db
    .selectFrom('newsletterSubscriptions')
    .select(['language', 'wording as wordingVersion', 'askedAt', 'confirmedAt', 'endedAt'])
    .where('emailHash', '=', emailHash)
    .orderBy('askedAt')
    .execute();

/** The history of a pet's reminders. */
export const reminderEvents = prepared(
  (db, scope: GivenScope, { petId, after, limit }: Given<After & { petId: string }>) =>
    db
      .selectFrom(reach(scope, petId as Expression<string>))
      .innerJoin('reminderEvents as e', (join) =>
        join.onRef('e.householdId', '=', 'reach.householdId').onRef('e.petId', '=', 'reach.petId'),
      )
      .select(['e.id', 'e.petId', 'e.reminderId', 'e.what', 'e.until', 'e.doneAt', 'e.doneBy'])
      .where(sql<boolean>`e.id > ${after}`)
      .orderBy('e.id')
      .limit(limit as Expression<number>),
);
