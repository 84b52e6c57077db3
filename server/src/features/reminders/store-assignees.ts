import { dayOf } from '@tzemed/contract/dates/days';
import { sql } from 'kysely';
import { levelOfNamed, type Proven } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { isUuid } from '../../lib/ids.ts';

type Asked = {
  readonly householdId: string;
  readonly petId: string;
  readonly ids: readonly string[];
  readonly today: string;
};

const carers = prepared((db, _scopes: object, { householdId, petId, ids, today }: Given<Asked>) =>
  db
    .selectFrom(
      sql<{ userId: string; householdId: string }>`(
        select user_id, ${householdId}::uuid as household_id, ${petId}::uuid as pet_id, 'reminders' as area
        from unnest(${ids}::uuid[]) user_id
      )`.as('asked'),
    )
    .where('asked.householdId', '=', householdId)
    .where(sql<boolean>`${levelOfNamed('asked', today)} = 'edit'`)
    .select('asked.userId'),
);
/** Users among `ids` who may edit the reminders of a pet. */
export async function listCarers(
  db: Db,
  { householdId, petId }: Pick<Proven<'reminders', 'edit'>, 'householdId' | 'petId'>,
  ids: readonly string[],
  now: Date,
) {
  const found = await carers(db, {}, { householdId, petId, ids: ids.filter(isUuid), today: dayOf(now) });
  return new Set(found.map(({ userId }) => userId));
}
