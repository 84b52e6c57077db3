import { useCategories } from '../../shared/categories/use-categories.ts';
import { isBuiltIn } from '@tzemed/contract/category-texts';

type ByCategory = { chosen: { category?: string | undefined }; values: { category: string } };

/** Filters that an address says, by a category that there is: one of one's own may have gone since it was kept. */
export function useStandingCategory<F extends ByCategory>(filters: F): F {
  const { category } = filters.chosen;
  const isAsked = category !== undefined && !isBuiltIn(category);
  const { own, data } = useCategories(isAsked);
  if (!isAsked || !data || own.some(({ id }) => id === category)) return filters;
  const { category: _gone, ...chosen } = filters.chosen;
  return { ...filters, chosen, values: { ...filters.values, category: '' } };
}
