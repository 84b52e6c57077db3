import type { Area } from '@tzemed/contract/endpoint';
import type { Paging } from '@tzemed/contract/fields';
import { type AliasableExpression, type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  type EditScope,
  type GivenScope,
  type Proven,
  reach,
  type ReachedPet,
  type ViewScope,
  within,
} from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared, preparedRow } from '../db/prepared.ts';
import type { DB } from '../db/tables.ts';
import { newId } from '../lib/ids.ts';
import type { BelongingNoun, Covered, InputSchema, NewValues, RowSchema, Taken, Values } from './columns.ts';

type Condition = RawBuilder<boolean>;
type Comparison = '=' | '>=' | '<=';

/** Of which pet; of all in reach when it is left out. */
type OfPet = { readonly petId?: string | undefined };

type Spec<
  T extends BelongingNoun,
  A extends Area,
  One extends string,
  Many extends string,
  Row extends RowSchema,
  Input extends InputSchema,
  Computed,
  Sums extends string,
> = {
  readonly noun: T;
  readonly area: A;
  /** The reply's keys. */
  readonly one: One;
  readonly many: Many;
  readonly row: Covered<T, Row, Computed>;
  readonly input: Taken<T, Input>;
  /** Columns written beside the input's. */
  readonly alsoWritten?: readonly (keyof NewValues<T> & string)[];
  /** What the reply names and no column of that name is. */
  readonly computed?: Computed;
  /** Filter → column, and how the column compares with it. */
  readonly filters: Readonly<Record<string, readonly [column: keyof DB[T] & string, comparison: Comparison]>>;
  readonly order: readonly (readonly [column: keyof DB[T] & string, direction: 'asc' | 'desc'])[];
  /** Of the whole filtered set: an aggregate of one pet's rows each, which are added up over the pets. */
  readonly sums?: Readonly<Record<Sums, RawBuilder<number>>>;
};

type Reached<T extends BelongingNoun> = SelectQueryBuilder<DB & { reach: ReachedPet }, T | 'reach', object>;

type Columns = Readonly<Record<string, AliasableExpression<unknown>>>;

/**
 * The statements of everything that hangs off a pet, built once each, within what the caller may reach. All write who
 * and when. A list starts from the pets in reach and merges the first rows of each, so that it costs the same however
 * large the table is and whoever else the pets belong to.
 */
export function belongingRows<
  T extends BelongingNoun,
  A extends Area,
  const One extends string,
  const Many extends string,
  Row extends RowSchema,
  Input extends InputSchema,
  Computed extends Columns = Record<never, never>,
  Sums extends string = never,
>(spec: Spec<T, A, One, Many, Row, Input, Computed, Sums>) {
  type Out = z.output<Row>;
  // The tables are alike in what is touched here; one name keeps the types small.
  const table = spec.noun as 'expenses';
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const computed: Columns = spec.computed ?? {};
  const selection = Object.keys((spec.row as Row).shape).map((name) => (computed[name] ?? ref(name)).as(name)) as never;
  const written = new Set([
    ...Object.keys((spec.input as Input).shape).filter((name) => name !== 'petId' && name !== 'version'),
    ...(spec.alsoWritten ?? []),
  ]);
  /** Of a whole row, or an input, what is written into columns. */
  const valuesIn = <V extends object>(values: V) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => written.has(name)));

  const filtered = (given: Readonly<Record<string, unknown>>): Condition => {
    const conditions = Object.entries(spec.filters).flatMap(([filter, [column, comparison]]) =>
      given[filter] == null ? [] : [sql<boolean>`and ${ref(column)} ${sql.raw(comparison)} ${given[filter]}`],
    );
    return sql`true ${sql.join(conditions, sql` `)}`;
  };
  const inOrder = sql.join(spec.order.map(([column, direction]) => sql`${ref(column)} ${sql.raw(direction)}`));

  /** The rows of the pet that `reach` stands on. */
  const ofPet = (where: Condition) => sql`from ${sql.table(spec.noun)}
    where ${ref('ownerId')} = reach.owner_id and ${ref('petId')} = reach.pet_id and ${ref('deletedAt')} is null
      and ${where}`;

  type Slice = { readonly limit: number; readonly offset: number; readonly ahead: number };
  type Listing<Filters> = {
    where: (given: Given<Filters>) => Condition;
    /** The same for each pet's rows and for all of them. */
    order: RawBuilder<unknown>;
  };
  /** A list of the noun's own: which rows, and in what order. */
  function listing<Filters extends OfPet>({ where, order }: Listing<Filters>) {
    const ask = prepared((db, scope: GivenScope, given: Given<Filters & Slice>) =>
      db
        .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
        .crossJoinLateral(
          sql<object>`(select * ${ofPet(where(given as Given<Filters>))} order by ${order} limit ${given.ahead})`.as(
            table,
          ),
        )
        .select(selection)
        .orderBy(order)
        .limit(given.limit as Expression<number>)
        .offset(given.offset as Expression<number>),
    );
    return (db: Db, scope: ViewScope<A>, filters: Filters, { page, limit }: Paging) =>
      ask(db, scope, { ...filters, limit, offset: (page - 1) * limit, ahead: page * limit }) as Promise<Out[]>;
  }

  /** Sums of the noun's own over what `where` lets through, and `pets`: how many pets were asked. */
  function tallying<Filters extends OfPet, Sums extends string>(
    where: (given: Given<Filters>) => Condition,
    sums: (given: Given<Filters>) => Readonly<Record<Sums, RawBuilder<number>>>,
  ) {
    return preparedRow((db, scope: GivenScope, given: Given<Filters>) => {
      const each = Object.entries<RawBuilder<number>>(sums(given));
      const names = each.map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`);
      return db
        .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
        .crossJoinLateral(sql<object>`(select ${sql.join(names)} ${ofPet(where(given))})`.as('each_pet'))
        .select([
          sql<number>`count(*)`.as('pets'),
          ...each.map(([name]) => sql<number>`coalesce(sum(${sql.ref(`each_pet.${name}`)}), 0)::bigint`.as(name)),
        ]);
    }) as unknown as (db: Db, scope: ViewScope<A>, filters: Filters) => Promise<Record<Sums | 'pets', number>>;
  }

  const find = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom(table)
      .select(selection)
      .where(within(scope, table))
      .where('id', '=', id)
      .where('deletedAt', 'is', null),
  );

  type New = { readonly id: string; readonly now: Date; readonly values: object };
  /** `orNothing`: a row that a unique index has already is left as it is, and nothing comes back. */
  const inserting = ({ orNothing = false } = {}) => {
    const ask = prepared(
      (db, pet: Given<Proven<A, 'edit'>>, { id, now, values }: Given<New>) =>
        db
          .insertInto(table)
          .values({ ...values, ...newRow(pet, id, now) } as never)
          .$if(orNothing, (query) => query.onConflict((conflict) => conflict.doNothing()))
          .returning(selection),
      { nulls: 'values' },
    );
    return async (db: Db, pet: Proven<A, 'edit'>, values: NewValues<T>, now: Date) => {
      const [row] = await ask(db, pet, { id: newId(), now, values: valuesIn(values) });
      return row as Out | undefined;
    };
  };
  const insertOne = inserting();

  type Change = {
    readonly id: string;
    readonly now: Date;
    /** The pet that it is moved to, of the same owner: a row's key never changes. */
    readonly pet?: { readonly ownerId: string; readonly petId: string } | undefined;
    /** The version that the edit began from. */
    readonly version?: number | undefined;
    readonly values: object;
  };
  type Updating = {
    set?: (values: Readonly<Record<string, Expression<unknown>>>) => Readonly<Record<string, Expression<unknown>>>;
    where?: Condition;
    /** Columns that come back beside the reply's. */
    also?: readonly (readonly [column: keyof DB[T] & string, name: string])[];
  };
  /** An update of the noun's own. Nothing comes back when the row is out of reach or no longer has that version. */
  const updating = <Also = unknown>({ set, where, also = [] }: Updating = {}) => {
    const more = also.map(([column, name]) => ref(column).as(name));
    const ask = prepared(
      (db, scope: GivenScope, { id, now, pet, version, values }: Given<Change>) =>
        db
          .updateTable(table)
          .set((eb) => {
            const given = values as unknown as Readonly<Record<string, Expression<unknown>>>;
            const marks = { updatedAt: now, updatedBy: scope.userId, version: eb('version', '+', 1) };
            return { ...(set ? set(given) : given), ...(pet && { petId: pet.petId }), ...marks } as never;
          })
          .where(within(scope, table))
          .where('id', '=', id)
          .where('deletedAt', 'is', null)
          .$if(pet !== undefined, (query) => query.where('ownerId', '=', pet!.ownerId))
          .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
          .$if(where !== undefined, (query) => query.where(where!))
          .returning(selection)
          .returning(more as never),
      { nulls: 'values' },
    );
    return async (
      db: Db,
      scope: EditScope<A>,
      id: string,
      { pet, version, values }: { pet?: Proven<A, 'edit'>; version?: number | undefined; values: Values<T> },
      now: Date,
    ) => {
      const to = pet && { ownerId: pet.ownerId, petId: pet.petId };
      const [row] = await ask(db, scope, { id, now, pet: to, version, values: valuesIn(values) });
      return row as (Out & Also) | undefined;
    };
  };

  type Marking = {
    readonly id: string;
    readonly deletedAt: Date | null;
    readonly deletedBy: string | null;
    readonly version?: number | undefined;
  };
  const mark = prepared(
    (db, scope: GivenScope, { id, deletedAt, deletedBy, version }: Given<Marking>) =>
      db
        .updateTable(table)
        .set({ deletedAt, deletedBy } as never)
        .where(within(scope, table))
        .where('id', '=', id)
        .where(sql<boolean>`(deleted_at is null) = (${deletedAt}::timestamptz is not null)`)
        .$if(version !== undefined, (query) => query.where('version', '=', version as Expression<number>))
        .returning(['petId']),
    { nulls: 'values' },
  );

  const matching = (given: object) => filtered(given as Readonly<Record<string, unknown>>);
  return {
    noun: spec.noun,
    one: spec.one,
    many: spec.many,
    list: listing<OfPet>({ where: matching, order: inOrder }),
    tally: tallying<OfPet, Sums | 'total'>(
      matching,
      () => ({ total: sql<number>`count(*)`, ...spec.sums }) as Record<Sums | 'total', RawBuilder<number>>,
    ),
    /** For statements of the noun's own: its rows with the pets in reach, as `reach`. */
    reached: (db: Db, scope: GivenScope, petId?: Expression<string>) =>
      db
        .selectFrom(reach(scope, petId))
        .innerJoin(table, (join) =>
          join.onRef(`${table}.ownerId`, '=', 'reach.ownerId').onRef(`${table}.petId`, '=', 'reach.petId'),
        )
        .where(`${table}.deletedAt`, 'is', null) as unknown as Reached<T>,
    listing,
    tallying,
    matching,
    updating,
    inserting,

    find: async (db: Db, scope: ViewScope<A>, id: string) => (await find(db, scope, { id }))[0] as Out | undefined,

    async insert(db: Db, pet: Proven<A, 'edit'>, values: NewValues<T>, now: Date): Promise<Out> {
      const row = await insertOne(db, pet, values, now);
      if (!row) throw new Error('an insert answered no row');
      return row;
    },

    /** Several rows at once, in the order given; all of them or none. */
    async insertAll(db: Db, rows: readonly { pet: Proven<A, 'edit'>; values: NewValues<T> }[], now: Date) {
      const made: Out[] = [];
      // PostgreSQL takes 65,535 parameters; the widest of our rows has some thirty.
      for (let at = 0; at < rows.length; at += 1000) {
        const values = rows
          .slice(at, at + 1000)
          .map((row) => ({ ...valuesIn(row.values), ...newRow(row.pet, newId(), now) }));
        made.push(
          ...((await db
            .insertInto(table)
            .values(values as never)
            .returning(selection)
            .execute()) as Out[]),
        );
      }
      return made;
    },

    update: updating(),

    /** Marks it as deleted. Nothing comes back when there is no such row in reach, or it is deleted already. */
    remove: async (db: Db, scope: EditScope<A>, id: string, now: Date, version?: number) =>
      (await mark(db, scope, { id, deletedAt: now, deletedBy: scope.userId, version }))[0],

    /** Takes the mark away. */
    restore: async (db: Db, scope: EditScope<A>, id: string) =>
      (await mark(db, scope, { id, deletedAt: null, deletedBy: null }))[0],
  };
}

/** What a new row says of itself, as values or as SQL. */
const newRow = <V, N>(pet: { ownerId: V; petId: V; userId: V }, id: V, now: N) => ({
  ownerId: pet.ownerId,
  petId: pet.petId,
  id,
  createdAt: now,
  createdBy: pet.userId,
  updatedAt: now,
  updatedBy: pet.userId,
});

/** The name of the row's pet, for `computed`: a subquery and not a join, because it also stands behind `returning`. */
export const petName = (table: BelongingNoun) =>
  sql<string>`(
    select p.name from pets p where p.owner_id = ${sql.ref(`${table}.ownerId`)} and p.id = ${sql.ref(`${table}.petId`)}
  )`;
