import { type Expression, type Insertable, sql } from 'kysely';
import { isOwnerNamed, levelOfNamed } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared, preparedRow } from '../db/prepared-query.ts';
import type { Notifications } from '../db/tables.ts';

/** Households to search, and the present day in Israel: shares end with their last day. */
type Searched = { readonly homes: readonly string[]; readonly today: string };
/** Recipient of notifications. */
export type Addressee = Searched & { readonly userId: string };

type Shown = Omit<Notifications, 'petNames' | 'otherRings' | 'isDay' | 'isLate'> & {
  petNames: string[];
  otherRings: string[];
  isDay: boolean;
  isLate: boolean;
  /** Null for a notification without a household: only its recipient may see it. */
  level: 'view' | 'edit' | null;
};

/** SQL: what these were told and may still see, as `n`; with what each may do about it. */
const seenBy = ({ users, homes, today }: Asked) => {
  const level = levelOfNamed('told', today);
  return sql<Shown>`(
    select told.*, null as level from notifications told
    where told.user_id = any(${users}) and told.household_id is null
    union all
    select * from (
      select told.*, ${level} as level from notifications told
      where told.user_id = any(${users}) and told.household_id = any(${homes})
    ) seen where seen.level is not null
    union all
    select told.*, 'view' as level from notifications told
    where told.user_id = any(${users}) and told.household_id = any(${homes}) and told.pet_id is null
      and ${isOwnerNamed('told')}
  )`.as('n');
};

/** SQL: what was told of as one, of which some may have been done since: those that still wait, at the time that was told. */
const ringing = sql`from due_queue r
    where r.thing_id = any(n.ring_id || n.other_rings) and r.noun = n.ring_noun and r.household_id = n.household_id
      and r.due_at = n.due_at`;

type Asked = Given<Searched & { readonly users: readonly string[] }>;
/** SQL: it still waits, for any of the pets. */
const isOpen = ({ homes }: Asked) => sql<boolean>`case
  when n.ring_id is not null then exists (select ${ringing})
  when n.kind = 'invitation' then exists (select from invited_addresses i where i.noun = n.kind and i.id = n.thing_id)
  when n.kind = 'settlement' then exists (
    select from settlements s
    where s.household_id = any(${homes}) and s.household_id = n.household_id and s.id = n.thing_id and s.deleted_at is null
  )
  else true
end`;

const shownTo = (db: Db, asked: Asked) => db.selectFrom(seenBy(asked)).where('n.inApp', '=', true);

const columns = [
  ...(['n.id', 'n.kind', 'n.noun', 'n.petId'] as const),
  'n.title',
  'n.dueAt',
  'n.isDay',
  'n.leadMinutes',
  'n.percent',
  'n.amount',
  'n.isLate',
  ...(['n.createdAt', 'n.readAt'] as const),
] as const;
/** SQL: where it leads, and whose it is: of several those that still wait. */
const about = [
  sql<string | null>`case when n.other_rings = '{}' then n.thing_id else coalesce(
    (select r.thing_id ${ringing} order by r.thing_id <> n.ring_id, r.thing_id limit 1), n.thing_id) end`.as('thingId'),
  sql<string[]>`case when n.other_rings = '{}' then n.pet_names else coalesce((
    select array_agg(n.pet_names[i] order by i) from generate_subscripts(n.pet_names, 1) i
    where (n.ring_id || n.other_rings)[i] in (select r.thing_id ${ringing})
  ), n.pet_names) end`.as('petNames'),
] as const;
const told = (db: Db, asked: Asked) =>
  shownTo(db, asked)
    .select(columns)
    .select(about)
    .select([isOpen(asked).as('isOpen'), sql<boolean>`coalesce(n.level = 'edit', false)`.as('mayEdit')]);

const page = prepared((db, asked: Asked, { limit, offset }: Given<{ limit: number; offset: number }>) =>
  told(db, asked)
    .orderBy('n.id', 'desc')
    .limit(limit as Expression<number>)
    .offset(offset as Expression<number>),
);
const counted = preparedRow((db, asked: Asked, _given: object) =>
  shownTo(db, asked).select([
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where n.read_at is null and ${isOpen(asked)})`.as('unread'),
  ]),
);
const asking = ({ userId, ...searched }: Addressee) => ({ ...searched, users: [userId] });

export const list = (db: Db, to: Addressee, at: { readonly limit: number; readonly offset: number }) =>
  page(db, asking(to), at);
/** All that are shown, and those of them that were not read and still wait. */
export const count = (db: Db, to: Addressee) => counted(db, asking(to), {});

const byId = prepared((db, asked: Asked, { id }: Given<{ id: string }>) => told(db, asked).where('n.id', '=', id));
export const find = async (db: Db, to: Addressee, id: string) => (await byId(db, asking(to), { id }))[0];

const waiting = prepared((db, asked: Asked, _given: object) =>
  shownTo(db, asked)
    .select(['n.userId', sql<number>`count(*)`.as('unread')])
    .where('n.readAt', 'is', null)
    .where(isOpen(asked))
    .groupBy('n.userId'),
);
/** The same for several people at once; who has none is left out. */
export async function countUnread(db: Db, all: readonly Addressee[]): Promise<ReadonlyMap<string, number>> {
  if (!all[0]) return new Map();
  const users = all.map(({ userId }) => userId);
  const homes = [...new Set(all.flatMap((one) => one.homes))];
  const rows = await waiting(db, { users, homes, today: all[0].today }, {});
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

type Of = { readonly userId: string };
const reading = prepared((db, { userId }: Given<Of>, { id, now }: Given<{ id: string; now: Date }>) =>
  db
    .updateTable('notifications')
    .set({ readAt: now } as never)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('readAt', 'is', null),
);
export const markRead = (db: Db, userId: string, id: string, now: Date) => reading(db, { userId }, { id, now });

const readingAll = prepared((db, { userId }: Given<Of>, { now }: Given<{ now: Date }>) =>
  db
    .updateTable('notifications')
    .set({ readAt: now } as never)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('inApp', '=', true)
    .returning('id'),
);
export const markAllRead = async (db: Db, userId: string, now: Date) =>
  (await readingAll(db, { userId }, { now })).length;

const removing = prepared((db, { userId }: Given<Of>, { id }: Given<{ id: string }>) =>
  db.deleteFrom('notifications').where('userId', '=', userId).where('id', '=', id).returning('id'),
);
export const remove = async (db: Db, userId: string, id: string) => (await removing(db, { userId }, { id })).length > 0;

type AboutThing = { readonly users: readonly string[]; readonly noun: string; readonly thingId: string };
const removingAbout = prepared((db, _scopes: object, { users, noun, thingId }: Given<AboutThing>) =>
  db
    .deleteFrom('notifications')
    .where(sql<boolean>`user_id = any(${users})`)
    .where('noun', '=', noun as never)
    .where('thingId', '=', thingId as never),
);
/** Deletes the notifications of these users about an item. */
export const removeAbout = (db: Db, about: AboutThing) => removingAbout(db, {}, about);

type OfThing = { readonly noun: string; readonly thingId: string };
const removingUnread = prepared((db, { userId }: Given<Of>, { noun, thingId }: Given<OfThing>) =>
  db
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('noun', '=', noun as never)
    .where('thingId', '=', thingId as never)
    .where('readAt', 'is', null),
);
/** Deletes a user's unread notifications about an item, because a newer one follows. */
export const removeUnread = (db: Db, userId: string, about: OfThing) => removingUnread(db, { userId }, about);

const readingAbout = prepared((db, { userId }: Given<Of>, { noun, thingId, now }: Given<OfThing & { now: Date }>) =>
  db
    .updateTable('notifications')
    .set({ readAt: now } as never)
    .where('userId', '=', userId)
    .where('noun', '=', noun as never)
    .where('thingId', '=', thingId as never)
    .where('readAt', 'is', null)
    .returning('id'),
);
/** Marks a user's notifications about an item as read; true if any was unread. */
export const markReadAbout = async (db: Db, userId: string, about: OfThing & { readonly now: Date }) =>
  (await readingAbout(db, { userId }, about)).length > 0;

export type New = Insertable<Notifications>;
/** Inserts new notifications and returns them; existing ones stay as they are. */
export const insert = (db: Db, rows: readonly New[]) =>
  db
    .insertInto('notifications')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning(['userId', 'id', 'inApp', 'mailAt', 'pushAt'])
    .execute();

type Replaced = { readonly users: readonly string[]; readonly ids: readonly string[]; readonly now: Date };
const replacing = prepared((db, _scopes: object, { users, ids, now }: Given<Replaced>) =>
  db
    .updateTable('notifications')
    .from('notifications as later')
    .set({ readAt: now } as never)
    .where(sql<boolean>`notifications.user_id = any(${users})`)
    .where('notifications.readAt', 'is', null)
    .where(sql<boolean>`later.user_id = any(${users})`)
    .where(sql<boolean>`later.id = any(${ids})`)
    .whereRef('later.userId', '=', 'notifications.userId')
    .whereRef('later.ringNoun', '=', 'notifications.ringNoun')
    .whereRef('later.id', '<>', 'notifications.id')
    .where(
      sql<boolean>`(later.ring_id || later.other_rings) && (notifications.ring_id || notifications.other_rings)
        and not exists (
          select from due_queue r
          where r.thing_id = any(notifications.ring_id || notifications.other_rings) and r.noun = notifications.ring_noun
            and r.household_id = notifications.household_id and r.due_at = notifications.due_at
            and r.thing_id <> all(later.ring_id || later.other_rings)
        )`,
    ),
);
/**
 * Marks earlier notifications of the same items as read; one about several items only if the new one covers all that
 * still wait.
 */
export const replaceEarlier = (db: Db, replaced: Replaced) => replacing(db, {}, replaced);

/** A mail, who gets it, and what it has: all that is to be mailed by then. */
type ToMail = { readonly userId: string; readonly mailId: string; readonly until: Date };
type Claim = {
  readonly users: readonly string[];
  readonly mails: readonly string[];
  readonly untils: readonly Date[];
};
const claiming = prepared((db, _scopes: object, { users, mails, untils }: Given<Claim>) =>
  db
    .updateTable('notifications')
    .from(
      sql<ToMail>`unnest(${users}::uuid[], ${mails}::uuid[], ${untils}::timestamptz[])`.as<'mail'>(
        sql`mail(user_id, mail_id, until)`,
      ),
    )
    .set((eb) => ({ mailId: eb.ref('mail.mailId') }))
    .whereRef('notifications.userId', '=', 'mail.userId')
    .whereRef('mailAt', '<=', 'mail.until')
    .where('notifications.mailId', 'is', null),
);
/** All that each of these people is to be mailed by then goes into their mail, and into no other. */
export const claimForMails = (db: Db, mails: readonly ToMail[]) =>
  claiming(
    db,
    {},
    {
      users: mails.map(({ userId }) => userId),
      mails: mails.map(({ mailId }) => mailId),
      untils: mails.map(({ until }) => until),
    },
  );

/** SQL: undelivered notifications of these users. A notification that was read in the app needs no other channel. */
const waitingFor = (db: Db, asked: Asked) =>
  db
    .selectFrom(seenBy(asked))
    .select(columns)
    .select(about)
    .select(['n.topic', 'n.householdId', 'n.level', 'n.mailId', 'n.mailAt'])
    .where('n.readAt', 'is', null)
    .where(isOpen(asked))
    .orderBy('n.dueAt')
    .orderBy('n.id');

const inMails = prepared((db, asked: Asked, { mails }: Given<{ mails: readonly string[] }>) =>
  waitingFor(db, asked)
    .where(sql<boolean>`n.mail_id = any(${mails})`)
    .where('n.reachedAt', 'is', null),
);
/** Waiting notifications of these mails that arrived through no other channel, earliest due time first. */
export const listInMails = (db: Db, mails: readonly Omit<ToMail, 'until'>[], searched: Searched) =>
  inMails(db, { ...searched, users: mails.map(({ userId }) => userId) }, { mails: mails.map(({ mailId }) => mailId) });
export type Waiting = Awaited<ReturnType<typeof listInMails>>[number];

/** A push, to all devices of one person. */
type Push = { readonly userId: string; readonly pushId: string };
type Pushed = { readonly pushId: string; readonly now: Date };
const claimingPush = prepared((db, { userId }: Given<Of>, { pushId, now }: Given<Pushed>) =>
  db
    .updateTable('notifications')
    .set({ pushId } as never)
    .where('userId', '=', userId)
    .where('pushAt', '<=', now as never)
    .where('pushId', 'is', null)
    .returning('pushAt'),
);
/** All that this person is to be told by now goes into this push, and into no other; answers since when, if there is any. */
export async function claimForPush(db: Db, { userId, pushId }: Push, now: Date): Promise<Date | undefined> {
  const claimed = await claimingPush(db, { userId }, { pushId, now });
  return claimed.flatMap(({ pushAt }) => pushAt ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

const inPush = prepared((db, asked: Asked, { pushId }: Given<{ pushId: string }>) =>
  // A notification that has been mailed is not pushed.
  waitingFor(db, asked).where('n.pushId', '=', pushId).where('n.mailId', 'is', null),
);
type Left = { readonly pushId: string; readonly topics: readonly string[] };
const leaving = prepared((db, { userId }: Given<Of>, { pushId, topics }: Given<Left>) =>
  db
    .updateTable('notifications')
    .set({ pushId: null })
    .where('userId', '=', userId)
    .where('pushId', '=', pushId)
    .where('reachedAt', 'is', null)
    .where(sql<boolean>`topic = any(${topics})`),
);
/** Removes notifications from a push, so that they do not count as arrived with the rest of it. */
export const leaveOutOfPush = (db: Db, { userId, pushId }: Push, topics: readonly string[]) =>
  leaving(db, { userId }, { pushId, topics });

type Later = { readonly pushId: string; readonly until: Date };
const postponing = prepared((db, { userId }: Given<Of>, { pushId, until }: Given<Later>) =>
  db
    .updateTable('notifications')
    .set({ mailAt: until } as never)
    .where('userId', '=', userId)
    .where('pushId', '=', pushId)
    .where('mailId', 'is', null)
    .where('mailAt', '<', until as never)
    .returning('id'),
);
/** Postpones the mails of notifications that were pushed late; true if there are any. */
export const postponeMails = async (db: Db, { userId, pushId }: Push, until: Date) =>
  (await postponing(db, { userId }, { pushId, until })).length > 0;

/** Waiting notifications of a push, earliest due time first. */
export const listInPush = (db: Db, to: Addressee, pushId: string) => inPush(db, asking(to), { pushId });

const reaching = prepared((db, { userId }: Given<Of>, { pushId, now }: Given<Pushed>) =>
  db
    .updateTable('notifications')
    .set({ reachedAt: now } as never)
    .where('userId', '=', userId)
    .where('pushId', '=', pushId)
    .where('reachedAt', 'is', null),
);
/** Marks the notifications of an arrived push, so that they are not mailed. */
export const markReached = (db: Db, { userId, pushId }: Push, now: Date) => reaching(db, { userId }, { pushId, now });

/** Retention of notifications. */
const keptDays = 90;
const dayMs = 86_400_000;
export const removeOld = (db: Db, now: Date) =>
  db
    .deleteFrom('notifications')
    .where('createdAt', '<=', new Date(now.getTime() - keptDays * dayMs))
    .executeTakeFirst();
