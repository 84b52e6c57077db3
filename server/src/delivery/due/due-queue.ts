import type { Area } from '@tzemed/contract/schema/endpoint';
import { type Expression, sql } from 'kysely';
import { recipientsOf } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/**
 * Only one process sends due notifications at a time; otherwise one person's items would be split over several mails.
 */
const ringingLock = 4_107_001;
const locking = prepared((db, _scopes: object, _given: object) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(ringingLock)})`.as('isOurs')),
);

type Asked = { readonly now: Date; readonly limit: number };
const comeBy = (db: Db, now: Expression<Date>) =>
  db
    .selectFrom('dueQueue')
    .select(['thingId', 'noun', 'householdId', 'petId', 'topic', 'dueAt', sql<number>`lead`.as('lead')])
    .where('nextAt', '<=', now as never)
    // A row that another transaction is writing is skipped: that transaction reschedules it.
    .forUpdate()
    .skipLocked();
const come = prepared((db, _scopes: object, { now, limit }: Given<Asked>) =>
  comeBy(db, now as never)
    .orderBy('nextAt')
    .orderBy('householdId')
    .limit(limit as never),
);
type OfHome = { readonly now: Date; readonly householdId: string };
const comeOfHome = prepared((db, _scopes: object, { now, householdId }: Given<OfHome>) =>
  comeBy(db, now as never).where('householdId', '=', householdId),
);
/**
 * Things whose moment has come, the longest ago first: so many of them, and with `isWholeHome` all others of the last
 * one's home. They are the caller's until its transaction ends; none while another process rings.
 */
export async function claimDue(
  db: Db,
  now: Date,
  { most: limit, isWholeHome }: { most: number; isWholeHome: boolean },
) {
  if (!(await locking(db, {}, {}))[0]?.isOurs) return [];
  const found = await come(db, {}, { now, limit });
  const last = found.at(-1);
  if (found.length < limit || !isWholeHome || !last) return found;
  const isHere = new Set(found.map(({ thingId, noun }) => `${noun} ${thingId}`));
  const others = await comeOfHome(db, {}, { now, householdId: last.householdId });
  return [...found, ...others.filter(({ thingId, noun }) => !isHere.has(`${noun} ${thingId}`))];
}
export type DueEntry = Awaited<ReturnType<typeof claimDue>>[number];

const postponing = prepared((db, _scopes: object, { now, until }: Given<{ now: Date; until: Date }>) =>
  db
    .updateTable('dueQueue')
    .set({ nextAt: until } as never)
    .where(
      sql<boolean>`(thing_id, noun, household_id) = (
        select thing_id, noun, household_id from due_queue where next_at <= ${now} order by next_at limit 1
        for update skip locked
      )`,
    ),
);
/** Leaves the one that has come for longest for later. */
export const postpone = (db: Db, now: Date, until: Date) => postponing(db, {}, { now, until });

const soonest = prepared((db, _scopes: object, _given: object) =>
  db.selectFrom('dueQueue').select('nextAt').where('nextAt', 'is not', null).orderBy('nextAt').limit(1),
);
/** Next due time in the queue. */
export const nextDueTime = async (db: Db) => (await soonest(db, {}, {}))[0]?.nextAt ?? undefined;

const counting = prepared((db, _scopes: object, { before }: Given<{ before: Date }>) =>
  db
    .selectFrom('dueQueue')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('nextAt', '<', before as never),
);
/** Number of due times before `before` that were not notified. */
export const countLate = async (db: Db, before: Date) => (await counting(db, {}, { before }))[0]?.late ?? 0;

type Advanced = Pick<DueEntry, 'thingId' | 'noun' | 'householdId'> & {
  readonly next: { readonly lead: number; readonly at: Date } | null;
};
type Columns = {
  readonly things: readonly string[];
  readonly nouns: readonly string[];
  readonly homes: readonly string[];
  readonly leads: readonly (number | null)[];
  readonly moments: readonly (Date | null)[];
};
const moving = prepared((db, _scopes: object, { things, nouns, homes, leads, moments }: Given<Columns>) =>
  db
    .updateTable('dueQueue')
    .from(
      sql<{ thingId: string; noun: string; householdId: string; lead: number | null; nextAt: Date | null }>`unnest(
        ${things}::uuid[], ${nouns}::text[], ${homes}::uuid[], ${leads}::int[], ${moments}::timestamptz[]
      )`.as<'moved'>(sql`moved(thing_id, noun, household_id, lead, next_at)`),
    )
    .set((eb) => ({ lead: eb.ref('moved.lead'), nextAt: eb.ref('moved.nextAt') }))
    .whereRef('dueQueue.thingId', '=', 'moved.thingId')
    .whereRef('dueQueue.noun', '=', 'moved.noun')
    .whereRef('dueQueue.householdId', '=', 'moved.householdId'),
);
/** Goes on to the next moment of each. */
export const advance = (db: Db, rings: readonly Advanced[]) =>
  moving(
    db,
    {},
    {
      things: rings.map(({ thingId }) => thingId),
      nouns: rings.map(({ noun }) => noun),
      homes: rings.map(({ householdId }) => householdId),
      leads: rings.map(({ next }) => next?.lead ?? null),
      moments: rings.map(({ next }) => next?.at ?? null),
    },
  );

type Seen = { readonly householdId: string; readonly petId: string; readonly area: Area };
type SeenColumns = {
  readonly homes: readonly string[];
  readonly pets: readonly string[];
  readonly areas: readonly string[];
};
const seers = prepared((db, { today }: Given<{ readonly today: string }>, { homes, pets, areas }: Given<SeenColumns>) =>
  db
    .selectFrom(
      sql<Seen & { guest: string | null; place: number }>`(
        select u.*, null::uuid as guest from unnest(${homes}::uuid[], ${pets}::uuid[], ${areas}::text[])
          with ordinality u(household_id, pet_id, area, place)
      )`.as('due'),
    )
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'due.householdId').onRef('pets.id', '=', 'due.petId'),
    )
    .crossJoinLateral(recipientsOf('due', today))
    .select(['due.place', 'pets.name as petName', 'hearers.userId'])
    .where('hearers.userId', 'is not', null)
    .where(sql<boolean>`not exists (
      select from users where users.id = hearers.user_id
        and (users.deletion_due_at is not null or users.blocked_at is not null)
    )`)
    .where('pets.deletedAt', 'is', null)
    .where('pets.archivedAt', 'is', null)
    .orderBy('due.place'),
);
/** People who may see each of these, place by place from 1, and the name of its pet. Nobody hears of archived pets, and nobody who is leaving or blocked hears of any. */
export const listRecipients = (db: Db, today: string, seen: readonly Seen[]) =>
  seers(
    db,
    { today },
    {
      homes: seen.map(({ householdId }) => householdId),
      pets: seen.map(({ petId }) => petId),
      areas: seen.map(({ area }) => area),
    },
  );
