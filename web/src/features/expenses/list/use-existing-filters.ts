import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { noPayer } from '@tzemed/contract/money/no-payer';
import { useCategories } from '../../../shared/categories/use-categories.ts';
import { usePeople } from '../../../shared/people/use-people.ts';

type Known = {
  chosen: { category?: string | undefined; paidBy?: string | undefined };
  values: { category: string; paidBy: string };
  isActive: boolean;
};

/** Filters that an address says, by a category and a payer that there are: since it was kept either may have gone. */
export function useExistingFilters<F extends Known>(filters: F): F {
  const { category = '', paidBy = '' } = filters.chosen;
  const isOwn = category !== '' && !isBuiltIn(category);
  const { own, data } = useCategories(isOwn);
  const isPerson = paidBy !== '' && paidBy !== noPayer;
  const people = usePeople(isPerson).data?.people;
  const isFiled = !isOwn || !data || own.some(({ id }) => id === category);
  const isKnown = !isPerson || !people || people.some(({ id }) => id === paidBy);
  if (isFiled && isKnown) return filters;
  const gone = { ...(!isFiled && { category: '' }), ...(!isKnown && { paidBy: '' }) };
  const chosen = Object.fromEntries(Object.entries(filters.chosen).filter(([name]) => !(name in gone)));
  const isActive = Object.keys(chosen).some((name) => name !== 'sort');
  return { ...filters, chosen, values: { ...filters.values, ...gone }, isActive };
}
