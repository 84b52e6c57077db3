import type { ExpenseFilters, ExpenseInput } from '@tzemed/contract/expenses';
import type { Paging } from '@tzemed/contract/fields';
import { sql } from 'kysely';
import { type EditScope, type Proven, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared.ts';
import { expenseColumns } from '../../db/reply-columns.ts';
import { newId } from '../../lib/ids.ts';

type View = ViewScope<'expenses'>;
type Edit = EditScope<'expenses'>;
type Filters = Partial<Omit<ExpenseFilters, keyof Paging>>;
type Slice = { readonly limit: number; readonly offset: number };

const filtered = (db: Db, scope: View, { petId, category, from, to }: Given<Filters>) =>
  db
    .selectFrom('expenses')
    .where(within(scope, 'expenses'))
    .$if(petId !== undefined, (q) => q.where('petId', '=', petId!))
    .$if(category !== undefined, (q) => q.where('category', '=', category!))
    .$if(Boolean(from), (q) => q.where('date', '>=', from!))
    .$if(Boolean(to), (q) => q.where('date', '<=', to!));

export const list = prepared((db, scope: View, { limit, offset, ...filters }: Given<Filters & Slice>) =>
  filtered(db, scope, filters)
    .select(expenseColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset),
);

/** Of the whole filtered set, not of one page; sums in agorot. */
export const sums = preparedRow((db, scope: View, filters: Given<Filters>) =>
  filtered(db, scope, filters).select(({ fn }) => [
    fn.countAll<number>().as('total'),
    sql<number>`coalesce(sum(amount), 0)::bigint`.as('totalAmount'),
    fn.count<number>('petId').distinct().as('petCount'),
  ]),
);

export const sumsByCategory = prepared((db, scope: View, filters: Given<Filters>) =>
  filtered(db, scope, filters)
    .select(({ fn }) => [
      'category',
      sql<number>`sum(amount)::bigint`.as('totalAmount'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('category')
    .orderBy('totalAmount', 'desc'),
);

export const find = (db: Db, scope: View, id: string) =>
  db
    .selectFrom('expenses')
    .select(expenseColumns)
    .where(within(scope, 'expenses'))
    .where('id', '=', id)
    .executeTakeFirst();

const valuesOf = ({ petId: _pet, version: _version, ...values }: ExpenseInput) => values;

export const insert = (db: Db, pet: Proven<'expenses', 'edit'>, input: ExpenseInput, now: Date) =>
  db
    .insertInto('expenses')
    .values({ ...valuesOf(input), ownerId: pet.ownerId, petId: pet.petId, id: newId(), createdAt: now, updatedAt: now })
    .returning(expenseColumns)
    .executeTakeFirstOrThrow();

/** Nothing comes back when the row is out of reach or no longer has the version that the edit began from. */
export const update = (
  db: Db,
  scope: Edit,
  id: string,
  pet: Proven<'expenses', 'edit'>,
  input: ExpenseInput,
  now: Date,
) =>
  db
    .updateTable('expenses')
    .set((eb) => ({ ...valuesOf(input), petId: pet.petId, updatedAt: now, version: eb('version', '+', 1) }))
    .where(within(scope, 'expenses'))
    .where('id', '=', id)
    .where('ownerId', '=', pet.ownerId)
    .$if(input.version !== undefined, (q) => q.where('version', '=', input.version!))
    .returning(expenseColumns)
    .executeTakeFirst();
