import type { Area } from '@tzemed/contract/endpoint';
import { type TrashType, trashDays } from '@tzemed/contract/trash';
import { type RawBuilder, sql } from 'kysely';
import { restorable } from '../../access.ts';
import type { Member } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { DB } from '../../db/tables.ts';

const dayMs = 86_400_000;
/** What was deleted before it is erased, and for nobody to restore. */
export const keptSince = (now: Date) => new Date(now.getTime() - trashDays * dayMs);

export type Found = {
  householdId: string;
  id: string;
  type: TrashType;
  title: string | null;
  amount: number | null;
  petId: string | null;
  petName: string | null;
  isPetDeleted: boolean | null;
  deletedAt: Date;
  deletedBy: string | null;
  files: number;
  things: number;
  mayErase: boolean;
};

export type ColumnOf<T extends TrashType> = keyof DB[T] & string;

/** What a resource's rows are called, and hang off. */
export type Described = {
  readonly area: Area;
  /** Rows of a pet, of a household alone, or the pets themselves. */
  readonly of: 'pet' | 'household' | 'itself';
  readonly title: string | null;
  readonly amount: string | null;
  /** Columns that are set on rows which went with something else, and come back with it. */
  readonly wentWith: readonly string[];
};
export type Kinds = Readonly<Record<TrashType, Described>>;

const pairsOf = (kinds: Kinds) => Object.entries(kinds) as [TrashType, Described][];
const nothing = sql`null`;

/** SQL: files that hang on a row, or on anything of a pet. */
const filesOf = (type: string, kind: Described) => sql`(
  select count(*)::int from attachments a where a.household_id = ${sql.ref(`${type}.householdId`)} and a.deleted_at is null
    and ${kind.of === 'itself' ? sql`a.pet_id` : sql`a.thing_id`} = ${sql.ref(`${type}.id`)}
)`;

/** SQL: what comes back with a pet. */
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

/** SQL: the deleted rows of a resource that who asks may restore. */
function entriesOf(ctx: Member, kinds: Kinds, [type, kind]: [TrashType, Described]): RawBuilder<unknown>[] {
  const ref = (column: string) => sql.ref(`${type}.${column}`);
  const isOfPet = kind.of === 'pet';
  return restorable(ctx, type, isOfPet ? kind.area : null).map(
    (condition, index) => sql`
      select ${ref('householdId')}, ${ref('id')}, ${sql.lit(type)}::text as type,
        ${kind.title ? ref(kind.title) : nothing}::text as title,
        ${kind.amount ? ref(kind.amount) : nothing}::bigint as amount,
        ${isOfPet ? ref('petId') : nothing}::uuid as pet_id,
        ${isOfPet ? sql`p.name` : nothing}::text as pet_name,
        ${isOfPet ? sql`p.deleted_at is not null` : nothing}::boolean as is_pet_deleted,
        ${ref('deletedAt')}, ${ref('deletedBy')},
        ${kind.of === 'household' ? sql`0` : filesOf(type, kind)} as files,
        ${kind.of === 'itself' ? thingsOf(kinds) : sql`0`} as things,
        ${sql.lit(index === 0)} as may_erase
      from ${sql.table(type)}
      ${isOfPet ? sql`join pets p on p.household_id = ${ref('householdId')} and p.id = ${ref('petId')}` : sql``}
      where ${condition} and ${ref('deletedAt')} > ${keptSince(ctx.now)}
        ${index > 0 ? sql`and p.deleted_at is null` : sql``}
        ${kind.wentWith.length > 0 ? sql`and num_nonnulls(${sql.join(kind.wentWith.map(ref))}) = 0` : sql``}`,
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

export async function find(ctx: Member, kinds: Kinds, id: string) {
  const { rows } = await sql<Found>`select * from ${entries(ctx, kinds)} entry where id = ${id}`.execute(ctx.db);
  return rows[0];
}

type Rows = { readonly type: TrashType; readonly householdIds: readonly string[] };
type Erased = { readonly ids: readonly string[]; readonly fileIds: readonly string[] };

/**
 * Erases rows that are still deleted by then; what hangs off them goes by the database. Answers the ids of the rows, and of
 * the files whose bytes are to be removed. Who restores one at the same time waits for it, or is waited for.
 */
export async function erase(
  db: Db,
  { type, householdIds }: Rows,
  { id, before }: { id?: string; before?: Date },
): Promise<Erased> {
  const { rows: held } = await sql<{ id: string }>`
    select id from ${sql.table(type)}
    where household_id = any(${householdIds}) and deleted_at is not null
      ${id ? sql`and id = ${id}` : sql``} ${before ? sql`and deleted_at <= ${before}` : sql``}
    order by id for update`.execute(db);
  const ids = held.map((row) => row.id);
  if (ids.length === 0) return { ids, fileIds: [] };
  const { rows: files } = await sql<{ id: string }>`
    select f.id from files f
    where f.household_id = any(${householdIds}) and ${
      type === 'pets'
        ? sql`f.pet_id = any(${ids})`
        : sql`f.attachment_id in (
            select a.id from attachments a where a.household_id = any(${householdIds}) and a.thing_id = any(${ids})
          )`
    }`.execute(db);
  await sql`delete from ${sql.table(type)} where household_id = any(${householdIds}) and id = any(${ids})`.execute(db);
  return { ids, fileIds: files.map((file) => file.id) };
}

/** Ids of what is to be erased by now. */
export async function listDue(db: Db, { type, householdIds }: Rows, before: Date) {
  const { rows } = await sql<{ id: string; householdId: string }>`
    select id, household_id from ${sql.table(type)}
    where household_id = any(${householdIds}) and deleted_at <= ${before} order by id`.execute(db);
  return rows;
}
