import { isBuiltIn } from '@tzemed/contract/category-texts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import { invalid } from '../lib/refusal.ts';

type Category = { readonly householdId: string; readonly category: string };
const known = prepared((db, _scopes: object, { householdId, category }: Given<Category>) =>
  db
    .selectFrom('expenseCategories')
    .select('deletedAt')
    .where('householdId', '=', householdId)
    .where('id', '=', category),
);

/** 422 at `category` for one of its own that this home does not have, or has no more. */
export async function demandCategory(db: Db, householdId: string, category: string | null | undefined) {
  if (!category || isBuiltIn(category)) return;
  const [found] = await known(db, {}, { householdId, category });
  if (!found) throw invalid({ category: 'categoryUnknown' });
  if (found.deletedAt) throw invalid({ category: 'categoryGone' });
}
