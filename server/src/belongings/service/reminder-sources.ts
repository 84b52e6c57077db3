import { sql } from 'kysely';
import { type GivenScope, within } from '../../access.ts';
import type { EditCtx, Member } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/**
 * Locks the sources of a household and their reminders until the transaction ends. Each is written from the other: a dose
 * closes its reminder, and a reminder that is done is a dose. Whoever writes either takes this lock first.
 */
export const lockSources = (db: Db, householdId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sources ${householdId}`}, 0))`.execute(db);

const homes = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('reminders')
    .select('householdId')
    .distinct()
    .where(within(scope, 'reminders'))
    .where(sql<boolean>`reminders.id = any(${ids})`)
    .where('source', 'is not', null)
    .orderBy('householdId'),
);
/** Locks the sources of the households of some reminders, if one of these has a source. */
export async function lockSourcesOf(db: Db, scope: Parameters<typeof homes>[1], ids: readonly string[]) {
  for (const { householdId } of await homes(db, scope, { ids })) await lockSources(db, householdId);
}

/** Context with the right to edit reminders and their sources, without `If-Match`, for what follows from another write. */
export const actingOnReminders = (member: Member): EditCtx<'reminders'> => ({
  ...member,
  ifMatch: undefined,
  right: { area: 'reminders', level: 'edit' },
});

/** Reminder of a source whose time has passed without an answer, and what is due instead. */
export type PassedOver = {
  readonly householdId: string;
  readonly sourceId: string;
  readonly title: string;
  readonly description: string | null;
  readonly timezone: string;
  /** Null where nothing is due. */
  readonly dueAt: Date | null;
  readonly now: Date;
  /** The pet is archived or deleted: nobody could answer, so the reminder moves on and is not missed. */
  readonly isResting: boolean;
};
