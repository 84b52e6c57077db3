import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { copyButtons } from './copy-buttons.ts';
import { copyCategories } from './copy-categories.ts';
import { copyTags } from './copy-tags.ts';
import { deleteNotificationsOfPets } from './household-rows.ts';

/** A pet, the home that it leaves and the one that it comes to. */
export type Move = {
  readonly petId: string;
  readonly from: string;
  readonly to: string;
  readonly clock: () => Date;
};

/** Tables of a pet that stay behind, and why. */
export const leftBehind: Readonly<Record<string, string>> = {
  budgets: 'what one home wishes to spend is not the other’s wish',
  due_care: 'kept by the database itself, as care plans are turned on and off',
  search_items: 'kept by the database itself, as what can be found comes and goes',
  shares: 'whoever helped at the old home is not asked along',
  earlier_writers: 'made anew of all who wrote, for the home that it comes to',
};

type Carried = {
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns with the id of whoever did something. */
  readonly people: readonly string[];
  /** Other tables that its rows refer to. */
  readonly needs: readonly string[];
};

/**
 * Tables that move with a pet, from the database's own catalogue: the table of a later resource is included
 * automatically.
 */
export async function carriedTables(db: Db): Promise<Carried[]> {
  const { rows } = await sql<Carried>`
    select c.relname as table, ${columnsOf(sql`c.oid`)} as columns, ${peopleOf(sql`c.oid`)} as people,
      array(
        select distinct f.relname::text
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f'
      ) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'pets'::regclass
    )
    order by c.relname
  `.execute(db);
  return inOrder(rows.filter(({ table }) => !(table in leftBehind)));
}

const columnsOf = (table: RawBuilder<unknown>) => sql`
  array(
    select a.attname::text from pg_attribute a
    where a.attrelid = ${table} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum
  )`;

/** Columns of ids: whose limits a measure has is a text. */
const peopleOf = (table: RawBuilder<unknown>) => sql`
  array(
    select a.attname::text from pg_attribute a
    where a.attrelid = ${table} and a.attnum > 0 and not a.attisdropped and a.attname like '%\\_by' and a.atttypid = 'uuid'::regtype
    order by a.attnum
  )`;

/** A row comes after those that it refers to. */
function inOrder(tables: readonly Carried[]): Carried[] {
  const sorted: Carried[] = [];
  const add = (carried: Carried) => {
    if (sorted.includes(carried)) return;
    for (const other of tables) if (other !== carried && carried.needs.includes(other.table)) add(other);
    sorted.push(carried);
  };
  for (const carried of tables) add(carried);
  return sorted;
}

/** The pet's own columns, and those of them that point to what hangs off it, such as its photo. */
async function petColumns(db: Db, carried: readonly string[]) {
  const { rows } = await sql<{ columns: string[]; people: string[]; pointers: string[] }>`
    select ${columnsOf(sql`'pets'::regclass`)} as columns, ${peopleOf(sql`'pets'::regclass`)} as people,
      array(
        select a.attname::text
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = 'pets'::regclass and k.contype = 'f' and f.relname = any(${carried})
          and a.attname <> 'household_id'
      ) as pointers
  `.execute(db);
  return rows[0]!;
}

const among = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/**
 * Takes a pet with everything that hangs off it to another home: no key is changed, all of it is written there and then
 * deleted here, ids and who wrote it stay as they are. Bytes of files lie under the ids of their rows and stay where they
 * are. Its guests lose their shares; their ids are returned.
 *
 * The caller has a transaction open, holds both homes, and gives way (see `db/retry-on-lock.ts`): whoever writes to the pet
 * at the same time either comes first and is carried along, or waits and then finds it gone.
 */
export async function movePet(db: Db, { petId, from, to, clock }: Move): Promise<string[]> {
  const tables = await carriedTables(db);
  const pet = await petColumns(
    db,
    tables.map(({ table }) => table),
  );
  const isPet = sql`household_id = ${from} and id = ${petId}`;
  const isOfPet = sql`household_id = ${from} and pet_id = ${petId}`;
  // Rows are locked before anything is copied: an edit in progress would be lost in the copy. New rows wait for the
  // lock on the pet.
  await sql`select from pets where ${isPet} for update`.execute(db);
  const held = new Map<string, number>();
  for (const { table } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from (select from ${sql.table(table)} where ${isOfPet} for update) held`.execute(db);
    held.set(table, Number(rows[0]?.count));
  }
  // Read under all locks: rows that were deleted while one was waited for are from before.
  const cameAt = clock();

  const having = (column: string) =>
    tables.filter(({ columns }) => columns.includes(column)).map(({ table }) => ({ table, of: isOfPet }));
  /** Column values in the new household. */
  const there: Readonly<Record<string, RawBuilder<unknown>>> = {
    tag_ids: await copyTags(db, { from, to }, [{ table: 'pets', of: isPet }, ...having('tag_ids')]),
    category: await copyCategories(db, { from, to }, having('category')),
    kind: await copyButtons(db, { from, to }, isOfPet),
    // A merge in the old household is undone only there.
    merged_from: sql`'{}'::uuid[]`,
    // Rows of one import are identified only in the household that imported them.
    import_id: sql`null`,
    // Expenses from before the move are settled in the household where they were paid.
    came_along: sql`true`,
    // Rows that were deleted before then are nothing to the new home.
    came_at: sql`${cameAt}::timestamptz`,
    // A stock stays with the household that keeps it.
    stock_item_id: sql`null`,
    // Counted by the database itself, as refunds come.
    refunded: sql`0`,
    // A plan of another pet stays behind; one that was erased is named on.
    plan_id: sql`case when not exists (
      select from expense_plans p where p.household_id = ${from} and p.id = plan_id and p.pet_id <> ${petId}
    ) then plan_id end`,
  };
  const carriedAs = (column: string) => there[column] ?? sql.ref(column);

  await leaveExpenses(db, petId, from);
  const writers = await bringPeople(db, { petId, from, to }, [{ table: 'pets', ...pet }, ...tables]);
  const guests = await endShares(db, { petId, from });
  const own = pet.columns.filter((column) => column !== 'household_id');
  const values = own.map((column) => (pet.pointers.includes(column) ? sql`null` : carriedAs(column)));
  await sql`
    insert into pets (household_id, ${among(own)})
    select ${to}, ${sql.join(values)} from pets where ${isPet}`.execute(db);
  await sql`
    insert into earlier_writers (household_id, pet_id, user_id)
    select ${to}, ${petId}, user_id from unnest(${writers}::uuid[]) user_id`.execute(db);
  for (const { table, columns } of tables) {
    const kept = columns.filter((column) => column !== 'household_id');
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (household_id, ${among(kept)})
      select ${to}, ${sql.join(kept.map(carriedAs))} from ${sql.table(table)} where ${isOfPet}`.execute(db);
    if (Number(numAffectedRows) !== held.get(table)) throw new Error(`not all rows of ${table} were carried`);
  }
  if (pet.pointers.length > 0)
    await sql`
      update pets set (${among(pet.pointers)}) = (select ${among(pet.pointers)} from pets where ${isPet})
      where household_id = ${to} and id = ${petId}`.execute(db);
  // No notification is sent twice: the due times planned for the new rows give way to the existing ones.
  await sql`delete from due_queue where household_id = ${to} and pet_id = ${petId}`.execute(db);
  await sql`update due_queue set household_id = ${to} where household_id = ${from} and pet_id = ${petId}`.execute(db);
  // The foreign keys delete everything of the pet in the old household.
  await sql`delete from pets where ${isPet}`.execute(db);
  await deleteNotificationsOfPets(db, from, [petId]);
  await withdrawEmptyInvitations(db, from);
  return guests;
}

/** Keeps the pet's costs in the books of the people who paid them: they have settled them, or will. */
async function leaveExpenses(db: Db, petId: string, from: string) {
  await sql`
    insert into left_expenses as kept (household_id, date, paid_by, amount)
    select e.household_id, coalesce(whole.date, e.date) as date, e.paid_by, sum(e.amount)
    from expenses e
    left join expenses whole on whole.household_id = e.household_id and whole.id = e.refund_of
    where e.household_id = ${from} and e.pet_id = ${petId} and e.deleted_at is null and not e.came_along
      and e.paid_by is not null and (e.refund_of is null or whole.paid_by is not null and not whole.came_along)
    group by e.household_id, coalesce(whole.date, e.date), e.paid_by
    on conflict (household_id, date, paid_by) do update set amount = kept.amount + excluded.amount`.execute(db);
}

/** The names of all who wrote any of it; their ids are answered. */
async function bringPeople(
  db: Db,
  { petId, from, to }: Omit<Move, 'clock'>,
  tables: readonly Pick<Carried, 'table' | 'people'>[],
) {
  const writers = tables.flatMap(({ table, people }) =>
    people.map(
      (column) => sql`
          select ${sql.ref(column)} from ${sql.table(table)}
          where household_id = ${from} and ${sql.ref(table === 'pets' ? 'id' : 'pet_id')} = ${petId}`,
    ),
  );
  const { rows } = await sql<{ userId: string }>`
    select user_id from household_people
    where household_id = ${from} and user_id in (${sql.join([...writers, correctors({ petId, from })], sql` union `)})`.execute(
    db,
  );
  const people = rows.map(({ userId }) => userId);
  await sql`
    insert into household_people (household_id, user_id, name)
    select ${to}, user_id, name from household_people where household_id = ${from} and user_id = any(${people})
    on conflict do nothing`.execute(db);
  return people;
}

/** SQL: those who are named in the corrections of a pet’s doses. */
const correctors = ({ petId, from }: Pick<Move, 'petId' | 'from'>) => sql`
  select named::uuid from doses d, jsonb_array_elements(d.history) correction,
    unnest(array[correction ->> 'by', correction #>> '{was,givenBy}']) named
  where d.household_id = ${from} and d.pet_id = ${petId}`;

/** The shares go with the pet; here what their guests know of them. */
async function endShares(db: Db, { petId, from }: Pick<Move, 'petId' | 'from'>) {
  const shares = await db
    .selectFrom('shares')
    .select(['id', 'userId'])
    .where('householdId', '=', from)
    .where('petId', '=', petId)
    .where('userId', 'is not', null)
    .execute();
  const guests = [...new Set(shares.map(({ userId }) => userId!))];
  await sql`
    delete from guest_shares
    where user_id = any(${guests}) and household_id = ${from} and share_id = any(${shares.map(({ id }) => id)})`.execute(
    db,
  );
  return guests;
}

/** Deletes invitations that offered only this pet: they offer nothing any more, and wait for nobody. */
async function withdrawEmptyInvitations(db: Db, householdId: string) {
  const empty = await db
    .deleteFrom('invitations')
    .where('householdId', '=', householdId)
    .where('role', '=', 'guest')
    .where(sql<boolean>`answer is distinct from 'accepted'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shares')
            .whereRef('shares.householdId', '=', 'invitations.householdId')
            .whereRef('shares.invitationId', '=', 'invitations.id'),
        ),
      ),
    )
    .returning(['id', 'email'])
    .execute();
  for (const { id, email } of empty)
    await db
      .deleteFrom('invitedAddresses')
      .where((eb) => eb.and({ email: email.toLowerCase(), householdId, noun: 'invitation', id }))
      .execute();
}
