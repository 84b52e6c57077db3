import { isDay } from '@tzemed/contract/days';
import { useSearchParams } from '../ui/use-search-params.ts';

/** Whether a text from the address may be a filter's value. */
type Check<T extends string> = (text: string) => text is T;

export const isAnyText = (text: string): text is string => text !== '';
export const isOneOf =
  <T extends string>(values: readonly T[]): Check<T> =>
  (text): text is T =>
    (values as readonly string[]).includes(text);

/**
 * A list's filters and page, kept in the address: a link or a reload shows the same list. What an address says and no
 * filter means is ignored.
 */
export function useFilters<Values extends Record<string, string>>(checks: { [N in keyof Values]: Check<Values[N]> }) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(checks) as (keyof Values & string)[];
  const chosen: Partial<Values> = {};
  for (const name of names) {
    const text = params.get(name) ?? '';
    if (checks[name](text)) chosen[name] = text;
  }
  const values = Object.fromEntries(names.map((name) => [name, chosen[name] ?? ''])) as Record<keyof Values, string>;
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;

  const write = (changes: Readonly<Record<string, string>>, options: { replace: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  // A filter is no place to go back to, and leaves one where one is; a page is, and it begins at its top.
  const filter = (changes: Readonly<Record<string, string>>) => write({ ...changes, page: '' }, { replace: true });

  return {
    /** Without those that are off: what the server is asked. */
    chosen,
    page,
    isActive: Object.keys(chosen).length > 0,
    /** For the controls: '' when a filter is off. */
    values,
    /** '' switches a filter off. */
    set: (name: keyof Values & string) => (value: string) => filter({ [name]: value }),
    clear: () => filter(Object.fromEntries(names.map((name) => [name, '']))),
    goTo: (page: number, { replace = false } = {}) => write({ page: page === 1 ? '' : String(page) }, { replace }),
  };
}

/**
 * Those of a list whose rows have a date: by pet and day, and by its own. A last day before the first is shown with what
 * is wrong with it, and is not asked for.
 */
export function useDatedFilters<Own extends Record<string, string> = Record<never, string>>(
  own = {} as { [N in keyof Own]: Check<Own[N]> },
) {
  const filters = useFilters<Own & Dated>({ petId: isAnyText, from: isDay, to: isDay, ...own } as never);
  const { to, ...others } = filters.chosen as Partial<Dated>;
  const isBackwards = to !== undefined && others.from !== undefined && to < others.from;
  return isBackwards ? { ...filters, chosen: others as typeof filters.chosen } : filters;
}

/** By pet alone. */
export const usePetFilter = () => useFilters<{ petId: string }>({ petId: isAnyText });

type Dated = { petId: string; from: string; to: string };
export type DatedFilters = ReturnType<typeof useFilters<Dated>>;
