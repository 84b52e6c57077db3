import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared.ts';

type Who = { readonly householdId: string; readonly userId: string };
const named = prepared((db, _scopes: object, { householdId, userId }: Given<Who>) =>
  db.selectFrom('householdPeople').select('name').where('householdId', '=', householdId).where('userId', '=', userId),
);
/** What somebody is called in a home, also after they left. */
export const nameOf = async (db: Db, who: Who) => (await named(db, {}, who))[0]?.name;
