import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import { type Expression, sql } from 'kysely';
import { type EditScope, type GivenScope, type Proven, type ViewScope, within } from '../access.ts';
import type { Db } from '../db/client.ts';
import { withLockedTags } from '../db/lock-tags.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import type { Attachments, DB } from '../db/tables.ts';
import type { KeptFile } from './storage/keep-file.ts';
import { thumbType } from './formats/read-attachment.ts';

type Bytes = Pick<KeptFile, 'id' | 'size' | 'sha256'>;

/** A paper whose bytes are in the store, and what is said of it. */
export type NewAttachment = Pick<
  Attachments,
  'id' | 'name' | 'type' | 'size' | 'pages' | 'width' | 'height' | 'isLocked' | 'hasScripts' | 'kind' | 'expiresOn'
> & { readonly file: Bytes; readonly thumb?: Bytes | undefined };

export type AttachmentChange = Partial<Pick<Attachments, 'name' | 'kind' | 'expiresOn'>> & {
  readonly tagIds?: readonly string[] | undefined;
};

type Which = { readonly thingId: string; readonly id: string };
type Mark = Which & { readonly now: Date; readonly deletedAt: Date | null; readonly deletedBy: string | null };

/** SQL: how many papers are attached to this row, for `computed`. */
export const attachmentCount = (table: keyof DB | 'e' | 'r') =>
  sql<number>`(
    select count(*)::int from attachments a
    where a.household_id = ${sql.ref(`${table}.householdId`)} and a.thing_id = ${sql.ref(`${table}.id`)} and a.deleted_at is null
  )`;

/**
 * SQL: bytes of a home that count. What was removed, itself or with its thing or pet, has made room at once, while it can
 * still be brought back.
 */
const usedIn = (home: Expression<unknown>) => sql<number>`(
  select coalesce(sum(f.size), 0)::bigint from files f
  join pets p on p.household_id = f.household_id and p.id = f.pet_id and p.deleted_at is null
  left join attachments a on a.household_id = f.household_id and a.id = f.attachment_id
  where f.household_id = ${home} and a.deleted_at is null and a.thing_deleted_at is null
)`;

/** Storage that each household of an owner uses. */
export async function storageOf(db: Db, { id, households }: Owner, limit: number) {
  const rows = await db
    .selectFrom('householdMembers as m')
    .select(['m.householdId', usedIn(sql.ref('m.householdId')).as('used')])
    .where(sql<boolean>`m.household_id = any(${households})`)
    .where('m.userId', '=', id)
    .orderBy('m.joinedAt')
    .orderBy('m.householdId')
    .execute();
  return rows.map(({ householdId, used }) => ({ householdId, used: Number(used), limit }));
}
type Owner = { readonly id: string; readonly households: readonly string[] };

/**
 * True when the household has room for these bytes. The lock lasts until the transaction ends, so the next check waits
 * for it. It is an advisory lock that no other work waits for.
 */
export async function hasRoom(db: Db, householdId: string, bytes: number, limit: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${householdId}`}, 0))`.execute(db);
  const { rows } = await sql<{ used: number }>`select ${usedIn(sql`${householdId}::uuid`)} as used`.execute(db);
  return Number(rows[0]!.used) + bytes <= limit;
}

export const totalSizeOf = (papers: readonly NewAttachment[]) =>
  papers.reduce((sum, { file, thumb }) => sum + file.size + (thumb?.size ?? 0), 0);

/** Finds the pet of a thing of this noun. Until the transaction ends the thing stays, and stays with that pet. */
export function lockingItem<A extends Area>(noun: keyof DB & string) {
  const hold = prepared((db, scope: GivenScope, { id }: Given<Pick<Which, 'id'>>) =>
    db
      .selectFrom(noun as 'medicalRecords')
      .select('petId')
      .where(within(scope, noun))
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forShare(),
  );
  return async (db: Db, scope: EditScope<A>, id: string) => (await hold(db, scope, { id }))[0];
}

/** Attachments of the items of one resource that exist and are in scope. */
export function attachmentRows<A extends Area>(noun: keyof DB & string) {
  const ofThing = (db: Db, scope: GivenScope, thingId: Expression<string>) =>
    db
      .selectFrom('attachments')
      .where(within(scope, 'attachments'))
      .where('noun', '=', sql.lit(noun))
      .where('thingId', '=', thingId)
      .where('thingDeletedAt', 'is', null);

  const list = prepared((db, scope: GivenScope, { thingId }: Given<Pick<Which, 'thingId'>>) =>
    // Sorted by the ids that clients made: files picked together stay in the order of the selection, whichever arrived
    // first.
    ofThing(db, scope, thingId).where('deletedAt', 'is', null).select(selection).orderBy('id'),
  );
  const find = prepared((db, scope: GivenScope, { thingId, id }: Given<Which>) =>
    ofThing(db, scope, thingId).where('id', '=', id).where('deletedAt', 'is', null).select(selection),
  );
  /** Includes the household and the bytes, also of a deleted attachment. */
  const findBytes = prepared((db, scope: GivenScope, { thingId, id }: Given<Which>) =>
    ofThing(db, scope, thingId)
      .innerJoin('files', (join) =>
        join
          .onRef('files.householdId', '=', 'attachments.householdId')
          .onRef('files.attachmentId', '=', 'attachments.id'),
      )
      .where('attachments.id', '=', id)
      .select([
        'attachments.householdId',
        'attachments.name',
        'attachments.deletedAt',
        'files.id',
        'files.type',
        'files.size',
        'files.isThumb',
      ]),
  );
  const hold = lockingItem<A>(noun);
  const changing = (db: Db, scope: GivenScope, { thingId, id }: Given<Which>) =>
    db
      .updateTable('attachments')
      .where(within(scope, 'attachments'))
      .where('noun', '=', sql.lit(noun))
      .where('thingId', '=', thingId)
      .where('id', '=', id)
      .where('thingDeletedAt', 'is', null);
  const change = prepared(
    (db, scope: GivenScope, { now, values, ...which }: Given<Which & { now: Date; values: AttachmentChange }>) =>
      changing(db, scope, which)
        .set({
          ...withLockedTags(sql.ref('attachments.householdId'), values as object),
          updatedAt: now,
          updatedBy: scope.userId,
        })
        .where('deletedAt', 'is', null)
        .returning(selection),
    { nulls: 'values' },
  );
  const mark = prepared(
    (db, scope: GivenScope, { now, deletedAt, deletedBy, ...which }: Given<Mark>) =>
      changing(db, scope, which)
        .set({ deletedAt, deletedBy, updatedAt: now, updatedBy: scope.userId } as never)
        .where(sql<boolean>`(deleted_at is null) = (${deletedAt}::timestamptz is not null)`)
        .returning('id'),
    { nulls: 'values' },
  );

  return {
    list: (db: Db, scope: ViewScope<A>, thingId: string) => list(db, scope, { thingId }),
    find: async (db: Db, scope: ViewScope<A>, which: Which) => (await find(db, scope, which))[0],
    findBytes: (db: Db, scope: ViewScope<A>, which: Which) => findBytes(db, scope, which),
    hold,

    /** Returns the number of new rows: an id that exists in this household is left unchanged. */
    async insert(db: Db, pet: Proven<A, 'edit'>, thingId: string, papers: readonly NewAttachment[], now: Date) {
      const { householdId, petId, area, userId } = pet as Proven<A, Level>;
      const place = { householdId, petId, area };
      const made = await db
        .insertInto('attachments')
        .values(
          papers.map(({ file: _file, thumb: _thumb, ...about }) => ({
            ...about,
            ...place,
            noun,
            thingId,
            createdAt: now,
            createdBy: userId,
            updatedAt: now,
            updatedBy: userId,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      const isNew = new Set(made.map(({ id }) => id));
      const files = papers
        .filter(({ id }) => isNew.has(id))
        .flatMap(({ id, name, type, file, thumb }) => {
          const of = { ...place, name, attachmentId: id, createdAt: now };
          const full = { ...of, ...file, type };
          return thumb ? [full, { ...of, ...thumb, type: thumbType, isThumb: true }] : [full];
        });
      if (files.length > 0) await db.insertInto('files').values(files).execute();
      return made.length;
    },

    change: async (db: Db, scope: EditScope<A>, which: Which, values: AttachmentChange, now: Date) =>
      (await change(db, scope, { ...which, now, values }))[0],
    remove: async (db: Db, scope: EditScope<A>, which: Which, now: Date) =>
      (await mark(db, scope, { ...which, now, deletedAt: now, deletedBy: scope.userId }))[0],
    restore: async (db: Db, scope: EditScope<A>, which: Which, now: Date) =>
      (await mark(db, scope, { ...which, now, deletedAt: null, deletedBy: null }))[0],
  };
}

type Sent = { readonly userId: string; readonly homes: readonly string[]; readonly id: string };
const sentBy = prepared((db, _scopes: object, { userId, homes, id }: Given<Sent>) =>
  db
    .selectFrom('attachments')
    .select([...selection, 'attachments.area', 'attachments.thingId'])
    .select(sql<boolean>`deleted_at is null and thing_deleted_at is null`.as('stands'))
    .where(sql<boolean>`attachments.household_id = any(${homes})`)
    .where('id', '=', id)
    .where('createdBy', '=', userId),
);
/** Attachment of this id that a user has sent, in these households; a removed one too. */
export const findSent = async (db: Db, sent: Sent) => (await sentBy(db, {}, sent))[0];

const selection = [
  'attachments.id',
  'attachments.petId',
  'attachments.name',
  'attachments.type',
  'attachments.size',
  'attachments.pages',
  'attachments.width',
  'attachments.height',
  'attachments.isLocked',
  'attachments.hasScripts',
  'attachments.kind',
  'attachments.expiresOn',
  'attachments.tagIds',
  'attachments.createdAt',
  'attachments.createdBy',
  'attachments.updatedAt',
  'attachments.updatedBy',
  sql<boolean>`exists (
    select from files f
    where f.household_id = attachments.household_id and f.attachment_id = attachments.id and f.is_thumb
  )`.as('hasThumb'),
] as const;
