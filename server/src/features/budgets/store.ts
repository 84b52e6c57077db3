import { budget, type BudgetInput } from '@tzemed/contract/money/budgets';
import { sql } from 'kysely';
import { type GivenScope, type Home, homeWithin, type OwnScope, reachedHomes } from '../../access.ts';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { newId } from '../../lib/ids.ts';

type Own = OwnScope<'expenses'>;
/** Key of a budget. */
export type One = { readonly householdId: string; readonly id: string };

/** SQL: what it is for has not gone. */
export const stands = sql<boolean>`(budgets.pet_id is null or exists (
    select from pets p where p.household_id = budgets.household_id and p.id = budgets.pet_id and p.deleted_at is null
  )) and (budgets.own_category_id is null or exists (
    select from expense_categories c
    where c.household_id = budgets.household_id and c.id = budgets.own_category_id and c.deleted_at is null
  ))`;

export const rows = householdItemRows<'expenses', Omit<BudgetInput, 'version' | 'levels'>, typeof budget>(
  'budgets',
  budget,
  {
    order: sql`budgets.created_at`,
    stands,
    computed: {
      levels: sql<number[]>`array(
      select a.percent from budget_alerts a
      where a.household_id = budgets.household_id and a.budget_id = budgets.id order by a.percent
    )`,
    },
  },
);

/** True when the database refused a second budget for the same subject. */
export const isTwice = (error: unknown) => (error as { constraint?: string }).constraint === 'budgets_one_each';
/** True when the database refused a level that already exists. */
export const isLevelTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'budget_alerts_household_id_budget_id_percent_key';

/** Number of budgets without the dormant ones: nobody can see those to remove one. */
export const countOf = async (db: Db, { householdId }: Home) => {
  const { total } = await db
    .selectFrom('budgets')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .where(stands)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

type Thing = { readonly id: string };
const homeOfBudget = prepared((db, scope: GivenScope, { id }: Given<Thing>) =>
  db
    .selectFrom('budgets')
    .select(['householdId', 'id'])
    .where(homeWithin(scope, 'budgets'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(stands)
    // The clock, which writes what it tells of it, need not wait.
    .forNoKeyUpdate('budgets'),
);
/** Locks an active budget until the transaction ends. */
export const lock = async (db: Db, scope: Own, id: string) => (await homeOfBudget(db, scope, { id }))[0];

const whatFor = prepared((db, scope: GivenScope, { id }: Given<Thing>) =>
  db
    .selectFrom('budgets')
    .select(['householdId', 'id', 'category', 'petId'])
    .select(sql<boolean>`not (${stands})`.as('rests'))
    .where(homeWithin(scope, 'budgets'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null),
);
/** Subject of a budget, dormant or not. */
export const findAbout = async (db: Db, scope: Own, id: string) => (await whatFor(db, scope, { id }))[0];

/** Sets the subject and period of a dormant budget. Its other fields and its version do not change. */
export const setAbout = (db: Db, { householdId, id }: One, about: Pick<BudgetInput, 'category' | 'petId' | 'period'>) =>
  db.updateTable('budgets').set(about).where('householdId', '=', householdId).where('id', '=', id).execute();

const meaning = prepared((db, scope: GivenScope, { id }: Given<Thing>) =>
  db
    .updateTable('budgets')
    .set({ category: sql`resolve_category(household_id, category)` as never })
    .where(homeWithin(scope, 'budgets'))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null),
);
/** A deleted one is from now on for the category into which its own was merged meanwhile. */
export const followMerge = (db: Db, scope: Own, id: string) => meaning(db, scope, { id });

const homeOfPet = prepared((db, scope: GivenScope, { id }: Given<Thing>) =>
  db
    .selectFrom('pets')
    .select('householdId')
    .where(homeWithin(scope, 'pets'))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null),
);
/** The home, one of one's own, of a pet that was deleted; none for any other. */
export const homeOfGone = async (db: Db, scope: Own, id: string) =>
  (await homeOfPet(db, scope, { id }))[0]?.householdId;

/** Replaces the levels of a budget. */
export async function setLevels(db: Db, { householdId, id }: One, levels: readonly number[]) {
  await db
    .deleteFrom('budgetAlerts')
    .where('householdId', '=', householdId)
    .where('budgetId', '=', id)
    .where(sql<boolean>`percent <> all(${levels}::int[])`)
    .execute();
  if (levels.length > 0) await addLevels(db, { householdId, id }, levels);
}

const addLevels = (db: Db, { householdId, id }: One, levels: readonly number[]) =>
  db
    .insertInto('budgetAlerts')
    .values(levels.map((percent) => ({ householdId, id: newId(), budgetId: id, percent })))
    .onConflict((conflict) => conflict.columns(['householdId', 'budgetId', 'percent']).doNothing())
    .returning('id')
    .execute();

/** Adds one level; an existing level stays unchanged. */
export async function addLevel(db: Db, { householdId, id }: One, percent: number) {
  const added = await addLevels(db, { householdId, id }, [percent]);
  const alert = await db
    .selectFrom('budgetAlerts')
    .select(['id', 'householdId', 'budgetId', 'percent'])
    .where('householdId', '=', householdId)
    .where('budgetId', '=', id)
    .where('percent', '=', percent)
    .executeTakeFirstOrThrow();
  return { alert, isNew: added.length > 0 };
}

/** Number of levels of a budget. */
export async function countLevels(db: Db, { householdId, id }: One) {
  const { levels } = await db
    .selectFrom('budgetAlerts')
    .select(({ fn }) => fn.countAll<number>().as('levels'))
    .where('householdId', '=', householdId)
    .where('budgetId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(levels);
}

const alerts = (db: Db, scope: GivenScope) =>
  db
    .selectFrom(reachedHomes(scope))
    .innerJoin('budgets', 'budgets.householdId', 'homes.householdId')
    .innerJoin('budgetAlerts as a', (join) =>
      join.onRef('a.householdId', '=', 'budgets.householdId').onRef('a.budgetId', '=', 'budgets.id'),
    )
    .select(['a.id', 'a.householdId', 'a.budgetId', 'a.percent'])
    .where('budgets.deletedAt', 'is', null)
    .where(stands);

const allAlerts = prepared((db, scope: GivenScope, { budgetId }: Given<{ budgetId: string | undefined }>) =>
  alerts(db, scope)
    .$if(budgetId !== undefined, (query) => query.where('budgets.id', '=', budgetId as never))
    .orderBy('budgets.createdAt')
    .orderBy('budgets.id')
    .orderBy('a.percent'),
);
/** Alerts of all households in one list: there are few. */
export const listAlerts = (db: Db, scope: Own, budgetId: string | undefined) => allAlerts(db, scope, { budgetId });

const oneAlert = prepared((db, scope: GivenScope, { id }: Given<Thing>) => alerts(db, scope).where('a.id', '=', id));
export const findAlert = async (db: Db, scope: Own, id: string) => (await oneAlert(db, scope, { id }))[0];

export const setAlert = (db: Db, { householdId, id }: One, percent: number) =>
  db.updateTable('budgetAlerts').set({ percent }).where('householdId', '=', householdId).where('id', '=', id).execute();

export const removeAlert = (db: Db, { householdId, id }: One) =>
  db.deleteFrom('budgetAlerts').where('householdId', '=', householdId).where('id', '=', id).execute();

/** A change of its levels is one of the budget. */
export const touch = (db: Db, { householdId, id }: One, { userId, now }: { userId: string; now: Date }) =>
  db
    .updateTable('budgets')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now, updatedBy: userId }))
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .execute();
