import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import { mostTemplates } from '@tzemed/contract/items/template-fields';
import type { Proven } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { ItemLimit } from './household-item-service.ts';

/** Far more than anybody has. */
export const maxTemplates = 100_000;

/** What is asked of a pet before something is made for it, or offered. */
export const findPet = (db: Db, { householdId, petId }: Pick<Proven<Area, Level>, 'householdId' | 'petId'>) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'species', 'birthDate'])
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();

/** For so many of them a home has room, and where it is said when there is none. */
export const templateLimit = (table: 'reminderTemplates' | 'expenseTemplates', field: string): ItemLimit => ({
  most: mostTemplates,
  countOf: async (db, { householdId }) => {
    const { total } = await db
      .selectFrom(table as 'reminderTemplates')
      .where('householdId', '=', householdId)
      .where('deletedAt', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },
  full: { field, code: 'tooManyTemplates' },
});
