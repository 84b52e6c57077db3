import type { Option } from '../../ui/field/SelectList.tsx';
import type { Filters } from './use-filters.ts';

/** A filter that lets one of several things through, or all of them. */
export type FilterChoice = {
  /** In the address, and of what the server is asked. */
  name: string;
  label: string;
  /** What it is called while none is chosen. */
  all: string;
  options: readonly (Option & { hue?: string })[];
};

/** A filter that is on or off. */
export type FilterToggle = { name: string; label: string };

/** One of the orders of a list; '' is its own. */
export type SortOrder = { id: string; label: string };

/** How a list is filtered, in sight or in the sheet. */
export type ListFiltersProps = {
  filters: Filters;
  choices: readonly FilterChoice[];
  toggles?: readonly FilterToggle[] | undefined;
  /** Whether its rows have a date to filter by. */
  hasDays?: boolean;
  /** How it can be sorted where a table's heads are not in sight. */
  orders?: readonly SortOrder[] | undefined;
  /** How many rows the filters let through; missing while that is not known. */
  total: number | undefined;
  words: { show: (values: { count: number }) => string; showNone: string };
};

export const choiceOf = ({ options }: FilterChoice, id: string | undefined) =>
  id ? options.find((option) => option.id === id) : undefined;
