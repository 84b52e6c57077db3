import { sql } from 'kysely';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { editorsOf, type GivenScope, reach, shareStands, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Scope = ViewScope<'profile'>;
type On = { readonly today: string };

const shared = prepared((db, scope: GivenScope, { today }: Given<On>) =>
  db
    .selectFrom(reach(scope))
    .select('reach.petId')
    .where(
      sql<boolean>`(select count(*) from household_members m where m.household_id = reach.household_id) > 1
        or exists (
          select from shares s
          where s.household_id = reach.household_id and s.pet_id = reach.pet_id
            and s.user_id is not null and ${shareStands(today)}
        )`,
    )
    .orderBy('reach.petId'),
);
/** The pets in reach that somebody else has access to, too. */
export const sharedPets = async (db: Db, scope: Scope, today: string) =>
  (await shared(db, scope, { today })).map(({ petId }) => petId);

type Carers = { petId: string; userIds: string[] };
const caring = prepared((db, scope: GivenScope, { area, today }: Given<On & { area: Area }>) =>
  db
    .selectFrom(reach(scope))
    .select('reach.petId')
    .select(sql<Carers['userIds']>`array(${editorsOf(area, today)} order by 1)`.as('userIds'))
    .orderBy('reach.petId'),
);
/** Users who may edit the area of each pet in reach. */
export const listCarers = <A extends Area>(db: Db, scope: ViewScope<A>, today: string) =>
  caring(db, scope, { area: scope.area, today });
