import { dayOf } from '@tzemed/contract/dates/days';
import { afterwardsDays, type InvitationInput, type Invitation } from '@tzemed/contract/sharing/invitations';
import { sql } from 'kysely';
import { shareStands } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import type { Place } from './store.ts';

const columns = ['id', 'email', 'role', 'createdAt', 'sentAt', 'expiresAt', 'answeredAt'] as const;

const longAgo = (now: Date) => new Date(now.getTime() - afterwardsDays * 86_400_000);

/**
 * SQL: it offers a home, or a pet that is there and whose last day has not passed: with its last pet an invitation rests,
 * and comes back with it.
 */
const offersSomething = (invitation: 'i' | 'invitations', now: Date) => sql<boolean>`(
  ${sql.ref(`${invitation}.role`)} = 'owner' or exists (
    select from shares s join pets p on p.household_id = s.household_id and p.id = s.pet_id
    where s.household_id = ${sql.ref(`${invitation}.householdId`)} and s.invitation_id = ${sql.ref(`${invitation}.id`)}
      and s.user_id is null and ${shareStands(dayOf(now))} and p.deleted_at is null
  ))`;

/** Pending invitations, and for some days those that were declined or expired. */
const told = (db: Db, homes: readonly string[], now: Date) =>
  db
    .selectFrom('invitations')
    .select([
      ...columns,
      'householdId',
      sql<Invitation['state']>`case
        when answer = 'declined' then 'declined' when expires_at <= ${now} then 'expired' else 'waiting'
      end`.as('state'),
      sql<Invitation['role']>`role`.as('role'),
    ])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`(answer is null or answer = 'declined')`)
    .where(offersSomething('invitations', now))
    .where(sql<boolean>`coalesce(answered_at, expires_at) > ${longAgo(now)}`)
    .orderBy('createdAt')
    .orderBy('id');

export const list = (db: Db, homes: readonly string[], now: Date) => told(db, homes, now).execute();

export const find = (db: Db, homes: readonly string[], id: string, now: Date) =>
  told(db, homes, now).where('id', '=', id).executeTakeFirst();

/** The one that an address has not answered yet, whether it is still good or not. */
export const findUnanswered = (db: Db, { householdId }: Place, email: string, now: Date) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'expiresAt', offersSomething('invitations', now).as('offersSomething')])
    .where('householdId', '=', householdId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('answer', 'is', null)
    .executeTakeFirst();

/** Declined invitations of an address: a new invitation replaces them. */
export const listDeclined = (db: Db, { householdId }: Place, email: string) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email'])
    .where('householdId', '=', householdId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('answer', '=', 'declined')
    .execute();

type Sent = { readonly sentAt: Date; readonly expiresAt: Date; readonly tokenHash: Buffer };

export async function insert(
  db: Db,
  { householdId, by }: Place & { readonly by: string },
  { email, role, ...sent }: Pick<InvitationInput, 'email' | 'role'> & Sent,
) {
  const id = newId();
  await db
    .insertInto('invitations')
    .values({ householdId, id, email, role, ...sent, createdAt: sent.sentAt, createdBy: by })
    .execute();
  return id;
}

/** Makes an invitation pending again, as sent by the current user; the old link stops working. */
export const renew = (db: Db, { householdId, by }: Place & { readonly by: string }, id: string, sent: Sent) =>
  db
    .updateTable('invitations')
    .set({ ...sent, createdBy: by, answer: null, answeredAt: null, answeredBy: null })
    .where((eb) => eb.and({ householdId, id }))
    .execute();

export const updateSecret = (db: Db, { householdId }: Place, id: string, tokenHash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ tokenHash })
    .where((eb) => eb.and({ householdId, id }))
    .execute();

type Answer = { readonly answer: 'accepted' | 'declined' | null; readonly by: string; readonly at: Date };

export const updateAnswer = (db: Db, { householdId }: Place, id: string, { answer, by, at }: Answer) =>
  db
    .updateTable('invitations')
    .set(answer ? { answer, answeredBy: by, answeredAt: at } : { answer, answeredBy: null, answeredAt: null })
    .where((eb) => eb.and({ householdId, id }))
    .execute();

/** Deletes an invitation with its offered shares, and answers its address. An accepted invitation stays with its shares. */
export const remove = async (db: Db, { householdId }: Place, id: string) =>
  (
    await db
      .deleteFrom('invitations')
      .where((eb) => eb.and({ householdId, id }))
      .where(sql<boolean>`answer is distinct from 'accepted'`)
      .returning('email')
      .executeTakeFirst()
  )?.email;

/** Lookup by id or by the hash of the secret. */
export type Sought = { readonly id: string } | { readonly tokenHash: Buffer };

/** Invitation that can be answered: valid, and neither accepted nor withdrawn. Includes the names of the inviters. */
export const findGood = (db: Db, { householdId }: Place, sought: Sought, now: Date) =>
  good(db, [householdId], now)
    .where((eb) => eb.and(Object.fromEntries(Object.entries(sought).map(([name, value]) => [`i.${name}`, value]))))
    .executeTakeFirst();

/** Pending invitations to an address in these households. */
export const listWaiting = (db: Db, homes: readonly string[], ids: readonly string[], now: Date) =>
  good(db, homes, now)
    .where(sql<boolean>`i.id = any(${ids})`)
    .where('i.answer', 'is', null)
    .orderBy('i.sentAt', 'desc')
    .orderBy('i.id')
    .execute();

/** SQL: who speaks for the home of an invitation `i`: whoever has sent it or, when they have left, who owns it for longest. */
const speaker = sql<{ name: string }>`(
  select p.name
  from household_members m join household_people p on p.household_id = m.household_id and p.user_id = m.user_id
  where m.household_id = i.household_id
  order by m.user_id = i.created_by desc, m.joined_at, m.user_id limit 1
)`.as<'speaker'>(sql`speaker`);

const good = (db: Db, homes: readonly string[], now: Date) =>
  db
    .selectFrom('invitations as i')
    .innerJoinLateral(speaker, (join) => join.onTrue())
    .select([
      'i.householdId',
      'i.id',
      'i.email',
      'i.expiresAt',
      'speaker.name as inviter',
      sql<Invitation['role']>`i.role`.as('role'),
      sql<boolean>`i.answer is not null`.as('isDeclined'),
    ])
    .where(sql<boolean>`i.household_id = any(${homes})`)
    .where('i.expiresAt', '>', now)
    .where(sql<boolean>`(i.answer is null or i.answer = 'declined')`)
    .where(offersSomething('i', now));
export type Good = NonNullable<Awaited<ReturnType<typeof findGood>>>;
