import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import { mostTemplates } from '@tzemed/contract/items/template-fields';
import type { Proven } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { ItemLimit } from './household-item-service.ts';

/** Far more than anybody has. */
export const maxTemplates = 100_000;

/** Fields of a pet that are needed before an item is created or offered for it. */
export const findPet = (db: Db, { householdId, petId }: Pick<Proven<Area, Level>, 'householdId' | 'petId'>) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'species', 'birthDate'])
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();

/** Limit of templates in a household, and the field of its error. */
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
