import type { DB } from '../../db/tables.ts';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { type GivenScope, permissionsOnPet, petIsActive, petWithin, reach, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { isFirstOfVisit, rows as appointmentRows } from '../../features/appointments/store.ts';
import { isFirstOfPets, type Once, petIdsOf, plan, rows as reminderRows } from '../../features/reminders/store.ts';

/** Filter by one pet, by some, or by all in reach. */
type OfPets = { readonly petId?: string | undefined; readonly petIds?: readonly string[] | undefined };
const isOfThese = ({ petIds }: Given<OfPets>) =>
  petIds ? sql<boolean>`reach.pet_id = any(${petIds})` : sql<boolean>`true`;

const seen = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('pets')
    .select(['pets.id', 'pets.name'])
    .select(permissionsOnPet(scope).as('permissions'))
    .where(petWithin(scope)),
);
/** The pets in reach: what they are called, and what may be done with them. */
export const listPets = (db: Db, scope: ViewScope<'profile'>) => seen(db, scope, {});

type Instants = OfPets & Once & { readonly since: Date; readonly until: Date };
type Slice = { readonly limit: number };

const reminderColumns = [
  'id',
  'petId',
  'version',
  'updatedAt',
  'title',
  'description',
  'dueAt',
  'ringsAt',
  'snoozeUntil',
  'completedAt',
  'missedAt',
  'isImportant',
  'assigneeId',
  'togetherId',
  'source',
  'sourceId',
  ...plan,
] as const satisfies readonly (keyof DB['reminders'])[];

const isUnclosed = sql<boolean>`completed_at is null and missed_at is null`;

/** SQL: of several pets, of those that are meant, it is told by this one. */
const tells = ({ userId, guestOf, today, petIds }: Given<OfPets & Once>) =>
  userId ? isFirstOfPets({ userId, guestOf, today }, petIds) : sql<boolean>`true`;

/** The first of them by when they ring, each pet's by itself and then merged. */
const ringing = (where: (given: Given<Instants>) => RawBuilder<boolean>) => {
  const ask = prepared((db, scope: GivenScope, given: Given<Instants & Slice>) =>
    db
      .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
      .crossJoinLateral(
        sql<Selectable<DB['reminders']>>`(
          select * ${reminderRows.ofPet(sql`${where(given)} and ${isOfThese(given)} and ${tells(given)}`)} order by rings_at, id limit ${given.limit}
        )`.as('reminders'),
      )
      .select(reminderColumns.map((column) => `reminders.${column}` as const))
      .select(petIdsOf(scope).as('petIds'))
      .orderBy('reminders.ringsAt')
      .orderBy('reminders.id')
      .limit(given.limit),
  );
  return (db: Db, scope: ViewScope<'reminders'>, asked: Instants & Slice) => ask(db, scope, asked);
};

/** Reminders between two instants; open ones of an archived pet are paused. */
export const standing = ringing(
  ({ since, until }) =>
    sql`rings_at >= ${since} and rings_at < ${until} and (completed_at is not null or missed_at is not null or ${petIsActive})`,
);

/** Open ones from before, whose plan goes on. */
export const goingOn = ringing(
  ({ since }) =>
    sql`${isUnclosed} and ${petIsActive} and rings_at < ${since} and repeat_interval <> 'none' and repeat_from = 'plan'`,
);

type Days = OfPets & {
  readonly from: string;
  readonly to: string;
  /** Viewer, if an appointment of several pets is listed once; `guestOf`: households where they are a guest. */
  readonly userId?: string | undefined;
  readonly guestOf?: readonly string[] | undefined;
  readonly today?: string | undefined;
};

/** SQL: its visit is told by this row: that of the first pet that is not archived, where it is still ahead. */
const tellsVisit = ({ userId, guestOf, today, petIds }: Given<Days>) =>
  userId
    ? sql<boolean>`case when status = 'planned'
        then ${isFirstOfVisit({ userId, guestOf, today }, { isAhead: true, among: petIds })}
        else ${isFirstOfVisit({ userId, guestOf, today }, { among: petIds })}
      end`
    : sql<boolean>`true`;

/** Appointments in a span of days, earliest first; on one day those without a time come first. */
export const appointments = appointmentRows.listing<Days>({
  where: (given) => sql`appointments.date >= ${given.from} and appointments.date <= ${given.to}
    and (status <> 'planned' or ${petIsActive}) and ${isOfThese(given)} and ${tellsVisit(given)}`,
  order: sql`date, time nulls first, id`,
});
