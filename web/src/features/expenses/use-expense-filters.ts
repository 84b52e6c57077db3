import { expenseCategories } from '@tzemed/contract/expenses';
import { isAnyText, isDay, isOneOf, useFilters } from '../../shared/use-filters.ts';

export const useExpenseFilters = () =>
  useFilters({ petId: isAnyText, category: isOneOf(expenseCategories), from: isDay, to: isDay });
