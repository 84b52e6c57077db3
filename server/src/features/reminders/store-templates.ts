import { template, type TemplateInput } from '@tzemed/contract/reminder-templates';
import { sql } from 'kysely';
import type { Level } from '@tzemed/contract/endpoint';
import type { Home, Proven } from '../../access.ts';
import { homeRows } from '../../belongings/home-rows.ts';
import type { Db } from '../../db/client.ts';

/** What the rules say of those that are built in, and nobody of their own. */
const ofRules = {
  isBuiltIn: sql<boolean>`false`,
  key: sql<null>`null`,
  kind: sql<null>`null`,
  ages: sql<number[]>`'{}'::int[]`,
  inDays: sql<number>`0`,
  sources: sql<string[]>`'{}'::text[]`,
  ruleVersion: sql<null>`null`,
};

export const rows = homeRows<'reminders', Omit<TemplateInput, 'version'>, typeof template>(
  'reminderTemplates',
  template,
  { order: sql`reminder_templates.title`, computed: ofRules },
);

export const countOf = async (db: Db, { householdId }: Home) => {
  const { total } = await db
    .selectFrom('reminderTemplates')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** What is asked of a pet before something is made for it, or offered. */
export const findPet = (db: Db, { householdId, petId }: Pick<Proven<'reminders', Level>, 'householdId' | 'petId'>) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'species', 'birthDate'])
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();
