import { type StockEntry, stockEntry } from '@tzemed/contract/stock/stock-items';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Expression, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type GivenScope, isAtHome, reachedHomes, type ViewScope } from '../../../access.ts';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Db } from '../../../db/client.ts';
import { type Given, prepared } from '../../../db/prepared-query.ts';
import { newId } from '../../../lib/ids.ts';
import type { Entry } from './ledger.ts';
import type { ItemKey } from './store.ts';

type Row = z.output<typeof stockEntry>;
const columns = [
  'id',
  'householdId',
  'stockItemId',
  'kind',
  'amount',
  'counted',
  'at',
  'doseId',
  'batch',
  'expiresOn',
  'note',
  'createdAt',
  'createdBy',
] as const satisfies readonly (keyof StockEntry)[];

const ofItem = (db: Db, { householdId, id }: Given<ItemKey>) =>
  db
    .selectFrom('stockEntries')
    .where('householdId', '=', householdId)
    .where('stockItemId', '=', id)
    .where('removedAt', 'is', null);

type Page = ItemKey & { readonly limit: number; readonly offset: number };
const paged = prepared((db, _scopes: object, { limit, offset, ...of }: Given<Page>) =>
  ofItem(db, of)
    .select(columns)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit as Expression<number>)
    .offset(offset as Expression<number>),
);
const counted = prepared((db, _scopes: object, of: Given<ItemKey>) =>
  ofItem(db, of).select(({ fn }) => fn.countAll<number>().as('total')),
);
/** A page of the entries of a stock, the latest first, and their number. */
export async function list(db: Db, { householdId, id }: ItemKey, { page, limit }: Paging) {
  const [entries, [tally]] = await Promise.all([
    paged(db, {}, { householdId, id, limit, offset: (page - 1) * limit }),
    counted(db, {}, { householdId, id }),
  ]);
  return { entries: entries as Row[], total: tally!.total };
}

type Slice = { readonly limit: number; readonly offset: number };
const inReach = prepared((db, scope: GivenScope, { limit, offset }: Given<Slice>) =>
  db
    .selectFrom(reachedHomes(scope))
    .innerJoin('stockEntries as e', 'e.householdId', 'homes.householdId')
    .innerJoin('stockItems as i', (join) =>
      join.onRef('i.householdId', '=', 'e.householdId').onRef('i.id', '=', 'e.stockItemId'),
    )
    .select(columns.map((column) => `e.${column}` as const))
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('e.removedAt', 'is', null)
    .where('i.deletedAt', 'is', null)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit as Expression<number>)
    .offset(offset as Expression<number>),
);
/** A page of the entries of all stocks in reach. */
export async function listAll(db: Db, scope: ViewScope<'reminders'>, { page, limit }: Paging) {
  const found = await inReach(db, scope, { limit, offset: (page - 1) * limit });
  return { entries: found as Row[], total: found[0]?.total ?? 0 };
}

type Among = { readonly homes: readonly string[]; readonly ids: readonly string[] };
const ledger = prepared((db, _scopes: object, { homes, ids }: Given<Among>) =>
  db
    .selectFrom('stockEntries')
    .select(['id', 'stockItemId', 'kind', 'amount', 'counted', 'at', 'batch', 'expiresOn'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`stock_item_id = any(${ids})`)
    .where('removedAt', 'is', null)
    .orderBy('at')
    .orderBy('id'),
);
/** All entries of some stocks, in order. */
export const ledgersOf = async (db: Db, among: Among) =>
  (await ledger(db, {}, among)) as (Entry & { readonly stockItemId: string })[];

const byId = prepared((db, _scopes: object, { householdId, id }: Given<ItemKey>) =>
  db
    .selectFrom('stockEntries')
    .select(columns)
    .select('removedAt')
    .where('householdId', '=', householdId)
    .where('id', '=', id),
);
/** An entry of a home, removed or not. */
export const find = async (db: Db, of: ItemKey) =>
  (await byId(db, {}, of))[0] as (Row & { readonly removedAt: Date | null }) | undefined;

const byDose = prepared((db, scope: GivenScope, { doseId }: Given<{ doseId: string }>) =>
  db
    .selectFrom('stockEntries')
    .select(['householdId', 'id', 'stockItemId'])
    .where(sql<boolean>`${isAtHome(scope, 'stockEntries')}`)
    .where('doseId', '=', doseId),
);
/** The entry of a dose, removed or not. */
export const findOfDose = async (db: Db, scope: ViewScope<Area>, doseId: string) =>
  (await byDose(db, scope, { doseId }))[0];

type NewEntry = Omit<Row, 'createdAt' | 'createdBy' | 'householdId' | 'stockItemId'>;
type By = { readonly now: Date; readonly by: string };
/** Adds an entry. */
export const insert = (db: Db, { householdId, id }: ItemKey, entry: NewEntry, { now, by }: By) =>
  db
    .insertInto('stockEntries')
    .values({ ...entry, householdId, stockItemId: id, createdAt: now, createdBy: by })
    .execute();

type OfDose = { readonly doseId: string; readonly amount: number; readonly at: Date };
/** Writes the entry of a dose, or brings it back. */
export const writeOfDose = (db: Db, { householdId, id }: ItemKey, { doseId, amount, at }: OfDose, { now, by }: By) =>
  db
    .insertInto('stockEntries')
    .values({
      householdId,
      id: newId(),
      stockItemId: id,
      kind: 'dose',
      doseId,
      amount: -amount,
      at,
      createdAt: now,
      createdBy: by,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['householdId', 'doseId'])
        .where('doseId', 'is not', null)
        .doUpdateSet({ amount: -amount, at, removedAt: null, removedBy: null }),
    )
    .execute();

type Mark = ItemKey & { readonly at: Date | null; readonly by: string | null };
const marking = prepared(
  (db, _scopes: object, { householdId, id, at, by }: Given<Mark>) =>
    db
      .updateTable('stockEntries')
      .set({ removedAt: at, removedBy: by } as never)
      .where('householdId', '=', householdId)
      .where('id', '=', id),
  { nulls: 'values' },
);
/** Marks an entry as removed, or takes the mark away. */
export const mark = (db: Db, { householdId, id }: ItemKey, removed: { at: Date; by: string } | null) =>
  marking(db, {}, { householdId, id, at: removed?.at ?? null, by: removed?.by ?? null });

type Settled = ItemKey & { readonly amount: number };
const settling = prepared((db, _scopes: object, { householdId, id, amount }: Given<Settled>) =>
  db
    .updateTable('stockEntries')
    .set({ amount: amount as never })
    .where('householdId', '=', householdId)
    .where('id', '=', id),
);
/** Writes what a count adds or takes by now. */
export const settle = (db: Db, settled: Settled) => settling(db, {}, settled);
