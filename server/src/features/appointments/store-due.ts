import { sql } from 'kysely';
import { type DueSource, inPlaces, type Places } from '../../delivery/due/due-source.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const standing = prepared((db, _scopes: object, { homes, ids }: Given<Places>) =>
  db
    .selectFrom('appointments')
    .select(['id', 'reason', 'visitId', 'startsAt'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`id = any(${ids})`)
    .where('deletedAt', 'is', null)
    .where('status', '=', sql.lit('planned')),
);

/** Several pets that come to one visit are told of as one. */
export const due: DueSource = {
  noun: 'appointments',
  kind: 'appointment',
  area: 'medicalRecords',
  facts: async (db, places) =>
    new Map(
      (await standing(db, {}, inPlaces(places))).map(({ id, reason, visitId, startsAt }) => [
        id,
        { title: reason, isDay: startsAt === null, noun: 'appointments', thingId: id, together: visitId },
      ]),
    ),
};
