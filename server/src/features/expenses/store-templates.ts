import { expenseTemplate, type ExpenseTemplateInput } from '@tzemed/contract/money/expense-templates';
import { sql } from 'kysely';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

export const rows = householdItemRows<'expenses', Omit<ExpenseTemplateInput, 'version'>, typeof expenseTemplate>(
  'expenseTemplates',
  expenseTemplate,
  {
    order: sql`expense_templates.description`,
    computed: {
      isBuiltIn: sql<boolean>`false`,
      key: sql<null>`null`,
      // Follows a merged category, as expenses do.
      category: sql<string>`case when expense_templates.own_category_id is null then expense_templates.category
        else resolve_category(expense_templates.household_id, expense_templates.category) end`,
    },
  },
);

type One = { readonly householdId: string; readonly id: string };
const filing = prepared((db, _scopes: object, { householdId, id }: Given<One>) =>
  db.selectFrom('expenseTemplates').select('category').where('householdId', '=', householdId).where('id', '=', id),
);
/** Category that was stored, even if it was merged or deleted since. */
export const filedUnder = async (db: Db, one: One) => (await filing(db, {}, one))[0]?.category;
