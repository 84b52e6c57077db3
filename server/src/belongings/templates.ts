import type { Area, Level } from '@tzemed/contract/endpoint';
import type { Proven } from '../access.ts';
import type { Db } from '../db/client.ts';

/** Far more than anybody has. */
export const mostKept = 100_000;

/** What is asked of a pet before something is made for it, or offered. */
export const findPet = (db: Db, { householdId, petId }: Pick<Proven<Area, Level>, 'householdId' | 'petId'>) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'species', 'birthDate'])
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();

/** How many of them a home has. */
export async function countOf(
  db: Db,
  table: 'reminderTemplates' | 'expenseTemplates',
  { householdId }: { readonly householdId: string },
) {
  const { total } = await db
    .selectFrom(table as 'reminderTemplates')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
