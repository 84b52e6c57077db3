import type { Area } from '@tzemed/contract/endpoint';
import { type Expression, sql } from 'kysely';
import { levelOfNamed } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import { isUuid } from '../lib/ids.ts';

type Pet = { readonly householdId: string; readonly petId: string };
type Asked = Pet & { readonly ids: readonly string[]; readonly area: Area };

const carers = prepared((db, _scopes: object, { householdId, petId, ids, area }: Given<Asked>) =>
  db
    .selectFrom(
      sql<{ userId: string; householdId: string }>`(
        select user_id, ${householdId}::uuid as household_id, ${petId}::uuid as pet_id, ${area}::text as area
        from unnest(${ids}::uuid[]) user_id
      )`.as('asked'),
    )
    .where('asked.householdId', '=', householdId as Expression<string>)
    .where(sql<boolean>`${levelOfNamed('asked')} = 'edit'`)
    .select('asked.userId'),
);
/** Who of these may edit an area of a pet. */
export async function listCarers(db: Db, area: Area, { householdId, petId }: Pet, ids: readonly string[]) {
  const found = await carers(db, {}, { householdId, petId, area, ids: ids.filter(isUuid) });
  return new Set(found.map(({ userId }) => userId));
}
