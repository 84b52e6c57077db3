import { dayOf } from '@tzemed/contract/dates/days';
import type { ChecklistId } from '@tzemed/contract/sharing/handover-checklist';
import { type HandoverState, handoverDays } from '@tzemed/contract/sharing/handovers';
import type { Pet } from '@tzemed/contract/pets/pets';
import { type Expression, sql } from 'kysely';
import { type GivenScope, ofOwnHome, type OwnScope, type Proven, shareStands, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { newId } from '../../lib/ids.ts';

/** Key of a handover. */
export type Key = { readonly householdId: string; readonly id: string };
type Owned = Proven<'profile', 'own'>;

const dayMs = 86_400_000;
const goodUntil = (now: Date) => new Date(now.getTime() + handoverDays * dayMs);
/** After an offer has ended its receiver may still look up how, for as long as they had to answer. */
const knownUntil = (now: Date) => new Date(now.getTime() + 2 * handoverDays * dayMs);

const faceColumns = ['name', 'species', 'sex', 'hue', 'ears', 'patch', 'collar', 'tag'] as const;
type Face = Pick<Pet, (typeof faceColumns)[number]>;

/** Stored copy of a pet that has left, else the current pet. */
const face = sql<Face>`json_build_object(${sql.join(
  faceColumns.flatMap((column) => [
    sql.lit(column),
    sql`case h.state when 'done' then ${sql.ref(`h.${column}`)} else ${sql.ref(`p.${column}`)} end`,
  ]),
)})`;

/** A pet that was deleted cannot be handed over; of one that has gone the row is what is left. */
const known = (db: Db, now: Expression<Date>) =>
  db
    .selectFrom('handovers as h')
    .leftJoin('pets as p', (join) =>
      join.onRef('p.householdId', '=', 'h.householdId').onRef('p.id', '=', 'h.petId').on('p.deletedAt', 'is', null),
    )
    .where(({ or, eb }) => or([eb('h.state', '=', sql.lit('done')), eb('p.id', 'is not', null)]))
    .select([
      'h.householdId',
      'h.id',
      'h.petId',
      'h.email as userEmail',
      'h.receiver',
      'h.sentAt',
      'h.expiresAt',
      'h.endedAt',
      face.as('pet'),
      sql<HandoverState>`case when h.state = 'asked' and h.expires_at <= ${now} then 'expired' else h.state end`.as(
        'state',
      ),
      sql<ChecklistId[]>`h.ticked`.as('ticked'),
    ]);

const ofHomes = prepared((db, scope: GivenScope, { now }: Given<{ now: Date }>) =>
  known(db, now).where(ofOwnHome(scope, 'h')).orderBy('h.createdAt', 'desc').orderBy('h.id'),
);
export const list = (db: Db, scope: ViewScope<'profile'>, now: Date) => ofHomes(db, scope, { now });

const byId = prepared((db, scope: GivenScope, { id, now }: Given<{ id: string; now: Date }>) =>
  known(db, now).where(ofOwnHome(scope, 'h')).where('h.id', '=', id),
);
export const find = async (db: Db, scope: OwnScope<'profile'>, id: string, now: Date) =>
  (await byId(db, scope, { id, now }))[0];

/** The one that a pet has now, whatever became of it; those that took it away before are not meant. */
export const findOf = (db: Db, { householdId, petId }: Owned, now: Date) =>
  known(db, sql.val(now))
    .where('h.householdId', '=', householdId)
    .where('h.petId', '=', petId)
    .where('h.state', '<>', sql.lit('done'))
    .executeTakeFirst();

/** Locks the pet, so that no other handover is created for it until the transaction ends. */
export const lockPet = (db: Db, { householdId, petId }: Owned) =>
  db
    .selectFrom('pets')
    .select('id')
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function insert(db: Db, { householdId, petId, userId }: Owned, email: string, now: Date) {
  const key = { householdId, id: newId() };
  const times = { createdAt: now, sentAt: now, expiresAt: goodUntil(now) };
  await db
    .insertInto('handovers')
    .values({ ...key, petId, email, state: 'asked', createdBy: userId, updatedBy: userId, ...times })
    .execute();
  await insertOffer(db, key, email, now);
  return key;
}

/** Restarts the term of an offer, unless it was answered meanwhile; the current user becomes its author. */
export async function renew(db: Db, { householdId, id }: Key, { email, by }: { email: string; by: string }, now: Date) {
  await ofKey(db, { householdId, id })
    .set({ sentAt: now, expiresAt: goodUntil(now), tokenHash: null, createdBy: by, updatedBy: by })
    .where('state', '=', sql.lit('asked'))
    .execute();
  await insertOffer(db, { householdId, id }, email, now);
}

const ofKey = (db: Db, { householdId, id }: Key) =>
  db.updateTable('handovers').where('householdId', '=', householdId).where('id', '=', id);

const insertOffer = (db: Db, { householdId, id }: Key, email: string, now: Date) =>
  db
    .insertInto('handoverOffers')
    .values({ email: email.toLowerCase(), householdId, handoverId: id, until: knownUntil(now) })
    .onConflict((conflict) =>
      conflict.columns(['email', 'householdId', 'handoverId']).doUpdateSet({ until: knownUntil(now) }),
    )
    .execute();

/** Deletes an offer that was not accepted, without a trace. */
export async function remove(db: Db, { householdId, id }: Key, email: string) {
  await db.deleteFrom('handovers').where('householdId', '=', householdId).where('id', '=', id).execute();
  await db
    .deleteFrom('handoverOffers')
    .where('email', '=', email.toLowerCase())
    .where('householdId', '=', householdId)
    .where('handoverId', '=', id)
    .execute();
}

const withTicks = prepared((db, scope: GivenScope, { id, ticked }: Given<{ id: string; ticked: readonly string[] }>) =>
  db
    .updateTable('handovers as h')
    .set({ ticked: sql`${ticked}::text[]`, updatedBy: scope.userId })
    .where(ofOwnHome(scope, 'h'))
    .where('h.id', '=', id)
    .returning('h.id'),
);
export const tick = (db: Db, scope: OwnScope<'profile'>, id: string, ticked: readonly string[]) =>
  withTicks(db, scope, { id, ticked });

/** Locks the stored handover until the transaction ends. */
export const lock = (db: Db, { householdId, id }: Key) =>
  db
    .selectFrom('handovers')
    .select(['householdId', 'id', 'petId', 'state', 'email', 'expiresAt', 'createdBy'])
    .select(['acceptedBy', 'acceptedAt', 'toHouseholdId', 'receiver'])
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The secret of the link that is mailed now, and with it the end of the one before. */
export const setToken = (db: Db, key: Key, tokenHash: Buffer) => ofKey(db, key).set({ tokenHash }).execute();

export const findByToken = (db: Db, { householdId, tokenHash }: { householdId: string; tokenHash: Buffer }) =>
  db
    .selectFrom('handovers')
    .select(['householdId', 'id'])
    .where('householdId', '=', householdId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Keys of the offers to an address. */
export const keysOf = async (db: Db, email: string): Promise<Key[]> => {
  const rows = await db
    .selectFrom('handoverOffers')
    .select(['householdId', 'handoverId as id'])
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows;
};

/** An offer as who is asked may see it, with the name of who asked. */
export const findOffer = (db: Db, { householdId, id }: Key, now: Date) =>
  known(db, sql.val(now))
    .innerJoin('householdPeople as asker', (join) =>
      join.onRef('asker.householdId', '=', 'h.householdId').onRef('asker.userId', '=', 'h.createdBy'),
    )
    .select(['h.createdBy', 'h.acceptedBy', 'h.acceptedAt', 'p.archivedAt', 'asker.name as from'])
    .where('h.householdId', '=', householdId)
    .where('h.id', '=', id)
    .executeTakeFirst();

type Acceptance = { readonly userId: string; readonly householdId: string; readonly name: string };
export const accept = (db: Db, key: Key, { userId, householdId, name }: Acceptance, now: Date) =>
  ofKey(db, key)
    .set({
      state: 'moving',
      acceptedBy: userId,
      acceptedAt: now,
      toHouseholdId: householdId,
      receiver: name,
      endedAt: null,
      updatedBy: userId,
    })
    .execute();

const nobody = { acceptedBy: null, acceptedAt: null, toHouseholdId: null, receiver: null };
export const decline = (db: Db, key: Key, by: string, now: Date) =>
  ofKey(db, key)
    .set({ state: 'declined', endedAt: now, ...nobody, updatedBy: by })
    .execute();

/** Unless it is done by now. */
export const fail = (db: Db, key: Key, now: Date) =>
  ofKey(db, key).set({ state: 'failed', endedAt: now }).where('state', '=', sql.lit('moving')).execute();

/** Completes a handover and keeps a copy of the pet that leaves. */
export const finish = (db: Db, { householdId, id }: Key, petId: string, now: Date) =>
  sql`
    update handovers h set state = 'done', ended_at = ${now}, email = null,
      ${sql.join(faceColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`p.${column}`)}`))}
    from pets p
    where h.household_id = ${householdId} and h.id = ${id} and p.household_id = h.household_id and p.id = ${petId}`.execute(
    db,
  );

export type Place = { readonly householdId: string; readonly petId: string };

/** Number of rows that move with a pet, as its owners see them. */
export async function countOf(db: Db, { householdId, petId }: Place) {
  const of = (table: 'medicalRecords' | 'expenses' | 'reminders') =>
    db
      .selectFrom(table)
      .where('householdId', '=', householdId)
      .where('petId', '=', petId)
      .where('deletedAt', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  return db
    .selectNoFrom([
      of('medicalRecords').as('medicalRecords'),
      of('expenses').as('expenses'),
      of('reminders').as('reminders'),
      db
        .selectFrom('files')
        .where('householdId', '=', householdId)
        .where('petId', '=', petId)
        .where('area', '<>', 'profile')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('files'),
    ])
    .$narrowType<Record<'medicalRecords' | 'expenses' | 'reminders' | 'files', number>>()
    .executeTakeFirstOrThrow();
}

/** The names of those whose access to a pet ends with it. */
export const guestsOf = async (db: Db, { householdId, petId }: Place, now: Date) => {
  const rows = await db
    .selectFrom('shares as s')
    .innerJoin('householdPeople as guest', (join) =>
      join.onRef('guest.householdId', '=', 's.householdId').onRef('guest.userId', '=', 's.userId'),
    )
    .select('guest.name')
    .distinct()
    .where('s.householdId', '=', householdId)
    .where('s.petId', '=', petId)
    .where(shareStands(dayOf(now)))
    .orderBy('guest.name')
    .execute();
  return rows.map(({ name }) => name);
};

export const ownerIdsOf = async (db: Db, householdId: string) => {
  const rows = await db
    .selectFrom('householdMembers')
    .select('userId')
    .where('householdId', '=', householdId)
    .execute();
  return rows.map(({ userId }) => userId);
};

export const isArchived = async (db: Db, { householdId, petId }: Place) => {
  const pet = await db
    .selectFrom('pets')
    .select('archivedAt')
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return pet && pet.archivedAt !== null;
};

/** Deletes expired offer addresses. */
export const removeOldOffers = (db: Db, now: Date) =>
  db.deleteFrom('handoverOffers').where('until', '<=', now).execute();
