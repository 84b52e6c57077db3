import { sql } from 'kysely';
import { type DueSource, inPlaces, type Places } from '../../delivery/due/due-source.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const standing = prepared((db, _scopes: object, { homes, ids }: Given<Places>) =>
  db
    .selectFrom('medicines')
    .select(['id', 'name'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`id = any(${ids})`)
    .where('isOver', '=', sql.lit(false))
    .where('deletedAt', 'is', null),
);

/** The prescription of a medicine is told of before it ends. Its doses are reminders. */
export const due: DueSource = {
  noun: 'medicines',
  kind: 'paper',
  area: 'reminders',
  facts: async (db, places) =>
    new Map(
      (await standing(db, {}, inPlaces(places))).map(({ id, name }) => [
        id,
        { title: name, isDay: true, noun: 'medicines', thingId: id, together: id },
      ]),
    ),
};
