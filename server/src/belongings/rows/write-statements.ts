import type { Area } from '@tzemed/contract/schema/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type EditScope, type GivenScope, type Proven, reach, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { withLockedTags } from '../../db/lock-tags.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import { attachedRowsMoved, holdsAttachments } from '../../files/move-attached-rows.ts';
import { newId } from '../../lib/ids.ts';
import type { BelongingNoun, NewValues, Values } from './column-types.ts';
import { sqlPartsOf, type ResourceDescription } from './resource-description.ts';
import { isUnused } from '../service/client-ids.ts';

/** PostgreSQL takes 65,535 parameters in one statement; the widest of our rows has some thirty. */
const maxAtOnce = 1000;

type New = { readonly petId: string; readonly id: string; readonly now: Date; readonly values: object };

type NewOf<T extends BelongingNoun, A extends Area> = {
  readonly pet: Proven<A, 'edit'>;
  readonly values: NewValues<T>;
};

type Change = {
  readonly id: string;
  readonly now: Date;
  /** The pet that it is moved to, of the same owner: a row's key never changes. */
  readonly petId?: string | undefined;
  /** The version that the edit began from. */
  readonly version?: number | undefined;
  readonly values: object;
};

type Mark = {
  readonly id: string;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly now: Date;
  readonly version?: number | undefined;
};

type Assignments = Readonly<Record<string, Expression<unknown>>>;
type Updating<T extends BelongingNoun> = {
  /** Assigned columns, computed from the given values. */
  set?: (values: Assignments) => Assignments;
  where?: RawBuilder<boolean>;
  /** Columns that come back beside the reply's. */
  also?: readonly (readonly [column: keyof DB[T] & string, name: string])[];
};

/** Write statements of a resource; each records its author and time. */
export function writeStatementsOf<T extends BelongingNoun, A extends Area, Out>(noun: ResourceDescription) {
  const { table, ref, selectionFor, valuesIn } = sqlPartsOf(noun);
  const movesAttached = holdsAttachments(noun.noun);

  /**
   * A row of a pet in reach; nothing comes back where there is no such pet. `orNothing`: nor where a unique index has
   * one already, which is left as it is. `once`: nor where the id was used.
   */
  const inserting = ({ orNothing = false, once = false } = {}) => {
    const ask = prepared(
      (db, scope: GivenScope, { petId, id, now, values }: Given<New>) => {
        const pet = { householdId: sql.ref('reach.householdId'), petId: sql.ref('reach.petId'), userId: scope.userId };
        const columns = Object.entries({
          ...withLockedTags(pet.householdId, values),
          ...newRow<unknown, unknown>(pet, id, now),
        }).filter(([, value]) => value !== undefined);
        return (
          db
            .insertInto(table)
            .columns(columns.map(([name]) => name) as never)
            .expression(
              db
                .selectFrom(reach(scope, petId))
                .select(columns.map(([name, value]) => (value as RawBuilder<unknown>).as(name)))
                .$if(once, (query) => query.where(isUnused(scope, id))),
            )
            .$if(orNothing, (query) => query.onConflict((conflict) => conflict.doNothing()))
            // Two who send it at the same time: the second waits here for the first.
            .$if(once, (query) => query.onConflict((conflict) => conflict.columns(['householdId', 'id']).doNothing()))
            .returning(selectionFor(scope))
        );
      },
      { nulls: 'values' },
    );
    return async (db: Db, scope: EditScope<A>, petId: string, values: NewValues<T>, now: Date, id = newId()) => {
      const [row] = await ask(db, scope, { petId, id, now, values: valuesIn(values) });
      return row as Out | undefined;
    };
  };

  /**
   * An update of the noun's own. Nothing comes back when the row or the pet it is moved to is out of reach, or the row no
   * longer has that version.
   */
  const updating = <Also = unknown>({ set, where, also = [] }: Updating<T> = {}) => {
    const more = also.map(([column, name]) => ref(column).as(name));
    const ask = prepared(
      (db, scope: GivenScope, { id, now, petId, version, values }: Given<Change>) =>
        db
          .updateTable(table)
          .set((eb) => {
            const given = withLockedTags(ref('householdId'), values) as unknown as Assignments;
            const marks = { updatedAt: now, updatedBy: scope.userId, version: eb('version', '+', 1) };
            return {
              ...(set ? set(given) : given),
              ...(petId && { petId: sql.ref('reach.petId') }),
              ...marks,
            } as never;
          })
          .$if(petId !== undefined, (query) =>
            query.from(reach(scope, petId)).where(ref('householdId'), '=', sql.ref('reach.householdId')),
          )
          .where(within(scope, table))
          .where('id', '=', id)
          .where('deletedAt', 'is', null)
          .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
          .$if(where !== undefined, (query) => query.where(where!))
          .returning(selectionFor(scope))
          .$if(movesAttached && petId !== undefined, (query) => query.returning(attachedRowsMoved(table)))
          .returning(more as never),
      { nulls: 'values' },
    );
    return async (
      db: Db,
      scope: EditScope<A>,
      id: string,
      { petId, version, values }: { petId?: string; version?: number | undefined; values: Values<T> },
      now: Date,
    ) => {
      const [row] = await ask(db, scope, { id, now, petId, version, values: valuesIn(values) });
      if (!row) return undefined;
      const { attachedRowsMoved: _moved, ...saved } = row as typeof row & { readonly attachedRowsMoved?: unknown };
      return saved as unknown as Out & Also;
    };
  };

  /** Insertions of at most `maxAtOnce` rows, each with the pet of its first. */
  function* insertionsOf(db: Db, rows: readonly NewOf<T, A>[], now: Date) {
    for (let at = 0; at < rows.length; at += maxAtOnce) {
      const values = rows
        .slice(at, at + maxAtOnce)
        .map(({ pet, values }) =>
          Object.assign(withLockedTags(sql.val(pet.householdId), valuesIn(values)), newRow(pet, newId(), now)),
        );
      yield { pet: rows[at]!.pet, insertion: db.insertInto(table).values(values as never) };
    }
  }

  const mark = prepared(
    (db, scope: GivenScope, { id, deletedAt, deletedBy, now, version }: Given<Mark>) =>
      db
        .updateTable(table)
        .set({ deletedAt, deletedBy, updatedAt: now, updatedBy: scope.userId } as never)
        .where(within(scope, table))
        .where('id', '=', id)
        .where(sql<boolean>`(deleted_at is null) = (${deletedAt}::timestamptz is not null)`)
        .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
        .returning(['petId'])
        .$if(movesAttached, (query) => query.returning(attachedRowsMoved(table))),
    { nulls: 'values' },
  );

  return {
    inserting,
    updating,

    insert: inserting(),
    /** Inserts a row with a client id. */
    insertOnce: inserting({ once: true }),

    /** Many rows, in their order. The caller has a transaction open: all of them or none. */
    async insertAll(db: Db, rows: readonly NewOf<T, A>[], now: Date) {
      const made: Out[] = [];
      for (const { pet, insertion } of insertionsOf(db, rows, now))
        made.push(...((await insertion.returning(selectionFor(pet)).execute()) as Out[]));
      return made;
    },

    /** Thousands of rows that nobody reads afterwards. The caller has a transaction open. */
    async insertUnread(db: Db, rows: readonly NewOf<T, A>[], now: Date) {
      for (const { insertion } of insertionsOf(db, rows, now)) await insertion.execute();
    },

    update: updating(),

    /** Marks it as deleted. Nothing comes back when there is no such row in reach, or it is deleted already. */
    remove: async (db: Db, scope: EditScope<A>, id: string, now: Date, version?: number) =>
      (await mark(db, scope, { id, deletedAt: now, deletedBy: scope.userId, now, version }))[0],

    /** Takes the mark away. */
    restore: async (db: Db, scope: EditScope<A>, id: string, now: Date) =>
      (await mark(db, scope, { id, deletedAt: null, deletedBy: null, now }))[0],
  };
}

/** Common columns of a new row, as values or as SQL. */
const newRow = <V, N>(pet: { householdId: V; petId: V; userId: V }, id: V, now: N) => ({
  householdId: pet.householdId,
  petId: pet.petId,
  id,
  createdAt: now,
  createdBy: pet.userId,
  updatedAt: now,
  updatedBy: pet.userId,
});
