import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Who = { readonly householdId: string; readonly userId: string };
const named = prepared((db, _scopes: object, { householdId, userId }: Given<Who>) =>
  db.selectFrom('householdPeople').select('name').where('householdId', '=', householdId).where('userId', '=', userId),
);
/** Name of a person in a household, even after they left. */
export const nameOf = async (db: Db, who: Who) => (await named(db, {}, who))[0]?.name;

type Pets = { readonly householdId: string; readonly petIds: readonly string[] };
const namedPets = prepared((db, _scopes: object, { householdId, petIds }: Given<Pets>) =>
  db
    .selectFrom('pets')
    .select('name')
    .where('householdId', '=', householdId)
    .where(sql<boolean>`id = any(${petIds})`)
    .orderBy(sql`array_position(${petIds}::uuid[], id)`),
);
/** Names of pets of a household, in the given order. */
export const petNames = async (db: Db, pets: Pets) => (await namedPets(db, {}, pets)).map(({ name }) => name);
