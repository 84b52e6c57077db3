import { template, type TemplateInput } from '@tzemed/contract/reminders/reminder-templates';
import { sql } from 'kysely';
import { householdItemRows } from '../../../belongings/household-items/household-item-rows.ts';

/** Fields of built-in rules, with the values that own templates have instead. */
const ofRules = {
  isBuiltIn: sql<boolean>`false`,
  key: sql<null>`null`,
  kind: sql<null>`null`,
  ages: sql<number[]>`'{}'::int[]`,
  inDays: sql<number>`0`,
  sources: sql<string[]>`'{}'::text[]`,
  ruleVersion: sql<null>`null`,
};

export const rows = householdItemRows<'reminders', Omit<TemplateInput, 'version'>, typeof template>(
  'reminderTemplates',
  template,
  { order: sql`reminder_templates.title`, computed: ofRules },
);
