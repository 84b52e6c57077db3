import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type GivenScope, reach, type ReachedPet, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import type { BelongingNoun } from './column-types.ts';
import { sqlPartsOf, type ResourceDescription } from './resource-description.ts';

type Condition = RawBuilder<boolean>;

/** Filter by one pet, or all pets in reach if it is left out; and by a tag. */
export type OfPet = { readonly petId?: string | undefined; readonly tagId?: string | undefined };

export type Slice = {
  readonly limit: number;
  readonly offset: number;
  /** Maximum number of rows of each pet on the page or before it. */
  readonly ahead: number;
};

/**
 * `offset`: how many rows come before it, where that is not what the page's number says. `sort`: by what, where that is
 * not the list's own order.
 */
export type Page = Paging & { readonly offset?: number; readonly sort?: string | undefined };

type Listing<Filters> = {
  /** The same for each pet's rows and for all of them. */
  order: RawBuilder<unknown>;
  where: (given: Given<Filters>) => Condition;
};

type Firsts<Filters> = {
  each: readonly ((given: Given<Filters>) => Condition)[];
  order: RawBuilder<unknown>;
};

/** SQL: `from` what is added up of the pet that `reach` stands on. */
type Source<Filters> = (given: Given<Filters>) => RawBuilder<unknown>;

type Reached<T extends BelongingNoun> = SelectQueryBuilder<DB & { reach: ReachedPet }, T | 'reach', object>;

/**
 * Read statements of a resource. A list starts from the pets in reach and merges the first rows of each, so its cost
 * does not depend on the size of the table or on the owners of the pets.
 */
export function readStatementsOf<T extends BelongingNoun, A extends Area, Out>(noun: ResourceDescription) {
  const { table, ref, selectionFor, orderBy } = sqlPartsOf(noun);

  /** SQL: from the rows of the pet that `reach` stands on. */
  const ofPet = (where: Condition) => sql`from ${sql.table(table)}
    where ${ref('householdId')} = reach.household_id and ${ref('petId')} = reach.pet_id and ${ref('deletedAt')} is null
      and ${where}`;

  /** A list of the noun's own: which rows, and in what order. */
  function listing<Filters extends OfPet>({ order, where }: Listing<Filters>) {
    const asked = inOrder(where, order);
    /** Statements by sort order. The contract limits the orders, so there are few. */
    const sorted = new Map<string, typeof asked>();
    const askedBy = (sort: string) => {
      const found = sorted.get(sort) ?? inOrder(where, orderBy(sort), { isRare: true });
      sorted.set(sort, found);
      return found;
    };
    return (
      db: Db,
      scope: ViewScope<A>,
      filters: Filters,
      { page, limit, sort, offset = (page - 1) * limit }: Page,
    ) => {
      const ask = sort === undefined ? asked : askedBy(sort);
      return ask(db, scope, { ...filters, limit, offset, ahead: offset + limit }) as Promise<Out[]>;
    };
  }

  const inOrder = <Filters extends OfPet>(
    where: Listing<Filters>['where'],
    order: RawBuilder<unknown>,
    options: { isRare?: boolean } = {},
  ) =>
    prepared(
      (db, scope: GivenScope, given: Given<Filters & Slice>) =>
        db
          // The page comes first: computed columns of rows before it would be computed for nothing.
          .selectFrom(
            db
              .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
              .crossJoinLateral(
                sql<object>`(select * ${ofPet(where(given))} order by ${order} limit ${given.ahead})`.as(table),
              )
              .selectAll(table as never)
              .orderBy(order)
              .limit(given.limit as Expression<number>)
              .offset(given.offset as Expression<number>)
              .as(table),
          )
          .select(selectionFor(scope))
          .orderBy(order),
      options,
    );

  /** The first row of each pet in reach that meets each of the conditions: as many for a pet as there are conditions. */
  function firstsOf<Filters extends object>({ each, order }: Firsts<Filters>) {
    const first = (where: Condition) => sql`(select * ${ofPet(where)} order by ${order} limit 1)`;
    const ask = prepared((db, scope: GivenScope, given: Given<Filters>) =>
      db
        .selectFrom(reach(scope, undefined))
        .crossJoinLateral(
          sql<object>`(${sql.join(
            each.map((where) => first(where(given))),
            sql` union all `,
          )})`.as(table),
        )
        .select(selectionFor(scope))
        .orderBy(order),
    );
    return (db: Db, scope: ViewScope<A>, filters: Filters) => ask(db, scope, filters as never) as Promise<Out[]>;
  }

  /** The resource's own sums over what `source` holds of each pet, and `pets`: the number of pets in reach. */
  function tallying<Filters extends OfPet, Sums extends string>(
    source: Source<Filters>,
    sums: (given: Given<Filters>) => Readonly<Record<Sums, RawBuilder<number>>>,
  ) {
    return preparedRow((db, scope: GivenScope, given: Given<Filters>) => {
      const each = Object.entries<RawBuilder<number>>(sums(given));
      const names = each.map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`);
      return db
        .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
        .crossJoinLateral(sql<object>`(select ${sql.join(names)} ${source(given)})`.as('each_pet'))
        .select([
          sql<number>`count(*)`.as('pets'),
          ...each.map(([name]) => sql<number>`coalesce(sum(${sql.ref(`each_pet.${name}`)}), 0)::bigint`.as(name)),
        ]);
    }) as unknown as (db: Db, scope: ViewScope<A>, filters: Filters) => Promise<Record<Sums | 'pets', number>>;
  }

  const find = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom(table)
      .select(selectionFor(scope))
      .where(within(scope, table))
      .where('id', '=', id)
      .where('deletedAt', 'is', null),
  );

  const findAll = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
    db
      .selectFrom(table)
      .select(selectionFor(scope))
      .where(within(scope, table))
      .where(sql<boolean>`${ref('id')} = any(${ids})`)
      .where('deletedAt', 'is', null),
  );

  return {
    ofPet,
    listing,
    firstsOf,
    tallying,

    find: async (db: Db, scope: ViewScope<A>, id: string) => (await find(db, scope, { id }))[0] as Out | undefined,

    /** Rows with these ids that are in reach, in no order. */
    findAll: (db: Db, scope: ViewScope<A>, ids: readonly string[]) => findAll(db, scope, { ids }) as Promise<Out[]>,

    /** Base of a resource's own statements: its rows joined with the pets in reach, as `reach`. */
    reached: (db: Db, scope: GivenScope, petId?: Expression<string>) =>
      db
        .selectFrom(reach(scope, petId))
        .innerJoin(table, (join) =>
          join.onRef(`${table}.householdId`, '=', 'reach.householdId').onRef(`${table}.petId`, '=', 'reach.petId'),
        )
        .where(`${table}.deletedAt`, 'is', null) as unknown as Reached<T>,
  };
}
