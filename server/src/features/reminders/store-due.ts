import { sql } from 'kysely';
import { type DueSource, inPlaces, type Places } from '../../delivery/due/due-source.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const standing = prepared((db, _scopes: object, { homes, ids }: Given<Places>) =>
  db
    .selectFrom('reminders')
    .select(['id', 'title', 'isImportant', 'leadTimes', 'assigneeIds', 'assigneeId', 'householdId', 'togetherId'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`id = any(${ids})`)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`completed_at is null and missed_at is null`),
);

/** Told of at its time, or when it comes back after it was put off; of several pets as one. */
export const due: DueSource = {
  noun: 'reminders',
  kind: 'reminder',
  area: 'reminders',
  facts: async (db, places) =>
    new Map(
      (await standing(db, {}, inPlaces(places))).map(({ id, title, householdId, togetherId, ...attention }) => [
        id,
        {
          title,
          isDay: false,
          noun: 'reminders',
          thingId: id,
          together: togetherId ? `${householdId} ${togetherId}` : id,
          attention,
        },
      ]),
    ),
};
