import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
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
import { withLockedTags } from '../../db/lock-tags.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import { newId } from '../../lib/ids.ts';
import type { RowSchema } from '../rows/column-types.ts';

/** Nouns whose things are of a home and hang off none of its pets. */
export type HouseholdResource =
  | 'vets'
  | 'tags'
  | 'quickButtons'
  | 'reminderTemplates'
  | 'expenseCategories'
  | 'expenseTemplates'
  | 'budgets'
  | 'settlements';

type Described = {
  /** Sort order of the list. */
  readonly order: RawBuilder<unknown>;
  /** Fields of the reply that no column holds, besides `mayEdit`. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Condition for a row to exist; false while the row is paused because something else is deleted. */
  readonly stands?: RawBuilder<boolean>;
  /** Columns that a restore sets as well. */
  readonly restored?: Readonly<Record<string, null>>;
};

type Change = {
  readonly id: string;
  readonly now: Date;
  readonly version?: number | undefined;
  readonly values: object;
};
type Mark = {
  readonly id: string;
  readonly now: Date;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly version?: number | undefined;
};

/** The statements of what is of a home, built once each, within what the caller may reach. */
export function householdItemRows<A extends Area, Values extends object, Row extends RowSchema>(
  noun: HouseholdResource,
  row: Row,
  { order, computed = {}, restored = {}, stands = sql<boolean>`true` }: Described,
) {
  type Out = z.output<Row>;
  type View = ViewScope<A>;
  type Own = OwnScope<A>;
  // The tables are alike in what is touched here; one name keeps the types small.
  const table = noun as 'vets';
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const selectionFor = (userId: Expression<string>) =>
    Object.keys(row.shape).map((name) =>
      (name === 'mayEdit' ? isOwnerOf(userId, table) : (computed[name] ?? ref(name))).as(name),
    ) as never;

  const inReach = (db: Db, scope: GivenScope) =>
    db
      .selectFrom(reachedHomes(scope))
      .innerJoin(table, `${table}.householdId`, 'homes.householdId')
      .where(`${table}.deletedAt`, 'is', null)
      .where(stands);

  const page = prepared((db, scope: GivenScope, { limit, offset }: Given<{ limit: number; offset: number }>) =>
    inReach(db, scope)
      .select(selectionFor(scope.userId))
      .orderBy(order)
      .orderBy(`${table}.id`)
      .limit(limit as Expression<number>)
      .offset(offset as Expression<number>),
  );
  const counted = preparedRow((db, scope: GivenScope, _given: object) =>
    inReach(db, scope).select(({ fn }) => fn.countAll<number>().as('total')),
  );
  const byId = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom(table)
      .select(selectionFor(scope.userId))
      .where(homeWithin(scope, table))
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .where(stands),
  );
  const change = prepared(
    (db, scope: GivenScope, { id, now, version, values }: Given<Change>) =>
      db
        .updateTable(table)
        .set(
          (eb) =>
            ({
              ...withLockedTags(ref('householdId'), values),
              updatedAt: now,
              updatedBy: scope.userId,
              version: eb('version', '+', 1),
            }) as never,
        )
        .where(homeWithin(scope, table))
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .where(stands)
        .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
        .returning(selectionFor(scope.userId)),
    { nulls: 'values' },
  );
  const mark = (also: object) =>
    prepared(
      (db, scope: GivenScope, { id, now, deletedAt, deletedBy, version }: Given<Mark>) =>
        db
          .updateTable(table)
          .set({ ...also, deletedAt, deletedBy, updatedAt: now, updatedBy: scope.userId } as never)
          .where(homeWithin(scope, table))
          .where('id', '=', id)
          .where(stands)
          .where(sql<boolean>`(deleted_at is null) = (${deletedAt}::timestamptz is not null)`)
          .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
          .returning('id'),
      { nulls: 'values' },
    );
  const removed = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom(table)
      .select('householdId')
      .where(homeWithin(scope, table))
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .where(stands),
  );
  const marking = mark({});
  const unmarking = mark(restored);

  return {
    noun,
    list: (db: Db, scope: View, { page: number, limit }: Paging) =>
      page(db, scope, { limit, offset: (number - 1) * limit }) as Promise<Out[]>,
    count: async (db: Db, scope: View) => (await counted(db, scope, {})).total,
    find: async (db: Db, scope: View, id: string) => (await byId(db, scope, { id }))[0] as Out | undefined,

    insert: async (db: Db, { householdId, userId }: Home, values: Values, now: Date, id: string = newId()) =>
      (await db
        .insertInto(table)
        .values({
          ...withLockedTags(sql.val(householdId), values),
          householdId,
          id,
          createdAt: now,
          createdBy: userId,
          updatedAt: now,
          updatedBy: userId,
        } as never)
        .returning(selectionFor(sql.val(userId)))
        .executeTakeFirstOrThrow()) as Out,

    /** Returns undefined if the row is out of reach or its version is not the one that the edit began from. */
    update: async (db: Db, scope: Own, id: string, values: Values, version: number | undefined, now: Date) =>
      (await change(db, scope, { id, now, version, values }))[0] as Out | undefined,

    /** Marks it as deleted. Nothing comes back when there is no such row in reach, or it is deleted already. */
    remove: async (db: Db, scope: Own, id: string, now: Date, version?: number) =>
      (await marking(db, scope, { id, now, deletedAt: now, deletedBy: scope.userId, version }))[0],

    /** The home of one that is marked as deleted. */
    homeOfRemoved: async (db: Db, scope: Own, id: string) => (await removed(db, scope, { id }))[0]?.householdId,

    /** Takes the mark away. */
    restore: async (db: Db, scope: Own, id: string, now: Date) =>
      (await unmarking(db, scope, { id, now, deletedAt: null, deletedBy: null }))[0],
  };
}
