import type { Area } from '@tzemed/contract/schema/endpoint';
import type { BuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { type TrashType, trashDays } from '@tzemed/contract/views/trash';
import { type RawBuilder, sql } from 'kysely';
import { restorable } from '../../access.ts';
import type { Member } from '../../context.ts';
import type { DB } from '../../db/tables.ts';

const dayMs = 86_400_000;
/** Rows that were deleted before then are erased, and nobody restores them. */
export const keptSince = (now: Date) => new Date(now.getTime() - trashDays * dayMs);

/** A deleted row; `of`: the thing that it hangs on, `first`: what is restored before it. */
export type Found = {
  householdId: string;
  id: string;
  type: TrashType;
  title: string | null;
  recordType: RecordType | BuiltInKind | null;
  amount: number | null;
  petId: string | null;
  petName: string | null;
  ofId: string | null;
  ofType: TrashType | null;
  ofTitle: string | null;
  firstId: string | null;
  firstType: TrashType | null;
  firstTitle: string | null;
  deletedAt: Date;
  deletedBy: string | null;
  files: number;
  things: number;
  visitId: string | null;
  mayErase: boolean;
};

export type ColumnOf<T extends TrashType> = keyof DB[T] & string;

/** Description of the rows of a type; SQL is about the row of the table of that name. */
export type Described = {
  /** Null where the row says its area itself: of files and comments. */
  readonly area: Area | null;
  /** Rows of a pet, of a household and perhaps of one of its pets, of another thing, or the pets themselves. */
  readonly of: 'pet' | 'household' | 'thing' | 'itself';
  readonly title: RawBuilder<unknown>;
  readonly recordType: RawBuilder<unknown>;
  readonly amount: RawBuilder<unknown>;
  /** SQL: the row is no entry of its own, since it comes back with another or was merged. */
  readonly hidden: RawBuilder<boolean>;
};
export type Kinds = Readonly<Record<TrashType, Described>>;

const pairsOf = (kinds: Kinds) => Object.entries(kinds) as [TrashType, Described][];

/** Types that papers and comments hang on, with the column that names each. */
const thingTitles = {
  medicalRecords: 'description',
  expenses: 'description',
  claims: 'insurer',
  observations: 'note',
} as const;

/** SQL: a row of this type with this id, in the household of the row `of`. */
const sameHome = (table: string, of: string) =>
  sql`${sql.ref(`${table}.householdId`)} = ${sql.ref(`${of}.householdId`)}`;

/** SQL: id, type and title of the entry that brings a deleted expense back: its own, or that of what it was deleted with. */
const entryOfExpense = (expenseId: RawBuilder<unknown>, home: string) => sql`
  select coalesce(record.id, whole.id, own.id) as id,
    case when record.id is null then 'expenses' else 'medicalRecords' end as type,
    coalesce(record.description, whole.description, own.description) as title
  from expenses own
  left join expenses whole on whole.household_id = own.household_id and whole.id = own.refund_of
    and whole.deleted_at is not null and own.removed_with_expense_at = own.deleted_at
  left join medical_records record on record.household_id = own.household_id and record.deleted_at is not null
    and (record.id = own.record_id and own.removed_with_record_at = own.deleted_at
      or record.id = whole.record_id and whole.removed_with_record_at = whole.deleted_at)
  where ${sameHome('own', home)} and own.id = ${expenseId} and own.deleted_at is not null`;

/** SQL: the thing that a paper or comment hangs on, as `thing` with title and time of deletion. */
const joinedThing = (table: string) => sql`
  left join lateral (${sql.join(
    Object.entries(thingTitles).map(
      ([noun, title]) => sql`
        select ${sql.ref(title)}::text as title, deleted_at from ${sql.table(noun)} of
        where ${sameHome('of', table)} and of.id = ${sql.ref(`${table}.thingId`)} and ${sql.ref(`${table}.noun`)} = ${sql.lit(noun)}`,
    ),
    sql` union all `,
  )}) thing on true`;

/** SQL: files that come back with a row: its own, or those of everything of a pet. */
function filesOf(type: TrashType, kind: Described) {
  if (type === 'attachments') return sql`1`;
  if (kind.of === 'household' || kind.of === 'thing') return sql`0`;
  if (kind.of === 'pet')
    return sql`(
      select count(*)::int from attachments a
      where ${sameHome('a', type)} and a.deleted_at is null and a.thing_id = ${sql.ref(`${type}.id`)}
    )`;
  return sql`(
    select count(*)::int from attachments a
    where ${sameHome('a', type)} and a.deleted_at is null and a.thing_deleted_at is null and a.pet_id = pets.id
  )`;
}

/** SQL: rows that come back with a pet. */
const thingsOf = (kinds: Kinds) =>
  sql.join(
    pairsOf(kinds)
      .filter(([, kind]) => kind.of === 'pet')
      .map(
        ([type]) => sql`(
        select count(*)::int from ${sql.table(type)} t
        where t.household_id = pets.household_id and t.pet_id = pets.id and t.deleted_at is null
      )`,
      ),
    sql` + `,
  );

type Reference = {
  readonly id: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
};
const nothing = sql`null`;
const noReference: Reference = { id: nothing, type: nothing, title: nothing };

/** SQL: the first of some references whose condition holds. */
function firstOf(choices: readonly (Reference & { readonly when: RawBuilder<unknown> })[]): Reference {
  if (choices.length === 0) return noReference;
  const chosen = (part: keyof Reference) =>
    sql`case ${sql.join(
      choices.map((choice) => sql`when ${choice.when} then ${choice[part]}`),
      sql` `,
    )} end`;
  return { id: chosen('id'), type: chosen('type'), title: chosen('title') };
}

/** SQL: what has to be restored before a row. */
function blockersOf(type: TrashType, kind: Described) {
  const thing = {
    when: sql`thing.deleted_at is not null`,
    id: sql`coalesce(expense.id, ${sql.ref(`${type}.thingId`)})`,
    type: sql`coalesce(expense.type, ${sql.ref(`${type}.noun`)})`,
    title: sql`coalesce(expense.title, thing.title)`,
  };
  const refunded = {
    when: sql`expense.id is not null`,
    id: sql`expense.id`,
    type: sql`expense.type`,
    title: sql`expense.title`,
  };
  const category = {
    when: sql`category.deleted_at is not null`,
    id: sql`category.id`,
    type: sql`'expenseCategories'`,
    title: sql`category.name`,
  };
  const measure = {
    when: sql`measure.deleted_at is not null`,
    id: sql`measure.id`,
    type: sql`'measures'`,
    title: sql`measure.name`,
  };
  const pet = { when: sql`p.deleted_at is not null`, id: sql`p.id`, type: sql`'pets'`, title: sql`p.name` };
  return [
    ...(hasPet(type, kind) ? [pet] : []),
    ...(kind.of === 'thing' ? [thing] : []),
    ...(type === 'expenses' ? [refunded] : []),
    ...(type === 'budgets' ? [category] : []),
    ...(type === 'measurements' ? [measure] : []),
  ];
}

/** Budgets are of a household, and may be for one of its pets. */
const hasPet = (type: TrashType, { of }: Described) => of === 'pet' || of === 'thing' || type === 'budgets';

function joinsOf(type: TrashType, kind: Described) {
  const pet = sql`left join pets p on ${sameHome('p', type)} and p.id = ${sql.ref(`${type}.petId`)}`;
  const expenseId = type === 'expenses' ? sql`expenses.refund_of` : sql.ref(`${type}.thingId`);
  const expense = sql`left join lateral (${entryOfExpense(expenseId, type)}) expense on true`;
  // A merged category stands for its merge target.
  const category = sql`left join lateral (
    with recursive meant as (
      select c.id, c.name, c.deleted_at, c.merged_into from expense_categories c
      where ${sameHome('c', type)} and c.id = budgets.own_category_id
      union all
      select c.id, c.name, c.deleted_at, c.merged_into from meant m
      join expense_categories c on ${sameHome('c', type)} and c.id = own_category(m.merged_into)
    )
    select * from meant where merged_into is null
  ) category on true`;
  const measure = sql`left join measures measure on ${sameHome('measure', type)} and measure.id = measurements.measure_id`;
  return sql`${hasPet(type, kind) ? pet : sql``} ${type === 'measurements' ? measure : sql``} ${kind.of === 'thing' ? joinedThing(type) : sql``}
    ${type === 'expenses' || kind.of === 'thing' ? expense : sql``} ${type === 'budgets' ? category : sql``}`;
}

/** SQL: the deleted rows of a type that the caller may restore. */
function entriesOf(ctx: Member, kinds: Kinds, [type, kind]: [TrashType, Described]): RawBuilder<unknown>[] {
  const ref = (column: string) => sql.ref(`${type}.${column}`);
  const isOfPet = kind.of === 'pet' || kind.of === 'thing';
  const area = kind.area ? sql.lit(kind.area) : sql.ref(`${type}.area`);
  const first = firstOf(blockersOf(type, kind));
  const of = kind.of === 'thing' ? { id: ref('thingId'), type: ref('noun'), title: sql`thing.title` } : noReference;
  return restorable(ctx, type, isOfPet ? area : null).map(
    (condition, index) => sql`
      select ${ref('householdId')}, ${ref('id')}, ${sql.lit(type)}::text as type,
        ${kind.title}::text as title, ${kind.recordType}::text as record_type, ${kind.amount}::bigint as amount,
        ${hasPet(type, kind) ? sql`p.id` : nothing}::uuid as pet_id, ${hasPet(type, kind) ? sql`p.name` : nothing}::text as pet_name,
        ${of.id}::uuid as of_id, ${of.type}::text as of_type, ${of.title}::text as of_title,
        ${first.id}::uuid as first_id, ${first.type}::text as first_type, ${first.title}::text as first_title,
        ${ref('deletedAt')}, ${ref('deletedBy')},
        ${type === 'appointments' ? ref('visitId') : nothing}::uuid as visit_id,
        ${filesOf(type, kind)} as files, ${kind.of === 'itself' ? thingsOf(kinds) : sql`0`} as things,
        ${sql.lit(index === 0)} as may_erase
      from ${sql.table(type)} ${joinsOf(type, kind)}
      where ${condition} and ${ref('deletedAt')} > ${keptSince(ctx.now)} and (${kind.hidden}) is not true
        ${isOfPet ? sql`and (p.came_at is null or ${ref('deletedAt')} >= p.came_at)` : sql``}
        ${index > 0 ? sql`and p.deleted_at is null` : sql``}`,
  );
}

const entries = (ctx: Member, kinds: Kinds, types = pairsOf(kinds)) =>
  sql`(${sql.join(
    types.flatMap((one) => entriesOf(ctx, kinds, one)),
    sql` union all `,
  )})`;

export async function list(
  ctx: Member,
  kinds: Kinds,
  type: TrashType | undefined,
  { page, limit }: { page: number; limit: number },
) {
  const asked = entries(ctx, kinds, type && [[type, kinds[type]]]);
  const { rows } = await sql<Found>`
    select * from ${asked} entry order by deleted_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${asked} entry`.execute(
    ctx.db,
  );
  return { rows, total: counted[0]!.total };
}

export async function find(ctx: Member, kinds: Kinds, ids: readonly string[]) {
  const { rows } = await sql<Found>`select * from ${entries(ctx, kinds)} entry where id = any(${ids}::uuid[])`.execute(
    ctx.db,
  );
  return rows;
}
