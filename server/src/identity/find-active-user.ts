import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import { householdColumns } from './household-columns.ts';
import type { SessionUser } from './sessions/sessions.ts';

const standing = prepared((db, { userId }: Given<{ userId: string }>, _given: object) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.role', ...householdColumns])
    .where('users.id', '=', userId)
    .where('users.deletionDueAt', 'is', null)
    .where('users.blockedAt', 'is', null),
);

/**
 * Current data of a user who is not signed in, for actions in their name by a mailed link. Undefined when the account
 * is gone, blocked or waits for its deletion. Belongs to no session.
 */
export async function findActiveUser(db: Db, userId: string): Promise<SessionUser | undefined> {
  const [user] = await standing(db, { userId }, {});
  return user && { ...user, sessionId: '', familyId: '', isLeaving: false };
}

const homesOfAll = prepared((db, { userIds }: Given<{ userIds: readonly string[] }>, _given: object) =>
  db
    .selectFrom('users')
    .select(householdColumns)
    .where(sql<boolean>`users.id = any(${userIds})`),
);
/** The homes into which any of these may look. */
export async function listHomes(db: Db, userIds: readonly string[]): Promise<readonly string[]> {
  const users = await homesOfAll(db, { userIds }, {});
  return [...new Set(users.flatMap(({ households, guestOf }) => households.concat(guestOf)))];
}
