import { builtInCategories } from '@tzemed/contract/money/expenses';
import { useUniqueItemName } from '../households/use-disambiguated-name.ts';
import { useCategories } from './use-categories.ts';

/** Categories to choose from: built-in ones, and those of this household, or of any in reach; 'other' last. */
export function useOfferedCategories(householdId: string | undefined) {
  const { own, categoryOf } = useCategories();
  const offered = own.filter((one) => !householdId || one.householdId === householdId);
  const called = useUniqueItemName(offered);
  const names = new Map(offered.map((one) => [one.id, called(one)]));
  const builtIn = builtInCategories.filter((key) => key !== 'other');
  return [...builtIn, ...names.keys(), 'other'].map((id) => {
    const { word, Icon } = categoryOf(id);
    return { id, label: names.get(id) ?? word, art: <Icon size={18} aria-hidden="true" /> };
  });
}
