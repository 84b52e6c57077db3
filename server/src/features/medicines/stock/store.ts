import { type StockItemInput, stockItem } from '@tzemed/contract/stock/stock-items';
import type { CoursePause, CourseStep } from '@tzemed/contract/medical/medicine-course';
import type { Lang } from '@tzemed/contract/text/languages';
import { type RawBuilder, sql } from 'kysely';
import {
  type GivenScope,
  type Home,
  homeWithin,
  type OwnScope,
  reach,
  type ViewScope,
  within,
} from '../../../access.ts';
import { householdItemRows } from '../../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../../db/client.ts';
import { type Given, prepared } from '../../../db/prepared-query.ts';

export const rows = householdItemRows<'reminders', Omit<StockItemInput, 'version'>, typeof stockItem>(
  'stockItems',
  stockItem,
  {
    order: sql`stock_items.name`,
    computed: {
      balance: sql<number>`(
        select coalesce(sum(e.amount), 0)::bigint from stock_entries e
        where e.household_id = stock_items.household_id and e.stock_item_id = stock_items.id and e.removed_at is null
      )`,
    },
  },
);

export type ItemKey = { readonly householdId: string; readonly id: string };

const placing = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('stockItems').select(['householdId', 'id']).where(homeWithin(scope, 'stockItems')).where('id', '=', id),
);
/** Home and id of a stock in reach, deleted or not. */
export const findKey = async (db: Db, scope: ViewScope<'reminders'> | OwnScope<'reminders'>, id: string) =>
  (await placing(db, scope, { id }))[0];

const locking = prepared((db, _scopes: object, { householdId, id }: Given<ItemKey>) =>
  db
    .selectFrom('stockItems')
    .select(['householdId', 'id', 'unit', 'createdAt', 'deletedAt'])
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .forNoKeyUpdate(),
);
/** Locks a stock, deleted or not, until the transaction ends. Every writer of its entries locks it first. */
export const lock = async (db: Db, { householdId, id }: ItemKey) => (await locking(db, {}, { householdId, id }))[0];

const finding = prepared((db, _scopes: object, { householdId, id }: Given<ItemKey>) =>
  db
    .selectFrom('stockItems')
    .select(['unit'])
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null),
);
/** Unit of a stock of a home; undefined for one of another home, and for a deleted one. */
export const findOf = async (db: Db, of: ItemKey) => (await finding(db, {}, of))[0];

const counting = prepared((db, _scopes: object, { householdId }: Given<{ householdId: string }>) =>
  db
    .selectFrom('stockItems')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null),
);
export const countOf = async (db: Db, { householdId }: Home) => (await counting(db, {}, { householdId }))[0]!.total;

const fixing = prepared((db, _scopes: object, { householdId, id }: Given<ItemKey>) =>
  db.selectNoFrom(
    sql<boolean>`exists (
      select from stock_entries e where e.household_id = ${householdId} and e.stock_item_id = ${id}
    ) or exists (select from feedings f where f.household_id = ${householdId} and f.stock_item_id = ${id})`.as(
      'isUsed',
    ),
  ),
);
/** True if amounts are written in the unit of a stock. */
export const isUnitUsed = async (db: Db, { householdId, id }: ItemKey) =>
  (await fixing(db, {}, { householdId, id }))[0]!.isUsed;

type Touch = ItemKey & { readonly now: Date; readonly by: string };
const touching = prepared((db, _scopes: object, { householdId, id, now, by }: Given<Touch>) =>
  db
    .updateTable('stockItems')
    .set({ updatedAt: now as never, updatedBy: by as never })
    .where('householdId', '=', householdId)
    .where('id', '=', id),
);
/** Tells those that follow a stock of its entries. That is no edit of it. */
export const touch = (db: Db, { householdId, id }: ItemKey, now: Date, by: string) =>
  touching(db, {}, { householdId, id, now, by });

const latest = (condition: RawBuilder<unknown>) => sql<Date | null>`(
  select max(e.created_at) from stock_entries e
  where e.household_id = stock_items.household_id and e.stock_item_id = stock_items.id and ${condition}
    and e.removed_at is null
)`;
const telling = prepared((db, _scopes: object, { householdId, id }: Given<ItemKey>) =>
  db
    .selectFrom('stockItems')
    .leftJoin('users', 'users.id', 'stockItems.createdBy')
    .select(['stockItems.householdId', 'stockItems.id', 'stockItems.name', 'stockItems.unit', 'users.language'])
    .select([latest(sql`e.kind = 'refill'`).as('refilledAt'), latest(sql`e.kind <> 'dose'`).as('enteredAt')])
    .where('stockItems.householdId', '=', householdId)
    .where('stockItems.id', '=', id)
    .where('stockItems.deletedAt', 'is', null),
);
/** What the reminder of a stock needs of it: the language of who made it, when a package came, and when anything was entered last. */
export async function findTold(db: Db, { householdId, id }: ItemKey) {
  const [found] = await telling(db, {}, { householdId, id });
  return found && { ...found, language: (found.language ?? 'he') as Lang };
}

type Among = { readonly homes: readonly string[]; readonly ids: readonly string[] };

const taking = prepared((db, _scopes: object, { homes, ids }: Given<Among>) =>
  db
    .selectFrom('medicines as m')
    .innerJoin('pets as p', (join) => join.onRef('p.householdId', '=', 'm.householdId').onRef('p.id', '=', 'm.petId'))
    .select([
      'm.id',
      'm.stockItemId',
      'm.petId',
      'm.name',
      'm.schedule',
      'm.times',
      'm.everyHours',
      'm.everyDays',
      'm.weekdays',
      'm.from',
      'm.until',
      'm.timezone',
      'm.minHours',
      'm.maxPerDay',
      'm.amount',
      'm.scheduledAt',
      'm.nextAt',
      'm.repeatsLeft',
    ])
    .select([sql<CourseStep[]>`m.steps`.as('steps'), sql<CoursePause[]>`m.pauses`.as('pauses')])
    .where(sql<boolean>`m.household_id = any(${homes})`)
    .where(sql<boolean>`m.stock_item_id = any(${ids})`)
    .where('m.deletedAt', 'is', null)
    .where('m.isOver', '=', sql.lit(false))
    .where('p.deletedAt', 'is', null)
    .where('p.archivedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('m.id'),
);
/** Courses that take their doses from some stocks, of pets that are there. */
export const coursesOf = (db: Db, among: Among) => taking(db, {}, among);

const feeding = prepared((db, _scopes: object, { homes, ids }: Given<Among>) =>
  db
    .selectFrom('feedings as f')
    .innerJoin('pets as p', (join) => join.onRef('p.householdId', '=', 'f.householdId').onRef('p.id', '=', 'f.petId'))
    .select(['f.id', 'f.stockItemId', 'f.petId', 'f.food', 'f.amount', 'f.times', 'f.from', 'f.until'])
    .where(sql<boolean>`f.household_id = any(${homes})`)
    .where(sql<boolean>`f.stock_item_id = any(${ids})`)
    .where('f.deletedAt', 'is', null)
    .where('p.deletedAt', 'is', null)
    .where('p.archivedAt', 'is', null)
    .orderBy('f.createdAt')
    .orderBy('f.id'),
);
/** Feeding plans that take their meals from some stocks, of pets that are there. */
export const feedingsOf = (db: Db, among: Among) => feeding(db, {}, among);

const reaching = prepared((db, scope: GivenScope, _given: object) => db.selectFrom(reach(scope)).select('reach.petId'));
/** Ids of the pets whose use of a stock the caller may see. */
export const petsInReach = async (db: Db, scope: ViewScope<'reminders'>) =>
  new Set((await reaching(db, scope, {})).map(({ petId }) => petId));

export const allItems = (db: Db, scope: ViewScope<'reminders'>, limit: number) =>
  rows.list(db, scope, { page: 1, limit });

const ofMedicine = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('medicines')
    .select(['householdId', 'stockItemId as id'])
    .where(within(scope, 'medicines'))
    .where('id', '=', id)
    .where('stockItemId', 'is not', null),
);
/** The stock that the doses of a medicine are taken from. */
export const findOfMedicine = async (db: Db, scope: ViewScope<'reminders'>, id: string) =>
  (await ofMedicine(db, scope, { id }))[0] as ItemKey | undefined;
