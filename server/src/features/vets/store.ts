import type { Paging } from '@tzemed/contract/fields';
import { vet, type VetInput } from '@tzemed/contract/vets';
import { type Expression, sql } from 'kysely';
import {
  type GivenScope,
  type Home,
  homeWithin,
  isOwnerOf,
  type OwnScope,
  reachedHomes,
  type ViewScope,
} from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared.ts';
import { newId } from '../../lib/ids.ts';

type View = ViewScope<'medicalRecords'>;
type Own = OwnScope<'medicalRecords'>;
export type Values = Omit<VetInput, 'version'>;

type Column = Exclude<keyof typeof vet.shape, 'mayEdit'>;
const columns = Object.keys(vet.shape)
  .filter((name): name is Column => name !== 'mayEdit')
  .map((name) => `vets.${name}` as const);
const seenBy = ({ userId }: { readonly userId: Expression<string> }) => isOwnerOf(userId, 'vets').as('mayEdit');

const inReach = (db: Db, scope: GivenScope) =>
  db
    .selectFrom(reachedHomes(scope))
    .innerJoin('vets', 'vets.householdId', 'homes.householdId')
    .where('vets.deletedAt', 'is', null);

const page = prepared((db, scope: GivenScope, { limit, offset }: Given<{ limit: number; offset: number }>) =>
  inReach(db, scope)
    .select(columns)
    .select(seenBy(scope))
    .orderBy('vets.isEmergency', 'desc')
    .orderBy('vets.name')
    .orderBy('vets.id')
    .limit(limit as Expression<number>)
    .offset(offset as Expression<number>),
);
export const list = (db: Db, scope: View, { page: number, limit }: Paging) =>
  page(db, scope, { limit, offset: (number - 1) * limit });

const counted = preparedRow((db, scope: GivenScope, _given: object) =>
  inReach(db, scope).select(({ fn }) => fn.countAll<number>().as('total')),
);
export const count = async (db: Db, scope: View) => (await counted(db, scope, {})).total;

const byId = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('vets')
    .select(columns)
    .select(seenBy(scope))
    .where(homeWithin(scope, 'vets'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null),
);
export const find = async (db: Db, scope: View, id: string) => (await byId(db, scope, { id }))[0];

export const insert = (db: Db, { householdId, userId }: Home, values: Values, now: Date, id: string = newId()) =>
  db
    .insertInto('vets')
    .values({ ...values, householdId, id, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId })
    .returning(columns)
    .returning(sql<boolean>`true`.as('mayEdit'))
    .executeTakeFirstOrThrow();

type Change = {
  readonly id: string;
  readonly now: Date;
  readonly version?: number | undefined;
  readonly values: object;
};
/** Nothing comes back when it is out of reach or no longer has the version that the edit began from. */
const change = prepared(
  (db, scope: GivenScope, { id, now, version, values }: Given<Change>) =>
    db
      .updateTable('vets')
      .set((eb) => ({ ...values, updatedAt: now, updatedBy: scope.userId, version: eb('version', '+', 1) }) as never)
      .where(homeWithin(scope, 'vets'))
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
      .returning(columns)
      .returning(seenBy(scope)),
  { nulls: 'values' },
);
export const update = async (db: Db, scope: Own, id: string, values: Values, version: number | undefined, now: Date) =>
  (await change(db, scope, { id, now, version, values }))[0];

type Mark = {
  readonly id: string;
  readonly now: Date;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly version?: number | undefined;
};
const mark = prepared(
  (db, scope: GivenScope, { id, now, deletedAt, deletedBy, version }: Given<Mark>) =>
    db
      .updateTable('vets')
      .set({ deletedAt, deletedBy, updatedAt: now, updatedBy: scope.userId } as never)
      .where(homeWithin(scope, 'vets'))
      .where('id', '=', id)
      .where(sql<boolean>`(deleted_at is null) = (${deletedAt}::timestamptz is not null)`)
      .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
      .returning('id'),
  { nulls: 'values' },
);

/** Marks it as deleted. Nothing comes back when there is no such row in reach, or it is deleted already. */
export const remove = async (db: Db, scope: Own, id: string, now: Date, version?: number) =>
  (await mark(db, scope, { id, now, deletedAt: now, deletedBy: scope.userId, version }))[0];

/** Takes the mark away. */
export const restore = async (db: Db, scope: Own, id: string, now: Date) =>
  (await mark(db, scope, { id, now, deletedAt: null, deletedBy: null }))[0];
