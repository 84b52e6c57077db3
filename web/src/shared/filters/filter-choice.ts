import type { ReactNode } from 'react';
import type { Option } from '../../ui/field/SelectList.tsx';
import type { Filters } from './use-filters.ts';

/** A filter that lets one of several things through, or all of them. */
export type FilterChoice = {
  /** Name in the address, and in the query to the server. */
  name: string;
  label: string;
  /** Label while no option is chosen. */
  all: string;
  options: readonly (Option & { hue?: string })[];
};

/** A filter that is on or off. */
export type FilterToggle = { name: string; label: string };

/** One sort order of a list; '' is the default. */
export type SortOrder = { id: string; label: string };

/** Filters of a list, visible or in the sheet. */
export type ListFiltersProps = {
  filters: Filters;
  choices: readonly FilterChoice[];
  toggles?: readonly FilterToggle[] | undefined;
  /** True when the rows have a date to filter by. */
  hasDays?: boolean;
  /** Sort orders, for layouts that show no table headers. */
  orders?: readonly SortOrder[] | undefined;
  /** Number of rows that match the filters; undefined while it is unknown. */
  total: number | undefined;
  /** Other controls of the list, at the end of the row. */
  aside?: ReactNode;
  words: { show: (values: { count: number }) => string; showNone: string };
};

export const choiceOf = ({ options }: FilterChoice, id: string | undefined) =>
  id ? options.find((option) => option.id === id) : undefined;
