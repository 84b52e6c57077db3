import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import type { Code } from '@tzemed/contract/text/messages';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { invalid } from '../../lib/refusal.ts';

type Category = { readonly householdId: string; readonly category: string };
const known = prepared((db, _scopes: object, { householdId, category }: Given<Category>) =>
  db
    .selectFrom('expenseCategories')
    .select('deletedAt')
    .where('householdId', '=', householdId)
    .where('id', '=', category),
);

/** Error of `category` if it is a custom category that this household does not have, or no longer has. */
export async function customCategoryError(
  db: Db,
  householdId: string,
  category: string | null | undefined,
): Promise<Readonly<Record<string, Code>>> {
  if (!category || isBuiltIn(category)) return {};
  const [found] = await known(db, {}, { householdId, category });
  if (!found) return { category: 'categoryUnknown' };
  return found.deletedAt ? { category: 'categoryGone' } : {};
}

/** The same as a 422. */
export async function requireCategory(db: Db, householdId: string, category: string | null | undefined) {
  const wrong = await customCategoryError(db, householdId, category);
  if (wrong['category']) throw invalid(wrong);
}
