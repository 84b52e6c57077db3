import { useSearchParams } from 'react-router';

/** Whether a text from the address may be a filter's value. */
type Check = (text: string) => boolean;

export const isAnyText: Check = () => true;
export const isOneOf =
  (values: readonly string[]): Check =>
  (text) =>
    values.includes(text);

/** A calendar day of the years that the server takes. */
export const isDay: Check = (text) => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * A list's filters and page, kept in the address: a link or a reload shows the same list. What an address says and no
 * filter means is ignored. A value is '' when its filter is off.
 */
export function useFilters<Name extends string>(checks: Record<Name, Check>) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(checks) as Name[];
  const read = (name: Name) => {
    const text = params.get(name) ?? '';
    return checks[name](text) ? text : '';
  };
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;

  const write = (
    changes: Readonly<Record<string, string>>,
    options: { replace: boolean; preventScrollReset: boolean },
  ) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  // A filter is no place to go back to; a page is, and it begins at its top.
  const filter = (changes: Readonly<Record<string, string>>) =>
    write({ ...changes, page: '' }, { replace: true, preventScrollReset: true });

  return {
    values,
    page,
    isActive: names.some((name) => values[name] !== ''),
    set: (name: Name) => (value: string) => filter({ [name]: value }),
    clear: () => filter(Object.fromEntries(names.map((name) => [name, '']))),
    goTo: (page: number) =>
      write({ page: page === 1 ? '' : String(page) }, { replace: false, preventScrollReset: false }),
  };
}

export type Filters<Name extends string> = ReturnType<typeof useFilters<Name>>;
