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
/** For `useChanges`. */
export const categoriesApi = { noun: 'expenseCategories', calls } as const;

/** One that a home has made. */
export type CustomCategory = Category & Record<'householdId', string> & Required<Drawn>;
type Drawn = { [K in 'hue' | 'icon']: NonNullable<Category[K]> };

const isOwn = (category: Category): category is CustomCategory => !category.isBuiltIn;
const everyCategory = async (signal: AbortSignal) =>
  (await fetchAllPages('categories', (page) => calls.list(maxPageQuery(page), { signal }))).filter(isOwn);
const earlyCategories = () =>
  preloadedData(table.list, maxPageQuery(1), ({ categories, total }) => categories.length >= total)?.categories.filter(
    isOwn,
  );

/** How a category is shown: its word, picture and colour. */
export type ShownCategory = {
  readonly id: string;
  /** '' while it is not known yet. */
  readonly word: string;
  readonly Icon: LucideIcon;
  /** None of what is filed nowhere else. */
  readonly hue: Hue | undefined;
  /** Only what a home has coloured itself is coloured in rows. */
  readonly tint: Hue | undefined;
};

/** What expenses are for: what is built in, and what the homes in reach call by words of their own. */
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

/** How one is shown; what is built in needs no answer of the server. */
export const useCategory = (id: string) => useCategories(!isBuiltIn(id)).categoryOf(id);

/** How those of some rows are shown. */
export const useCategoriesOf = (ids: readonly string[]) => useCategories(!ids.every(isBuiltIn));
