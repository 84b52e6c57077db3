import { sql } from 'kysely';
import { type DueSource, inPlaces, type Places } from '../../delivery/due/due-source.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const standing = prepared((db, _scopes: object, { homes, ids }: Given<Places>) =>
  db
    .selectFrom('attachments as a')
    .select(['a.id', 'a.name', 'a.noun', 'a.thingId'])
    .where(sql<boolean>`a.household_id = any(${homes})`)
    .where(sql<boolean>`a.id = any(${ids})`)
    .where('a.deletedAt', 'is', null)
    .where('a.thingDeletedAt', 'is', null)
    // A newer one of its kind, such as next year's licence.
    .where(
      sql<boolean>`not exists (
        select from attachments later
        where later.household_id = a.household_id and later.pet_id = a.pet_id and later.kind = a.kind
          and later.kind in ('licence', 'vaccination_booklet') and later.expires_on > a.expires_on
          and later.deleted_at is null and later.thing_deleted_at is null
      )`,
    ),
);

/** A paper is told of before it expires; it leads to what it hangs on. */
export const due: DueSource = {
  noun: 'attachments',
  kind: 'paper',
  area: 'medicalRecords',
  facts: async (db, places) =>
    new Map(
      (await standing(db, {}, inPlaces(places))).map(({ id, name, noun, thingId }) => [
        id,
        { title: name, isDay: true, noun, thingId, together: id },
      ]),
    ),
};
