import { dayOf } from '@tzemed/contract/dates/days';
import { expensePlans, newExpensePlan } from '@tzemed/contract/money/expense-plans';
import type { PlanSeries } from '@tzemed/contract/money/expense-plan-days';
import type { PriceStep } from '@tzemed/contract/money/expense-plan-price';
import { type Expression, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type EditScope,
  type GivenScope,
  levelOfNamed,
  petWithin,
  reach,
  type ViewScope,
  within,
} from '../../../access.ts';
import { belongingRows } from '../../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../../db/client.ts';
import { lockTags } from '../../../db/lock-tags.ts';
import { type Given, prepared } from '../../../db/prepared-query.ts';
import { lockCategories } from '../store-categories.ts';
import { newId } from '../../../lib/ids.ts';

type Edit = EditScope<'expenses'>;

const { prices: _asText, ...written } = newExpensePlan.shape;

/** SQL: it follows one that was merged, and is under its own again when that is taken out of the other. */
const category = sql<string>`case when expense_plans.own_category_id is null then expense_plans.category
  else resolve_category(expense_plans.household_id, expense_plans.category) end`;
const prices = sql<PriceStep[]>`expense_plans.prices`;
const rests = sql<boolean>`plan_rests(expense_plans.household_id, expense_plans.pet_id, expense_plans.category)`;

export const rows = belongingRows('expensePlans', expensePlans, {
  input: z.object(written),
  alsoWritten: ['prices', 'nextOn', 'lastOn', 'madeTimes'],
  computed: {
    category,
    prices,
    nextAmount: sql<number | null>`case when expense_plans.next_on is not null
      then price_on(expense_plans.amount, expense_plans.prices, expense_plans.next_on) end`,
    isResting: rests,
  },
  filters: { ended: ['isOver', '='] },
  order: [['nextOn', 'asc']],
});

type Place = { readonly householdId: string; readonly id: string };

/** A plan with all that its expenses are made of; whoever has it has locked it. */
export type Locked = Place &
  PlanSeries & {
    readonly petId: string;
    readonly description: string;
    readonly amount: number;
    readonly prices: PriceStep[];
    /** Category that was stored, even if it was merged or deleted since. */
    readonly filed: string;
    /** The one that is meant by it. */
    readonly category: string;
    readonly notes: string | null;
    readonly paidBy: string | null;
    readonly tagIds: string[];
    readonly nextOn: string | null;
    readonly updatedBy: string;
    readonly isDeleted: boolean;
    readonly rests: boolean;
  };

const locked = (db: Db) =>
  db
    .selectFrom('expensePlans')
    .select(['householdId', 'id', 'petId', 'description', 'amount', 'notes', 'paidBy', 'tagIds', 'nextOn', 'updatedBy'])
    .select(['startsOn', 'repeatInterval', 'repeatEvery', 'repeatUntil', 'repeatTimes'])
    .select([
      prices.as('prices'),
      category.as('category'),
      'category as filed',
      sql<boolean>`expense_plans.deleted_at is not null`.as('isDeleted'),
      rests.as('rests'),
    ]);

const locking = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  locked(db).where(within(scope, 'expensePlans')).where('id', '=', id).forUpdate(),
);
/** Finds a plan, deleted or not; nobody else changes it or writes what it plans until the transaction ends. */
export const lock = async (db: Db, scope: Edit, id: string): Promise<Locked | undefined> =>
  (await locking(db, scope, { id }))[0];

type DueOf = { readonly householdId: string; readonly ids: readonly string[]; readonly day: string };
const lockingDue = prepared((db, _scopes: object, { householdId, ids, day }: Given<DueOf>) =>
  locked(db)
    .where('householdId', '=', householdId as Expression<string>)
    .where(sql<boolean>`expense_plans.id = any(${ids})`)
    .where('deletedAt', 'is', null)
    .where('nextOn', '<=', day as Expression<string>)
    .orderBy('id')
    .forUpdate()
    // The lock holder writes what the plan has planned, or it waits for the next look.
    .skipLocked(),
);
/** Locks the due plans of a household among these, without those that another transaction holds. */
export const lockDue = (db: Db, of: DueOf): Promise<Locked[]> => lockingDue(db, {}, of);

type After = {
  readonly now: Date;
  readonly day: string;
  readonly home: string;
  readonly plan: string;
  readonly limit: number;
};
const due = prepared((db, _scopes: object, { now, day, home, plan, limit }: Given<After>) =>
  db
    .selectFrom('duePlans')
    .select(['householdId', 'planId'])
    .where('dueOn', '<=', day as Expression<string>)
    .where(sql<boolean>`(again_at is null or again_at <= ${now})`)
    .where(sql<boolean>`(household_id, plan_id) > (${home}::uuid, ${plan}::uuid)`)
    .orderBy('householdId')
    .orderBy('planId')
    .limit(limit as Expression<number>),
);
/** Plans whose day has come, in the order of their homes, after one of them. */
export const listDue = (db: Db, after: After) => due(db, {}, after);

type Later = Place & { readonly until: Date };
const postponing = prepared((db, _scopes: object, { householdId, id, until }: Given<Later>) =>
  db
    .updateTable('duePlans')
    .set({ againAt: until as never })
    .where('householdId', '=', householdId as Expression<string>)
    .where('planId', '=', id as Expression<string>),
);
/** Skips a plan that could not be written until `until`. */
export const postpone = (db: Db, { householdId, id }: Place, until: Date) =>
  postponing(db, {}, { householdId, id, until });

export type Made = Pick<Locked, 'petId' | 'description' | 'category' | 'notes' | 'paidBy' | 'tagIds' | 'updatedBy'> & {
  readonly planId: string;
  readonly day: string;
  readonly amount: number;
};

/**
 * Writes what plans of a home have planned for some days, as whoever changed them last; a day that was written is not
 * written again. The payer is kept while they may be named.
 *
 * @returns the plan of each that was
 */
export async function insertMade(db: Db, householdId: string, made: readonly Made[], now: Date) {
  if (made.length === 0) return [];
  const resolve = await lockCategories(
    db,
    householdId,
    made.map(({ category }) => category),
  );
  const values = made.map((one) => ({ ...one, category: resolve(one.category) ?? 'other', id: newId() }));
  const { rows: written } = await sql<{ planId: string }>`
    insert into expenses (household_id, pet_id, id, date, description, amount, category, notes, paid_by, tag_ids, plan_id, plan_on,
      created_at, created_by, updated_at, updated_by)
    select ${householdId}::uuid, "petId", id, day, description, amount, category, notes,
      case when ${levelOfNamed('payer', dayOf(now))} = 'edit' then "paidBy" end,
      ${lockTags(sql`${householdId}::uuid`, sql`"tagIds"`)}, "planId", day,
      ${now}::timestamptz, "updatedBy", ${now}::timestamptz, "updatedBy"
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ("petId" uuid, id uuid, day date, description text,
      amount bigint, category text, notes text, "paidBy" uuid, "tagIds" uuid[], "planId" uuid, "updatedBy" uuid)
      cross join lateral (
        select "paidBy" as user_id, ${householdId}::uuid as household_id, "petId" as pet_id, 'expenses' as area
      ) payer
    order by "petId", day, category
    on conflict (household_id, plan_id, plan_on) where plan_id is not null do nothing
    returning plan_id`.execute(db);
  return written.map(({ planId }) => planId);
}

type Next = Place & { readonly nextOn: string | null; readonly made: number };
const going = prepared(
  (db, _scopes: object, { householdId, id, nextOn, made }: Given<Next>) =>
    db
      .updateTable('expensePlans')
      .set({ nextOn: nextOn as Expression<string>, madeTimes: sql<number>`made_times + ${made}` })
      .where('householdId', '=', householdId as Expression<string>)
      .where('id', '=', id as Expression<string>),
  { nulls: 'values' },
);
/** Moves a plan to its next day and adds to its count of expenses; this is not an edit. */
export const goOn = (db: Db, { householdId, id, nextOn, made }: Next) =>
  going(db, {}, { householdId, id, nextOn, made });

const holding = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'id', sql<boolean>`archived_at is not null`.as('isArchived')])
    .where(petWithin(scope))
    .where('id', '=', petId as Expression<string>)
    // Transactions that add a plan run one after another; those that only refer to the pet do not wait.
    .forNoKeyUpdate(),
);
/** A pet, to which nobody else adds a plan until the transaction ends; nothing where it is out of reach. */
export const holdPet = async (db: Db, scope: Edit, petId: string) => (await holding(db, scope, { petId }))[0];

const counting = prepared((db, _scopes: object, { householdId, id }: Given<Place>) =>
  db
    .selectFrom('expensePlans')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('householdId', '=', householdId as Expression<string>)
    .where('petId', '=', id as Expression<string>)
    .where('deletedAt', 'is', null),
);
/** Number of plans of a pet. */
export const countOf = async (db: Db, { householdId, id }: Place) =>
  (await counting(db, {}, { householdId, id }))[0]!.total;

const standing = prepared((db, scope: GivenScope, { petId, category }: Given<{ petId: string; category: string }>) => {
  const meant = sql`resolve_category(reach.household_id, ${category})`;
  return db.selectFrom(reach(scope, petId as Expression<string>)).select([
    sql<boolean>`exists (
          select from expense_categories c where c.household_id = reach.household_id and c.id = ${category}::text::uuid
        )`.as('isKnown'),
    sql<boolean>`own_category(${meant}) is null or exists (
          select from expense_categories c
          where c.household_id = reach.household_id and c.id = own_category(${meant}) and c.deleted_at is null
        )`.as('isStanding'),
  ]);
});
/**
 * Returns, for a pet in reach, if its household has this own category, and if anything is filed under it or under the
 * category it was merged into.
 */
export const categoryOf = async (db: Db, scope: Edit, asked: { petId: string; category: string }) =>
  (await standing(db, scope, asked))[0];

const ahead = prepared((db, scope: GivenScope, { petId }: Given<{ petId?: string | undefined }>) =>
  rows
    .reached(db, scope, petId as Expression<string> | undefined)
    .where('expensePlans.nextOn', 'is not', null)
    .where(sql<boolean>`not ${rests}`)
    .select(['expensePlans.startsOn', 'expensePlans.repeatInterval', 'expensePlans.repeatEvery'])
    .select(['expensePlans.repeatUntil', 'expensePlans.repeatTimes', 'expensePlans.amount'])
    .select([prices.as('prices'), sql<string>`expense_plans.next_on`.as('nextOn')]),
);
/** Plans that will write something. */
export const listAhead = (db: Db, scope: ViewScope<'expenses'>, petId: string | undefined) =>
  ahead(db, scope, { petId });

type Span = { readonly petId?: string | undefined; readonly from: string; readonly to: string };
const making = prepared((db, scope: GivenScope, { petId, from, to }: Given<Span>) =>
  db
    .selectFrom(reach(scope, petId as Expression<string> | undefined))
    .innerJoin('expenses', (join) =>
      join.onRef('expenses.householdId', '=', 'reach.householdId').onRef('expenses.petId', '=', 'reach.petId'),
    )
    .where('expenses.deletedAt', 'is', null)
    .where('expenses.planId', 'is not', null)
    .where('expenses.date', '>=', from as Expression<string>)
    .where('expenses.date', '<=', to as Expression<string>)
    .groupBy(['reach.petId', sql`2`])
    .select([
      'reach.petId',
      sql<string>`to_char(expenses.date, 'YYYY-MM')`.as('month'),
      sql<number>`sum(expenses.amount)::bigint`.as('totalAmount'),
    ]),
);
/** Agorot that plans have written for each pet, by month. */
export const sumsMade = (db: Db, scope: ViewScope<'expenses'>, span: Span) => making(db, scope, span);
