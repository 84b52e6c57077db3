import { quickButton, type QuickButtonInput } from '@tzemed/contract/medical/quick-buttons';
import { sql } from 'kysely';
import {
  type GivenScope,
  type Home,
  homeWithin,
  isOwnerOf,
  type OwnScope,
  reachedHomes,
  type ViewScope,
} from '../../access.ts';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Own = OwnScope<'medicalRecords'>;

export const rows = householdItemRows<'medicalRecords', Omit<QuickButtonInput, 'version'>, typeof quickButton>(
  'quickButtons',
  quickButton,
  { order: sql`quick_buttons.created_at` },
);

/** True when the database refused a second button with the same name. */
export const isNameTaken = (error: unknown) => (error as { constraint?: string }).constraint === 'quick_buttons_called';

/** Ids of a household's buttons, the oldest first. */
export async function listIds(db: Db, { householdId }: Pick<Home, 'householdId'>) {
  const own = await db
    .selectFrom('quickButtons')
    .select('id')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return own.map(({ id }) => id);
}

const locking = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('quickButtons')
    .select(['id', 'householdId'])
    .where(homeWithin(scope, 'quickButtons'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate(),
);
/** Locks a button: nobody stores an observation by it until the transaction ends. */
export const lock = async (db: Db, scope: Own, id: string) => (await locking(db, scope, { id }))[0];

/** True when an observation, deleted or not, names the button. */
export async function isInUse(db: Db, { householdId, id }: { readonly householdId: string; readonly id: string }) {
  const used = await db
    .selectFrom('observations')
    .select('id')
    .where('householdId', '=', householdId)
    .where('kind', '=', id)
    .where(sql<boolean>`length(kind) = 36`)
    .limit(1)
    .execute();
  return used.length > 0;
}

const layoutsOf = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom(reachedHomes(scope))
    .leftJoin('quickButtonLayouts as l', 'l.householdId', 'homes.householdId')
    .select([
      'homes.householdId',
      sql<string[]>`coalesce(l.shown_order, '{}')`.as('order'),
      sql<string[]>`coalesce(l.hidden, '{}')`.as('hidden'),
      sql<string[]>`array(
        select b.id from quick_buttons b
        where b.household_id = homes.household_id and b.deleted_at is null order by b.created_at, b.id
      )`.as('own'),
      isOwnerOf(scope.userId, 'homes').as('mayEdit'),
    ])
    .orderBy('homes.householdId'),
);
/** Layouts of all households in scope, those that arranged nothing too, with the ids of own buttons. */
export const layouts = (db: Db, scope: ViewScope<'medicalRecords'>) => layoutsOf(db, scope, {});

/** Keys that a household hides. */
export async function hiddenOf(db: Db, { householdId }: Pick<Home, 'householdId'>) {
  const layout = await db
    .selectFrom('quickButtonLayouts')
    .select('hidden')
    .where('householdId', '=', householdId)
    .executeTakeFirst();
  return layout?.hidden ?? [];
}

type Layout = { readonly order: readonly string[]; readonly hidden: readonly string[] };
export async function arrange(db: Db, { householdId, userId }: Home, { order, hidden }: Layout, now: Date) {
  const values = { shownOrder: [...order], hidden: [...hidden], updatedAt: now, updatedBy: userId };
  await db
    .insertInto('quickButtonLayouts')
    .values({ householdId, ...values })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(values))
    .execute();
}
