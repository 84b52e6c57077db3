import { categoryTexts, isBuiltIn } from '@tzemed/contract/money/category-texts';
import { expenseCategories as table, type Category } from '@tzemed/contract/money/expense-categories';
import type { Hue } from '@tzemed/contract/pets/hues';
import type { LucideIcon } from 'lucide-react/types';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';
import { categoryHues, categoryIcons } from './category-icons.ts';
import { lazyCustomIcon } from './lazy-custom-icon.tsx';

const calls = callsOf(table);
/** Passed to `useFormSave`. */
export const categoriesApi = { noun: 'expenseCategories', calls } as const;

/** Category that a household has created. */
export type CustomCategory = Category & Record<'householdId', string> & Required<Drawn>;
type Drawn = { [K in 'hue' | 'icon']: NonNullable<Category[K]> };

const isOwn = (category: Category): category is CustomCategory => !category.isBuiltIn;
const everyCategory = async (signal: AbortSignal) =>
  (await fetchAllPages('categories', (page) => calls.list(maxPageQuery(page), { signal }))).filter(isOwn);
const earlyCategories = () =>
  preloadedData(table.list, maxPageQuery(1), ({ categories, total }) => categories.length >= total)?.categories.filter(
    isOwn,
  );

/** Display of a category: its name, icon and colour. */
export type ShownCategory = {
  readonly id: string;
  /** '' while it is not known yet. */
  readonly word: string;
  readonly Icon: LucideIcon;
  /** Undefined for the category 'other', and for an unknown one. */
  readonly hue: Hue | undefined;
  /** Only what a home has coloured itself is coloured in rows. */
  readonly tint: Hue | undefined;
};

/** Expense categories: built-in ones, and those of the households in reach. */
export function useCategories(isAsked = true) {
  const words = useTexts(categoryTexts);
  const found = useQueryWithFallback({
    noun: 'expenseCategories',
    load: everyCategory,
    early: earlyCategories,
    isAsked,
  });
  const own = found.data ?? [];

  function categoryOf(id: string): ShownCategory {
    if (isBuiltIn(id)) {
      const hue = id === 'other' ? undefined : categoryHues[id];
      return { id, word: words[id], Icon: categoryIcons[id], hue, tint: undefined };
    }
    const one = own.find((category) => category.id === id);
    if (one) return { id, word: one.name, Icon: lazyCustomIcon(one.icon), hue: one.hue, tint: one.hue };
    return { id, word: found.data ? words.other : '', Icon: categoryIcons.other, hue: undefined, tint: undefined };
  }
  return { ...found, own, categoryOf };
}

/** Display of one category; a built-in one needs no answer of the server. */
export const useCategory = (id: string) => useCategories(!isBuiltIn(id)).categoryOf(id);

/** Display of the categories of some rows. */
export const useCategoriesOf = (ids: readonly string[]) => useCategories(!ids.every(isBuiltIn));
