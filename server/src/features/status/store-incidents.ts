import { statusParts } from '@tzemed/contract/site/status';
import type { Db } from '../../db/client.ts';
import type { Incident } from './read-incident.ts';

/** Incidents that went on at a moment or later, newest first. */
export async function listIncidents(db: Db, since: Date) {
  const rows = await db
    .selectFrom('statusIncidents')
    .selectAll()
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>=', since)]))
    .orderBy('startedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ parts, ...row }) =>
    Object.assign(row, { parts: statusParts.filter((part) => parts.includes(part)) }),
  );
}

/** Stores an incident, or changes the one of its name. */
export async function saveIncident(db: Db, id: string, { name, parts, ...values }: Incident) {
  const set = { ...values, parts: [...parts] };
  await db
    .insertInto('statusIncidents')
    .values({ id, name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
    .execute();
}

/** Removes the incident of a name; answers whether there was one. */
export async function removeIncident(db: Db, name: string) {
  const { numDeletedRows } = await db.deleteFrom('statusIncidents').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}
