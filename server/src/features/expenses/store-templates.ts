import { expenseTemplate, type ExpenseTemplateInput } from '@tzemed/contract/expense-templates';
import { sql } from 'kysely';
import { homeRows } from '../../belongings/home-rows.ts';

export const rows = homeRows<'expenses', Omit<ExpenseTemplateInput, 'version'>, typeof expenseTemplate>(
  'expenseTemplates',
  expenseTemplate,
  {
    order: sql`expense_templates.description`,
    computed: { isBuiltIn: sql<boolean>`false`, key: sql<null>`null` },
  },
);
