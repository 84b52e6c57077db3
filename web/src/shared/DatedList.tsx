import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from '../lib/use-formats.ts';
import type { Column } from '../ui/DataTable.tsx';
import type { BelongingTable, PageOf, QueryOf, RowOf } from './belonging-api.ts';
import { fieldTexts } from './field-texts.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { LoadBanner } from './LoadBanner.tsx';
import { PetChip } from './PetChip.tsx';
import type { DatedFilters } from './use-filters.ts';
import { useList } from './use-list.ts';
import type { ListScreenState } from './ListScreen.tsx';

/** Columns that many lists have alike. */
type Usual = 'date' | 'pet' | 'notes';
type UsualOf<Row> = 'pet' | Extract<'date' | 'notes', keyof Row>;

/** Nothing fits where a filter is chosen that the list does not know: the server would pass over it. */
type Known<T extends BelongingTable, F extends DatedFilters> =
  QueryOf<T> extends infer Query ? (Exclude<keyof F['chosen'], keyof Query> extends never ? unknown : never) : never;

type Props<T extends BelongingTable, F extends DatedFilters> = {
  screen: ListScreenState<T, F & Known<T, F>>;
  columns: readonly (Column<RowOf<T>> | UsualOf<RowOf<T>>)[];
  /** Filters that only this list has. */
  ownFilters?: ReactNode;
  /** What is said of everything that the filters let through. */
  summaryOf?: (page: PageOf<T> | undefined) => ReactNode;
  /** What the rows are, where the screen's title does not say it. */
  caption?: string;
};

/** Belongings with a date, as most are shown: filtered by pet and by day, in a table. */
export function DatedList<T extends BelongingTable, F extends DatedFilters>({
  screen,
  columns,
  ownFilters,
  summaryOf,
  caption,
}: Props<T, F>) {
  const { filters } = screen;
  const asked: object = { ...filters.chosen, page: filters.page };
  const list = useList(screen.api, asked as QueryOf<T>);
  const usual = useUsualColumns<RowOf<T>>(list.petOf);
  return (
    <>
      <LoadBanner load={list} />
      {summaryOf?.(list.data)}
      <ListFilters filters={filters}>{ownFilters}</ListFilters>
      <ListTable
        screen={screen}
        list={list}
        columns={columns.map((column) => (typeof column === 'string' ? usual[column] : column))}
        {...(caption && { caption })}
      />
    </>
  );
}

type UsualRow = { petId: string; date?: string; notes?: string | null };

function useUsualColumns<Row extends { petId: string }>(petOf: ReturnType<typeof useList>['petOf']) {
  const t = useTexts(fieldTexts);
  const f = useFormats();
  const columns: Record<Usual, Column<UsualRow>> = {
    date: { id: 'date', head: t.date, className: 'num muted', cell: ({ date }) => date && f.day(date) },
    pet: { id: 'pet', head: t.pet, cell: ({ petId }) => <PetChip pet={petOf(petId)} /> },
    notes: { id: 'notes', head: t.notes, className: 'muted', cell: ({ notes }) => <bdi>{notes}</bdi> },
  };
  return columns as unknown as Record<Usual, Column<Row>>;
}
