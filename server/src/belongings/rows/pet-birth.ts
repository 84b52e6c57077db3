import { knownBirthDate } from '@tzemed/contract/pets/known-birth';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { type EditScope, type GivenScope, reach } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

const births = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  db
    .selectFrom(reach(scope, petId))
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'reach.householdId').onRef('pets.id', '=', 'reach.petId'),
    )
    .select(['pets.birthDate', 'pets.birthDateApproximate']),
);

/** Birth date of a pet; null while it is not known to the day, undefined for a pet out of reach. */
export async function bornOn<A extends Area>(db: Db, scope: EditScope<A>, petId: string) {
  const [pet] = await births(db, scope, { petId });
  return pet && knownBirthDate(pet);
}
