import { contract } from '@tzemed/contract';
import { type Expression, sql } from 'kysely';
import { type GivenScope, isAtHome, type ViewScope } from '../../access.ts';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { ChangedNoun, Visitor } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { type Given, preparedRow } from '../../db/prepared-query.ts';
import { timeOf } from '../../lib/ids.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';

/** Clocks of phones are wrong, by a time zone or two. */
const maxAheadMs = 24 * 3_600_000;

/** Every noun whose things are made, by the name of its table. */
const nouns = Object.keys(contract).filter((noun) =>
  ['restore', 'update'].every((call) => call in contract[noun as ChangedNoun]),
);

/**
 * SQL: no row of the requester's households has this id, deleted or not, visible to them or not. Other households are not
 * searched: keys begin with the household.
 */
export const isUnused = (scope: GivenScope, id: Expression<string>) =>
  sql<boolean>`not exists (${sql.join(
    nouns.map((noun) => sql`select from ${sql.table(noun)} where ${isAtHome(scope, noun)} and id = ${id}`),
    sql` union all `,
  )})`;

const asked = preparedRow((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectNoFrom(isUnused(scope, id).as('isFree')),
);
/** True if a row with this id exists in the households that the user may search. */
export const isUsed = async (db: Db, scope: ViewScope<Area>, id: string) => !(await asked(db, scope, { id })).isFree;

/** Keys grow with time: one from next year would lie in the way of all that come until then. */
export function refuseFutureId({ now }: Pick<Visitor, 'now'>, id: string | undefined) {
  if (id !== undefined && timeOf(id).getTime() > now.getTime() + maxAheadMs) throw invalid({ id: 'idInvalid' });
}

/** The id belongs to a row out of the user's reach; the error does not tell which. */
export const idTaken = () => new Refusal(409, 'idTaken');
