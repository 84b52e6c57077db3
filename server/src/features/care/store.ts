import { type CareInterval } from '@tzemed/contract/care/care-intervals';
import { careItems, newCareItem } from '@tzemed/contract/care/care';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Level } from '@tzemed/contract/schema/endpoint';
import { type EditScope, type GivenScope, type Proven, within } from '../../access.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Edit = EditScope<'reminders'>;

const { every: _every, ...written } = newCareItem.shape;
const every = sql<CareInterval | null>`care_items.every`;

export const rows = belongingRows('careItems', careItems, {
  input: z.object(written),
  alsoWritten: ['every', 'key', 'isChosen', 'isOff', 'postponedUntil', 'exemptUntil', 'doneOn', 'skippedOn', 'lang'],
  computed: { petName: petName('careItems'), every },
  order: [
    ['key', 'asc'],
    ['id', 'asc'],
  ],
});

type OfKey = { readonly petId: string; readonly key: string };
const ofKey = prepared((db, scope: GivenScope, { petId, key }: Given<OfKey>) =>
  db
    .selectFrom('careItems')
    .select(['id', 'key', 'doneOn'])
    .where(within(scope, 'careItems'))
    .where('petId', '=', petId)
    .where(sql<boolean>`(key = ${key} or key is null and id::text = ${key})`)
    .where('deletedAt', 'is', null)
    .forUpdate(),
);
/** Locks what was said about a rule, or an own item. */
export const lockOfKey = async (db: Db, scope: Edit, of: OfKey) => (await ofKey(db, scope, of))[0];

const counting = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  rows
    .reached(db, scope, petId)
    .where('careItems.key', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count')),
);
/** Number of own items of a pet. */
export const countOf = async (db: Db, scope: Edit, petId: string) => (await counting(db, scope, { petId }))[0]!.count;

/** A pet, and the home that holds its rows. */
export type PetKey = { readonly householdId: string; readonly petId: string };
const lockingPet = prepared((db, _scopes: object, { householdId, petId }: Given<PetKey>) =>
  db.selectFrom('pets').select('id').where('householdId', '=', householdId).where('id', '=', petId).forNoKeyUpdate(),
);
/** Holds a pet until the transaction ends, so that one after the other writes its plan. */
export const lockPet = (db: Db, { householdId, petId }: Proven<'reminders', Level>) =>
  lockingPet(db, {}, { householdId, petId });

type Pets = { readonly homes: readonly string[]; readonly pets: readonly string[] };

const pets = prepared((db, _scopes: object, { homes, pets }: Given<Pets>) =>
  db
    .selectFrom('pets')
    .select([
      'householdId',
      'id',
      'species',
      'birthDate',
      'birthDateApproximate',
      'createdAt',
      'chipNumber',
      'chipDate',
      'licenceValidUntil',
    ])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`id = any(${pets})`)
    .where('deletedAt', 'is', null),
);
const choices = prepared((db, _scopes: object, { homes, pets }: Given<Pets>) =>
  db
    .selectFrom('careItems')
    .select(['id', 'petId', 'key', 'title', 'startsOn', 'isChosen', 'isOff', 'postponedUntil', 'exemptUntil'])
    .select(['doneOn', 'skippedOn', 'createdAt', 'lang', every.as('every')])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`pet_id = any(${pets})`)
    .where('deletedAt', 'is', null)
    .orderBy('id'),
);
const records = prepared((db, _scopes: object, { homes, pets }: Given<Pets>) =>
  db
    .selectFrom('medicalRecords')
    .select(['id', 'petId', 'type', 'date', 'description', 'product', 'validUntil'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`pet_id = any(${pets})`)
    .where('deletedAt', 'is', null),
);
/** Newest weights of a pet that its plan looks at. */
const newestWeights = 6;
const weights = prepared((db, _scopes: object, { homes, pets }: Given<Pets>) =>
  db
    .selectFrom('measures as k')
    .innerJoinLateral(
      (value) =>
        value
          .selectFrom('measurements as m')
          .select('m.date')
          .whereRef('m.householdId', '=', 'k.householdId')
          .whereRef('m.measureId', '=', 'k.id')
          .where('m.deletedAt', 'is', null)
          .orderBy('m.takenAt', 'desc')
          .limit(sql.lit(newestWeights))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['k.petId', 'newest.date'])
    .where(sql<boolean>`k.household_id = any(${homes})`)
    .where(sql<boolean>`k.pet_id = any(${pets})`)
    .where('k.kind', '=', sql.lit('weight'))
    .where('k.deletedAt', 'is', null),
);
/** Newest closed reminders of a source: more than the steps of any series. */
const newestClosed = 6;
const reminders = prepared((db, _scopes: object, { homes, pets }: Given<Pets>) =>
  db
    .selectFrom((source) =>
      source
        .selectFrom('reminders as r')
        .select(['r.id', 'r.petId', 'r.sourceId', 'r.title', 'r.description', 'r.dueAt'])
        .select(['r.completedAt', 'r.missedAt'])
        .select(
          sql<boolean>`exists (
            select from medical_records m where m.household_id = r.household_id and m.reminder_id = r.id
          )`.as('hasRecord'),
        )
        .select(
          sql<number>`row_number() over (
            partition by r.household_id, r.source_id, coalesce(r.completed_at, r.missed_at) is null
            order by coalesce(r.completed_at, r.missed_at) desc
          )`.as('nth'),
        )
        .where(sql<boolean>`r.household_id = any(${homes})`)
        .where(sql<boolean>`r.pet_id = any(${pets})`)
        .where('r.source', '=', sql.lit('care'))
        .where('r.deletedAt', 'is', null)
        .as('newest'),
    )
    .selectAll()
    .where('nth', '<=', sql.lit(newestClosed)),
);

const idsOf = (keys: readonly PetKey[]): Pets => ({
  homes: [...new Set(keys.map(({ householdId }) => householdId))],
  pets: keys.map(({ petId }) => petId),
});

/** The pet itself, as far as its plan is made from it. */
export const findPet = async (db: Db, key: PetKey) => (await pets(db, {}, idsOf([key])))[0];

/** All that the plans of some pets are made from. */
export async function listFacts(db: Db, keys: readonly PetKey[]) {
  const given = idsOf(keys);
  const all = {
    pets: await pets(db, {}, given),
    choices: Map.groupBy(await choices(db, {}, given), ({ petId }) => petId),
    records: Map.groupBy(await records(db, {}, given), ({ petId }) => petId),
    weights: Map.groupBy(await weights(db, {}, given), ({ petId }) => petId),
    reminders: Map.groupBy(await reminders(db, {}, given), ({ petId }) => petId),
  };
  return all.pets.map((pet) => ({
    pet,
    choices: all.choices.get(pet.id) ?? [],
    records: all.records.get(pet.id) ?? [],
    weights: all.weights.get(pet.id) ?? [],
    reminders: all.reminders.get(pet.id) ?? [],
  }));
}
export type StoredFacts = Awaited<ReturnType<typeof listFacts>>[number];

const owners = prepared((db, _scopes: object, { homes }: Given<{ homes: readonly string[] }>) =>
  db
    .selectFrom('householdMembers')
    .distinctOn('householdId')
    .select(['householdId', 'userId'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .orderBy('householdId')
    .orderBy('joinedAt')
    .orderBy('userId'),
);
/** An owner of each home, in whose name its plans are kept. */
export const listOwners = async (db: Db, homes: readonly string[]) =>
  new Map((await owners(db, {}, { homes })).map(({ householdId, userId }) => [householdId, userId]));

const withReminders = prepared((db, _scopes: object, { householdId }: Given<{ householdId: string }>) =>
  db.selectFrom('dueCare').select(['householdId', 'petId']).where('householdId', '=', householdId),
);
/** Pets of a home whose plan makes reminders. */
export const listWithReminders = (db: Db, householdId: string): Promise<PetKey[]> =>
  withReminders(db, {}, { householdId });

const ofPet = prepared((db, _scopes: object, { petId }: Given<{ petId: string }>) =>
  db.selectFrom('dueCare').select(['householdId', 'petId']).where('petId', '=', petId),
);
/** The pet, if its plan makes reminders. */
export const findWithReminders = (db: Db, petId: string): Promise<PetKey[]> => ofPet(db, {}, { petId });

type Due = {
  readonly today: string;
  readonly version: string;
  readonly now: Date;
  readonly after: string;
  readonly limit: number;
};
const due = prepared((db, _scopes: object, { today, version, now, after, limit }: Given<Due>) =>
  db
    .selectFrom('dueCare')
    .select(['householdId', 'petId'])
    .where(sql<boolean>`pet_id > ${after}`)
    .where(sql<boolean>`(made_on is distinct from ${today}::date or made_by is distinct from ${version})`)
    .where(sql<boolean>`(again_at is null or again_at <= ${now})`)
    .orderBy('petId')
    .limit(limit as never),
);
/** Pets whose plan was made on another day or by other rules. */
export const listDue = (db: Db, given: Due): Promise<PetKey[]> => due(db, {}, given);

type Made = Pets & { readonly today: string; readonly version: string };
const marking = prepared((db, _scopes: object, { homes, pets, today, version }: Given<Made>) =>
  db
    .updateTable('dueCare')
    .set({ madeOn: today, madeBy: version, againAt: null } as never)
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`pet_id = any(${pets})`),
);
const postponing = prepared((db, _scopes: object, { homes, pets, until }: Given<Pets & { readonly until: Date }>) =>
  db
    .updateTable('dueCare')
    .set({ againAt: until as never })
    .where(sql<boolean>`household_id = any(${homes})`)
    .where(sql<boolean>`pet_id = any(${pets})`),
);
export const markMade = (db: Db, keys: readonly PetKey[], made: { readonly today: string; readonly version: string }) =>
  marking(db, {}, { ...idsOf(keys), ...made });
/** Leaves plans alone until a time, after they could not be made. */
export const postpone = (db: Db, keys: readonly PetKey[], until: Date) => postponing(db, {}, { ...idsOf(keys), until });
