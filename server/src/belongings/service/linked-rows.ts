import type { Area } from '@tzemed/contract/schema/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { type EditScope, type GivenScope, maySee, type Viewer, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Shared = {
  readonly noun: 'medicalRecords' | 'expenses' | 'observations';
  readonly area: Area;
  /** Column that linked rows share. */
  readonly column: 'entryId' | 'purchaseId';
};

/** SQL, for `computed`: those of other pets that were written together with a row, as far as who asks may see them. */
export function linkedRowsOf<T>({ noun, area, column }: Shared, also: RawBuilder<unknown> = sql``) {
  const ref = (name: string) => sql.ref(`${noun}.${name}`);
  // Most are alone: they cost no look.
  return (asker: Viewer) => sql<T[]>`case
  when ${ref(column)} is null then '[]'
  else (
    select coalesce(jsonb_agg(jsonb_build_object('id', twin.id, 'petId', twin.pet_id${also}) order by twin.id), '[]')
    from ${sql.table(noun)} twin
    where twin.household_id = ${ref('householdId')} and ${sql.ref(`twin.${column}`)} = ${ref(column)}
      and twin.id <> ${ref('id')} and twin.deleted_at is null and ${maySee(asker, area, 'twin')} and exists (
        select from pets p
        where p.household_id = twin.household_id and p.id = twin.pet_id and p.deleted_at is null
      )
  ) end`;
}

/** Finds a row and those that were written together with it, as far as they stand and may be changed; nobody else changes them now. */
export function lockingLinkedRows<A extends Area>({ noun, column }: Shared) {
  const table = noun as 'medicalRecords';
  const shared = (of: string) => sql.ref(`${of}.${column}`);
  const ask = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom(table)
      .select(['id', 'petId', 'version'])
      .where(within(scope, noun))
      .where(
        // Selects by id: an `or` would scan all rows of the household.
        sql<boolean>`${sql.ref(`${noun}.id`)} in (
        select ${id}::uuid
        union all
        select twin.id from ${sql.table(noun)} origin join ${sql.table(noun)} twin
          on twin.household_id = origin.household_id and ${shared('twin')} = ${shared('origin')}
        where origin.id = ${id} and origin.deleted_at is null and ${within(scope, 'origin')}
      )`,
      )
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .forUpdate(),
  );
  return (db: Db, scope: EditScope<A>, id: string) => ask(db, scope, { id });
}
