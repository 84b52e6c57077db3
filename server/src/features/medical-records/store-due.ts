import { vaccineName } from '@tzemed/contract/medical/vaccine-name';
import { sql } from 'kysely';
import { type DueSource, inPlaces, type Places } from '../../delivery/due/due-source.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const standing = prepared((db, _scopes: object, { homes, ids }: Given<Places>) =>
  db
    .selectFrom('medicalRecords as r')
    .select(['r.id', 'r.petId', 'r.type', 'r.description', 'r.date', 'r.validUntil'])
    .where(sql<boolean>`r.household_id = any(${homes})`)
    .where(sql<boolean>`r.id = any(${ids})`)
    .where('r.deletedAt', 'is', null),
);
/** The vaccinations of their pets. */
const vaccinations = prepared(
  (db, _scopes: object, { homes, pets }: Given<{ homes: readonly string[]; pets: readonly string[] }>) =>
    db
      .selectFrom('medicalRecords as r')
      .select(['r.id', 'r.petId', 'r.description', 'r.date', 'r.validUntil'])
      .where(sql<boolean>`r.household_id = any(${homes})`)
      .where(sql<boolean>`r.pet_id = any(${pets})`)
      .where('r.type', '=', 'vaccination')
      .where('r.deletedAt', 'is', null),
);

type Dose = { readonly date: string; readonly validUntil: string | null };

/** A dose that ends later replaces another; so does a newer one that ends the same day or of which no end is known. */
const replaces = (other: Dose, { date, validUntil }: Dose) =>
  other.validUntil === null || validUntil === null || other.validUntil === validUntil
    ? other.date > date
    : other.validUntil > validUntil;

/** A vaccination is told of before it runs out, unless another dose of the same vaccine has taken its place. */
export const due: DueSource = {
  noun: 'medicalRecords',
  kind: 'record',
  area: 'medicalRecords',
  facts: async (db, places) => {
    const asked = inPlaces(places);
    const records = await standing(db, {}, asked);
    const pets = [...new Set(records.map(({ petId }) => petId))];
    const given = await vaccinations(db, {}, { homes: asked.homes, pets });
    const isReplaced = (record: (typeof records)[number]) =>
      record.type === 'vaccination' &&
      given.some(
        (other) =>
          other.petId === record.petId && vaccineName(other) === vaccineName(record) && replaces(other, record),
      );
    return new Map(
      records
        .filter((record) => !isReplaced(record))
        .map(({ id, description }) => [
          id,
          { title: description, isDay: true, noun: 'medicalRecords', thingId: id, together: id },
        ]),
    );
  },
};
