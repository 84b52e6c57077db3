import { useState } from 'react';
import { useLocation } from 'react-router';
import { isDay } from '@tzemed/contract/dates/days';
import { keepScrollPosition } from '../../shell/navigation/use-scroll-restoration.ts';
import { historySettled } from '../../ui/overlay/overlay-history.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { useExistingTagFilter } from '../tags/use-existing-tag-filter.ts';

/** True when a text from the address is a valid value of the filter. */
type Check<T extends string> = (text: string) => text is T;
type Changes = Readonly<Record<string, string>>;
/** `typed`: in which field; another day of the same one replaces it. */
type How = { typed?: string; replace?: boolean };

export const isNonEmptyText = (text: string): text is string => text !== '';
export const isOneOf =
  <T extends string>(values: readonly T[]): Check<T> =>
  (text): text is T =>
    (values as readonly string[]).includes(text);

/** Kept with the filters, and none: it lets everything through. */
const order = 'sort';

function changed(params: URLSearchParams, changes: Changes) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * A list's filters and page, kept in the address: a link or a reload shows the same list, and Back takes the last choice
 * back. Parameters of the address without a filter are ignored.
 */
export function useFilters<Values extends Record<string, string>>(checks: { [N in keyof Values]: Check<Values[N]> }) {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as { typed?: string } | null;
  // Choices in a sheet are kept here until the address has them: the sheet's own history entry is on top until it
  // closes.
  const [draft, setDraft] = useState<{ changes: Changes; isDone?: boolean }>();
  const said = draft ? changed(params, draft.changes) : params;
  if (draft?.isDone && String(said) === String(params)) setDraft(undefined);
  const names = Object.keys(checks) as (keyof Values & string)[];
  const chosen: Partial<Values> = {};
  for (const name of names) {
    const text = said.get(name) ?? '';
    if (checks[name](text)) chosen[name] = text;
  }
  const values = Object.fromEntries(names.map((name) => [name, chosen[name] ?? ''])) as Record<keyof Values, string>;
  const page = /^[1-9]\d{0,5}$/.test(said.get('page') ?? '') ? Number(said.get('page')) : 1;

  const write = (changes: Changes, options: { replace?: boolean; state?: object }) => {
    const next = changed(params, changes);
    if (String(next) !== String(params)) setParams(next, options);
  };

  /** A choice is an entry of its own, in the same place of the page; a day that is typed on is the same choice. */
  function choose(changes: Changes, { typed, replace = typed !== undefined && state?.typed === typed }: How = {}) {
    const all = { ...changes, page: '' };
    if (draft) setDraft({ changes: { ...draft.changes, ...all } });
    else write(all, { replace, state: { ...keepScrollPosition.state, typed } });
  }

  return {
    /** Active filters only: the query to the server. */
    chosen,
    page,
    isActive: Object.keys(chosen).some((name) => name !== order),
    /** Values for the controls: '' when a filter is off. */
    values,
    /** Several at once; '' switches a filter off. */
    choose: (changes: Changes) => choose(changes),
    set: (name: keyof Values & string) => (value: string) =>
      choose({ [name]: value }, isDay(value) ? { typed: name } : undefined),
    /** Sets a text filter: typed letters add no history entries. */
    type: (name: keyof Values & string) => (text: string) => choose({ [name]: text }, { replace: true }),
    /** Changes that add no history entry: which part of a screen is shown. */
    replace: (changes: Changes) => write({ ...changes, page: '' }, { replace: true }),
    clear: () => choose(Object.fromEntries(names.filter((name) => name !== order).map((name) => [name, '']))),
    goTo: (page: number, { replace = false } = {}) => write({ page: page === 1 ? '' : String(page) }, { replace }),
    /** Around a sheet: all that is chosen in it is one choice. */
    draft: {
      begin: () => setDraft({ changes: {} }),
      end: () =>
        void historySettled().then(() => {
          if (!draft) return;
          write(draft.changes, keepScrollPosition);
          setDraft({ ...draft, isDone: true });
        }),
    },
  };
}

/**
 * Filters of a list whose rows have a date: by pet and day, by its own filters, and its sort order. A last day before
 * the first is shown with its error, and is not sent.
 */
export function useDatedFilters<
  Own extends Record<string, string> = Record<never, string>,
  Sort extends string = 'date',
>(own = {} as { [N in keyof Own]: Check<Own[N]> }, sorts: readonly Sort[] = []) {
  const said = useFilters<Own & Dated<Sort>>({
    petId: isNonEmptyText,
    tagId: isNonEmptyText,
    from: isDay,
    to: isDay,
    sort: isOneOf(sorts),
    ...own,
  } as never);
  const filters = useExistingTagFilter(said as never) as typeof said;
  const { to, ...others } = filters.chosen as Partial<Dated>;
  const isBackwards = to !== undefined && others.from !== undefined && to < others.from;
  return isBackwards ? { ...filters, chosen: others as typeof filters.chosen } : filters;
}

/** Filter by pet alone. */
export const usePetFilter = () => useFilters<{ petId: string }>({ petId: isNonEmptyText });

type Dated<Sort extends string = string> = { petId: string; tagId: string; from: string; to: string; sort: Sort };
export type DatedFilters = ReturnType<typeof useFilters<Dated>>;
/** Interface that the filter controls need, for any set of filters. */
export type Filters = {
  values: Readonly<Record<string, string>>;
  isActive: boolean;
  choose(changes: Changes): void;
  set(name: string): (value: string) => void;
  clear(): void;
  draft: { begin: () => void; end: () => void };
};
