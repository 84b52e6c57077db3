import { dayOf } from '@tzemed/contract/dates/days';
import type { Area, Level, PetAccess } from '@tzemed/contract/schema/endpoint';
import { ownPermissions, type PetPermissions } from '@tzemed/contract/sharing/permissions';
import { type Expression, sql } from 'kysely';
import type { Db } from './db/client.ts';
import { type Given, prepared } from './db/prepared-query.ts';
import { isUuid } from './lib/ids.ts';
import { notFound, Refusal } from './lib/refusal.ts';

declare const proof: unique symbol;

/**
 * The pets that a request may reach, with a right: what every list, find, update and remove is asked within. Only this
 * file makes one.
 */
export type Scope<A extends Area, L extends Level> = {
  /** User who makes the request, recorded as the author of every change. */
  readonly userId: string;
  /** Households to search for the user's own rows. Only a hint: every statement checks permissions again. */
  readonly households: readonly string[];
  /** And for what others share with them; absent where nobody does, so that owners pay nothing for guests. */
  readonly guestOf?: readonly string[] | undefined;
  /** Present day in Israel, beside `guestOf`: a share ends with its last day. */
  readonly today?: string | undefined;
  readonly area: A;
  readonly level: L;
  readonly [proof]: 'scope';
};

export type ViewScope<A extends Area> = Scope<A, Level>;
export type EditScope<A extends Area> = Scope<A, 'edit'>;
export type OwnScope<A extends Area> = Scope<A, 'own'>;

/** A scope as SQL sees it: nothing can be asked of it but what stands below. */
export type GivenScope = Given<Scope<Area, Level>>;

/**
 * Proof that this request may touch this pet in this area at this level. Only this file makes one, and store
 * writes ask for it: a forgotten check does not compile.
 */
export type Proven<A extends Area, L extends Level> = {
  readonly userId: string;
  readonly area: A;
  readonly level: L;
  readonly householdId: string;
  readonly petId: string;
  readonly guestOf?: readonly string[] | undefined;
  readonly today?: string | undefined;
  readonly [proof]: 'pet';
};

/** The home that a new pet joins: one of who asks. */
export type Home = { readonly userId: string; readonly householdId: string; readonly [proof]: 'home' };

/** User of a request, with the households to search. */
type Person = { readonly id: string; readonly households: readonly string[]; readonly guestOf?: readonly string[] };
type Asker = { readonly db: Db; readonly user: Person; readonly now: Date };
type With<A extends PetAccess> = Asker & { readonly right: A };

const looking = ({ user: { id, households, guestOf }, now }: Asker) => ({
  userId: id,
  households,
  ...(guestOf?.length && { guestOf, today: dayOf(now) }),
});

/** The viewer of lists that tell linked rows once: an owner, or a guest on a day. */
export const viewerOf = (ctx: Asker) => {
  const { households: _households, ...viewer } = looking(ctx);
  return viewer;
};

/** Scope of this request for the permission that its endpoint declares. */
export const scopeOf = <A extends PetAccess>(ctx: With<A>) =>
  ({ ...looking(ctx), area: ctx.right.area, level: ctx.right.level }) as unknown as Scope<A['area'], A['level']>;

/** Reading within one area for a reply that joins several (the overview). */
export const viewOf = <A extends Area>(ctx: Asker, area: A) =>
  ({ ...looking(ctx), area, level: 'view' }) as unknown as Scope<A, 'view'>;

/** Reading what is one's own, and nothing that others share. */
export const ownViewOf = <A extends Area>({ user: { id, households } }: Asker, area: A) =>
  ({ userId: id, households, area, level: 'view' }) as unknown as Scope<A, 'view'>;

/** Reading what others share with who asks, and nothing that is their own. */
export const guestViewOf = <A extends Area>({ user: { id, guestOf }, now }: Asker, area: A) =>
  ({ userId: id, households: [], guestOf: guestOf ?? [], today: dayOf(now), area, level: 'view' }) as unknown as Scope<
    A,
    'view'
  >;

/** Reading within several areas by one statement: in each as far as its own right goes. */
export type Views = Omit<Scope<Area, 'view'>, 'area' | 'level' | typeof proof> & {
  readonly areas: readonly Area[];
  readonly [proof]: 'views';
};
export const viewsOf = (ctx: Asker, areas: readonly Area[]) => ({ ...looking(ctx), areas }) as unknown as Views;

const oneOf =
  <A extends Area>(area: A) =>
  ({ areas: _areas, ...looking }: Views) =>
    ({ ...looking, area, level: 'view' }) as unknown as Scope<A, 'view'>;
/** Anyone who may see any area of a pet may see its profile. */
export const profilesOf = oneOf('profile');
export const expensesOf = oneOf('expenses');
export const recordsOf = oneOf('medicalRecords');

type GivenAsker = Given<{ readonly userId: string; readonly households: readonly string[] }>;

/** Selects a household of the user: that of a pet, deleted or not, or the one with this id. */
export type WhichHome = { readonly petId?: string | undefined; readonly householdId?: string | undefined };

const lockHome = prepared((db, asker: GivenAsker, { petId, householdId }: Given<WhichHome>) =>
  db
    .selectFrom('householdMembers as m')
    .innerJoin('households as h', 'h.householdId', 'm.householdId')
    .select('m.householdId')
    .where(sql<boolean>`m.household_id = any(${asker.households})`)
    .where('m.userId', '=', asker.userId)
    .$if(householdId !== undefined, (q) => q.where(sql<boolean>`m.household_id = ${householdId}`))
    .$if(petId !== undefined, (q) =>
      q.where(sql<boolean>`exists (select from pets p where p.household_id = m.household_id and p.id = ${petId})`),
    )
    .orderBy('m.joinedAt')
    .orderBy('m.householdId')
    .limit(1)
    // The home first, for which all wait; then that who asks is still of it.
    .forNoKeyUpdate(['h', 'm']),
);

/**
 * The home that is meant; without a word of which, that in which who asks has been for longest, as a new pet joins it. It
 * is theirs alone until the transaction ends, so that two who count its pets before adding to them come one after the
 * other. 404 for what is of no home of theirs, or no longer; 401 when their account is gone.
 */
export async function holdHome({ db, user }: Asker, which: WhichHome = {}) {
  const named = Object.values(which).filter((id) => id !== undefined);
  if (!named.every(isUuid)) throw notFound();
  const asker = { userId: user.id, households: user.households };
  const [home] = await lockHome(db, asker, which);
  if (home) return { userId: user.id, ...home } as Home;
  // A user who was removed meanwhile has a household of their own by now; their next request goes there.
  throw named.length > 0 || (await isKnown(db, user.id)) ? notFound() : new Refusal(401, 'invalidToken');
}

/** True while the account exists: every account has a household. */
const isKnown = async (db: Db, userId: string) =>
  (await db.selectFrom('memberships').select('userId').where('userId', '=', userId).limit(1).execute()).length > 0;

const findHomes = prepared((db, asker: GivenAsker, _given: object) =>
  db
    .selectFrom('householdMembers as m')
    .select('m.householdId')
    .where(sql<boolean>`m.household_id = any(${asker.households})`)
    .where('m.userId', '=', asker.userId)
    .orderBy('m.joinedAt')
    .orderBy('m.householdId'),
);

/** All homes of who asks, first that in which they have been for longest. */
export async function homesOf({ db, user }: Asker) {
  const homes = await findHomes(db, { userId: user.id, households: user.households }, {});
  return homes.map(({ householdId }) => ({ userId: user.id, householdId }) as Home);
}

export type ReachedPet = { householdId: string; petId: string; archivedAt: Date | null };

/** Present day in Israel. */
type Day = Expression<unknown> | string;

/** SQL: a day in Israel is not after the last day of the share `s`; `columns` names its table. */
export const isBeforeEnd = (today: Day, columns = 's') =>
  sql<boolean>`(${sql.ref(`${columns}.until`)} is null or ${sql.ref(`${columns}.until`)} >= ${today}::date)`;

/** SQL: the share `s` stands on a day in Israel: nobody has ended it, and the day is not after its last. */
export const shareStands = (today: Day, columns = 's') =>
  sql<boolean>`${sql.ref(`${columns}.endedAt`)} is null and ${isBeforeEnd(today, columns)}`;

/** SQL: what a share lets its guest do in an area. */
const sharedLevel = (area: Expression<unknown>) => sql<ShareLevel>`case ${area}
  when 'profile' then s.profile
  when 'medicalRecords' then s.medical_records
  when 'reminders' then s.reminders
  when 'expenses' then s.expenses
end`;
type ShareLevel = 'none' | 'view' | 'edit';

/** SQL: the `user_id` of each who may edit an area of the pet that `reach` stands on: its owners, and guests as far as their right goes. */
export const editorsOf = (area: Expression<unknown>, today: Day) => sql`
  select m.user_id from household_members m where m.household_id = reach.household_id
  union
  select s.user_id from shares s
  where s.household_id = reach.household_id and s.pet_id = reach.pet_id and s.user_id is not null
    and ${shareStands(today)} and ${sharedLevel(area)} = 'edit'`;

/**
 * SQL: the pets in reach as `reach`, one row each. The one place that knows who may reach what: owners every pet of their
 * homes, guests those that are shared with them, as far as the area's right goes; lists, sums and writes follow. With an
 * id, that pet alone.
 */
export const reach = (scope: GivenScope, petId?: Expression<string>) =>
  sql<ReachedPet>`(
    select p.household_id, p.id as pet_id, p.archived_at
    from household_members m join pets p on p.household_id = m.household_id
    where m.household_id = any(${scope.households}) and m.user_id = ${scope.userId} and p.deleted_at is null
      ${petId ? sql`and p.id = ${petId}` : sql``}
    ${scope.guestOf ? sql`union all ${sharedPets(scope, scope.guestOf, petId)}` : sql``}
  )`.as('reach');

/**
 * SQL: the same in several areas, with the area of each row. Homes are looked through once: once for each area took longer
 * to plan than to do. Without a pet that is meant, also the homes themselves, each in the place of a pet: for what hangs off
 * none, as `reachedHomes`.
 */
export const reachIn = ({ userId, households, guestOf, today, areas }: Given<Views>, petId?: Expression<string>) =>
  sql<Omit<ReachedPet, 'archivedAt'> & { area: Area }>`(
    select p.household_id, p.id as pet_id, area
    from household_members m join pets p on p.household_id = m.household_id cross join unnest(${areas}::text[]) area
    where m.household_id = any(${households}) and m.user_id = ${userId} and p.deleted_at is null
      ${petId ? sql`and p.id = ${petId}` : sql``}
    ${
      petId
        ? sql``
        : sql`union all
    select m.household_id, m.household_id, area from household_members m cross join unnest(${areas}::text[]) area
    where m.household_id = any(${households}) and m.user_id = ${userId}`
    }
    ${guestOf ? sql`union all ${sharedIn({ userId, today }, areas, guestOf, petId)}` : sql``}
  )`.as('reach');

const sharedIn = (
  guest: Pick<ByRight, 'userId' | 'today'>,
  areas: Expression<readonly string[]>,
  guestOf: Expression<readonly string[]>,
  petId?: Expression<string>,
) => sql`
    select distinct shared.household_id, ${petId ? sql`shared.pet_id` : sql`place`}, area
    from unnest(${areas}::text[]) area
      cross join lateral (${sharedPets({ ...guest, area: sql.ref('area'), level: sql.lit('view') }, guestOf, petId)}) shared
      ${petId ? sql`` : sql`cross join unnest(array[shared.pet_id, shared.household_id]) place`}`;

type ByRight = { readonly [K in 'userId' | 'area' | 'level']: Expression<string> } & {
  readonly today?: Expression<string> | undefined;
};
/** A right to edit is one to view too; what only owners may do is no guest's. */
const sharedPets = (scope: ByRight, guestOf: Expression<readonly string[]>, petId?: Expression<string>) => sql`
    select p.household_id, p.id as pet_id, p.archived_at
    from shares s join pets p on p.household_id = s.household_id and p.id = s.pet_id
    where s.household_id = any(${guestOf}) and s.user_id = ${scope.userId} and ${shareStands(scope.today!)}
      and p.deleted_at is null ${petId ? sql`and p.id = ${petId}` : sql``}
      and (${sharedLevel(scope.area)} = 'edit' and ${scope.level} <> 'own' or ${sharedLevel(scope.area)} = ${scope.level})`;

/**
 * SQL: who hears of a change, by their ids: the owners of its home, guests who may see its area of its pet (deleted or
 * not) or, where it is of no pet, of any, and the guest of a share that it is about. It says for everybody at once what
 * `reach` says for one.
 */
export const recipientsOf = (changes: string, today: Day) => {
  const of = (column: string) => sql.ref(`${changes}.${column}`);
  return sql<{ userId: string }>`(
    select m.user_id from household_members m where m.household_id = ${of('householdId')}
    union all
    select s.user_id from shares s
    where s.household_id = ${of('householdId')} and (s.pet_id = ${of('petId')} or ${of('petId')} is null)
      and ${shareStands(today)} and ${sharedLevel(of('area'))} <> 'none'
    union all
    select ${of('guest')}
  )`.as('hearers');
};

/**
 * SQL: the pets of this home of whose changes a guest hears, each with an area, as `heard`: `recipientsOf` from the other
 * side, for who looks through what happened.
 */
export const changesVisibleToGuest = (userId: Expression<string>, home: string, today: Day) =>
  sql<{ petId: string; area: Area }>`(
    select s.pet_id, area
    from shares s cross join unnest(array['profile', 'medicalRecords', 'reminders', 'expenses']) area
    where s.household_id = ${sql.ref(home)} and s.user_id = ${userId} and ${shareStands(today)}
      and ${sharedLevel(sql.ref('area'))} <> 'none'
  )`.as('heard');

/** SQL: the areas in which a guest hears of what is of this home and of no pet, as `heard_at_home`. */
export const householdChangesVisibleToGuest = (userId: Expression<string>, home: string, today: Day) =>
  sql<{ area: Area }>`(select distinct heard.area from ${changesVisibleToGuest(userId, home, today)})`.as(
    'heard_at_home',
  );

/** SQL: who asks is an owner of the home of this row. */
export const isOwnerOf = (userId: Expression<string>, table: string) =>
  sql<boolean>`exists (
  select from household_members m where m.household_id = ${sql.ref(`${table}.householdId`)} and m.user_id = ${userId}
)`;

/**
 * SQL: deleted rows that the caller may restore, as conditions of which a row fulfils one at most: those of their own
 * households; then, as a guest, those that they deleted themselves, where they may still edit the area of the pet. Without an
 * area: owners alone. Each is asked by itself: with `or` a statement reads the rows of all households.
 */
export function restorable({ user, now }: Asker, table: string, area: Expression<unknown> | null) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  const own = sql<boolean>`${of('householdId')} = any(${user.households}) and ${isOwnerOf(sql.val(user.id), table)}`;
  if (area === null || !user.guestOf?.length) return [own];
  const asGuest = sql<boolean>`${of('householdId')} = any(${user.guestOf}) and ${of('deletedBy')} = ${user.id} and exists (
    select from shares s
    where s.household_id = ${of('householdId')} and s.pet_id = ${of('petId')} and s.user_id = ${user.id}
      and ${shareStands(dayOf(now))} and ${sharedLevel(area)} = 'edit'
  )`;
  return [own, asGuest];
}

/** SQL: somebody shares a pet of the home of this row with who asks. */
export const isGuestOf = (userId: Expression<string>, table: string, today: Day) =>
  sql<boolean>`exists (
  select from shares s
  where s.household_id = ${sql.ref(`${table}.householdId`)} and s.user_id = ${userId} and ${shareStands(today)}
)`;

/**
 * SQL: what who asks may do with the pet of this row of `pets`, which is in their reach. A guest of a household owns
 * nothing in it, so whoever has no share there is an owner.
 */
export const permissionsOnPet = ({ userId, guestOf, today }: Viewer) =>
  guestOf
    ? sql<PetPermissions>`coalesce((
        select jsonb_build_object('profile', s.profile, 'medicalRecords', s.medical_records,
          'reminders', s.reminders, 'expenses', s.expenses)
        from shares s
        where s.household_id = pets.household_id and s.user_id = ${userId} and s.pet_id = pets.id and ${shareStands(today!)}
      ), ${ownEverywhere})`
    : sql<PetPermissions>`${ownEverywhere}`;
export type Viewer = {
  readonly userId: string | Expression<string>;
  readonly guestOf?: unknown;
  /** Set beside `guestOf`. */
  readonly today?: Day | undefined;
};
const ownEverywhere = sql`${sql.lit(JSON.stringify(ownPermissions))}::jsonb`;

/** SQL: who asks, and reaches the pet of this row by another right, may see this area of it too. A requester without a share there is an owner. */
export const mayAlsoView = ({ userId, guestOf, today }: Viewer, area: Area, table: string) =>
  guestOf
    ? sql<boolean>`not exists (
        select from shares s
        where s.household_id = ${sql.ref(`${table}.householdId`)} and s.user_id = ${userId}
          and s.pet_id = ${sql.ref(`${table}.petId`)} and ${shareStands(today!)} and ${sharedLevel(sql.lit(area))} = 'none'
      )`
    : sql<boolean>`true`;

/**
 * SQL: who asks, and looks into the home of this row, may see this area of its pet. For rows that are met by another pet:
 * owners see all of their home, guests what is shared with them.
 */
export const maySee = ({ userId, guestOf, today }: Viewer, area: Area, table: string) =>
  guestOf
    ? sql<boolean>`(${isOwnerOf(userId as Expression<string>, table)} or exists (
        select from shares s
        where s.household_id = ${sql.ref(`${table}.householdId`)} and s.user_id = ${userId}
          and s.pet_id = ${sql.ref(`${table}.petId`)} and ${shareStands(today!)} and ${sharedLevel(sql.lit(area))} <> 'none'
      ))`
    : sql<boolean>`true`;

/** True if the user may edit this area of a pet; false for a pet out of scope and for a malformed id. */
export async function mayEdit(ctx: Asker, area: Area, petId: string) {
  const scope = scopeOf({ ...ctx, right: { area, level: 'edit' } });
  return isUuid(petId) && (await findPet(ctx.db, scope, { petId })).length > 0;
}

/** True if the user may see this area of a pet; false for a pet out of scope and for a malformed id. */
export const mayView = async (ctx: Asker, area: Area, petId: string) =>
  isUuid(petId) && (await findPet(ctx.db, viewOf(ctx, area), { petId })).length > 0;

/**
 * SQL: what whom this row names may do with its pet in its area, by its columns `user_id`, `household_id`, `pet_id` and
 * `area`; null where they may not see it, nor anybody since it is deleted. For what was told to many, each by themselves.
 */
export const levelOfNamed = (table: string, today: Day) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<'view' | 'edit' | null>`(
    select named.level from (
      select 'edit' as level from household_members m
      where m.household_id = ${of('householdId')} and m.user_id = ${of('userId')}
      union all
      select ${sharedLevel(of('area'))} from shares s
      where s.household_id = ${of('householdId')} and s.pet_id = ${of('petId')} and s.user_id = ${of('userId')}
        and ${shareStands(today)}
    ) named
    where named.level <> 'none' and exists (
      select from pets p where p.household_id = ${of('householdId')} and p.id = ${of('petId')} and p.deleted_at is null
    )
    limit 1
  )`;
};

/** SQL: whom this row names owns its home, by its columns `user_id` and `household_id`. */
export const isOwnerNamed = (table: string) => isOwnerOf(sql.ref(`${table}.userId`), table);

/** SQL: the row is of a home that who asks may look into. It says where the row lies, before its pet is known. */
export const isAtHome = ({ households, guestOf }: GivenScope, table: string) =>
  sql`${sql.ref(`${table}.householdId`)} = any(${guestOf ? sql`${households}::uuid[] || ${guestOf}::uuid[]` : households})`;

/** SQL: the pet of this row is in reach. For single rows; a list starts from `reach` and merges what each pet has. */
export const within = (scope: GivenScope, table: string) => sql<boolean>`${isAtHome(scope, table)} and exists (
  select from ${reach(scope)}
  where reach.household_id = ${sql.ref(`${table}.householdId`)} and reach.pet_id = ${sql.ref(`${table}.petId`)}
)`;

/**
 * SQL: the homes of which who asks is an owner or, as far as the area's right goes, a guest by any of their pets, as
 * `homes`: `reach` for what is of a home and hangs off no pet.
 */
export const reachedHomes = (scope: GivenScope) =>
  sql<{ householdId: string }>`(
    select m.household_id from household_members m
    where m.household_id = any(${scope.households}) and m.user_id = ${scope.userId}
    ${scope.guestOf ? sql`union select shared.household_id from (${sharedPets(scope, scope.guestOf)}) shared` : sql``}
  )`.as('homes');

/** SQL: the home of this row is in reach. */
export const homeWithin = (scope: GivenScope, table: string) => sql<boolean>`${isAtHome(scope, table)} and exists (
  select from ${reachedHomes(scope)} where homes.household_id = ${sql.ref(`${table}.householdId`)}
)`;

const findHome = prepared((db, scope: GivenScope, { householdId }: Given<{ householdId: string }>) =>
  db
    .selectFrom(reachedHomes(scope))
    .select('homes.householdId')
    .where(sql<boolean>`homes.household_id = ${householdId}`),
);

/** 404 for a home that is out of reach by this right. */
export async function demandHome(ctx: With<PetAccess>, householdId: string) {
  const [home] = await findHome(ctx.db, scopeOf(ctx), { householdId });
  if (!home) throw notFound();
}

/** SQL: the pet itself is in reach. */
export const petWithin = (scope: GivenScope) => sql<boolean>`${isAtHome(scope, 'pets')} and exists (
  select from ${reach(scope)} where reach.household_id = pets.household_id and reach.pet_id = pets.id
)`;

/** SQL: the row is of a home of which who asks is an owner. For what belongs to a home itself, whatever became of its pets. */
export const ofOwnHome = ({ households, userId }: GivenScope, table: string) => sql<boolean>`
  ${sql.ref(`${table}.householdId`)} = any(${households}) and exists (
    select from household_members m where m.household_id = ${sql.ref(`${table}.householdId`)} and m.user_id = ${userId}
  )`;

/**
 * SQL, beside `reach`: the pet is not archived. An archived pet rests: its history stays where it was, but nothing
 * that lies ahead of it is listed as due, counted or sent until it is back.
 */
export const petIsActive = sql<boolean>`reach.archived_at is null`;

const findPet = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  db.selectFrom(reach(scope, petId)).select(['reach.householdId', 'reach.petId']),
);

/** The check behind every new or moved thing: 404 for a pet that is unknown, foreign, deleted or malformed alike. */
export async function petOf<A extends PetAccess>(ctx: With<A>, petId: string): Promise<Proven<A['area'], A['level']>> {
  if (!isUuid(petId)) throw notFound();
  const scope = scopeOf(ctx);
  const [pet] = await findPet(ctx.db, scope, { petId });
  if (!pet) throw notFound();
  return { ...scope, ...pet } as unknown as Proven<A['area'], A['level']>;
}
