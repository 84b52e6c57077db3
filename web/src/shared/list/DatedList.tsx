import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import type { BelongingTable, PageOf, QueryOf, RowOf } from '../queries/belonging-api.ts';
import { fieldTexts } from '../form/field-texts.ts';
import type { FilterChoice, SortOrder } from '../filters/filter-choice.ts';
import { isEmptyUnfiltered } from './is-empty-unfiltered.ts';
import { ListFilters } from '../filters/ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { LoadBanner } from '../page/LoadBanner.tsx';
import { PetChip } from '../pets/PetChip.tsx';
import type { DatedFilters } from '../filters/use-filters.ts';
import { useList } from './use-list.ts';
import { useTagFilterChoice } from '../tags/use-tag-filter-choice.tsx';
import { usePetFilterChoice } from '../filters/use-pet-filter-choice.tsx';
import type { ListScreenState } from './ListScreen.tsx';

/** Columns that many lists have alike. */
type Usual = 'date' | 'pet' | 'notes';
type UsualOf<Row> = 'pet' | Extract<'date' | 'notes', keyof Row>;

/** `never` when a filter is missing in the list's query: the server would ignore it. */
type Known<T extends BelongingTable, F extends DatedFilters> =
  QueryOf<T> extends infer Query ? (Exclude<keyof F['chosen'], keyof Query> extends never ? unknown : never) : never;

type Props<T extends BelongingTable, F extends DatedFilters> = {
  screen: ListScreenState<T, F & Known<T, F>>;
  columns: readonly (Column<RowOf<T>> | UsualOf<RowOf<T>>)[];
  /** Filters that only this list has. */
  choices?: readonly FilterChoice[];
  /** Sort orders, the default first; with them the table headers can be pressed. */
  orders?: readonly SortOrder[];
  /** Summary of all rows that match the filters. */
  summaryOf?: (page: PageOf<T> | undefined, petOf: ReturnType<typeof useList>['petOf']) => ReactNode;
  /** Heading above the rows of a month, `YYYY-MM`, while the rows are sorted by day. */
  monthHead?: (month: string, page: PageOf<T> | undefined) => ReactNode;
  /** Describes the rows, if the screen's title does not. */
  caption?: string;
  /** More actions on a row that may be edited. */
  actionsOf?: (row: RowOf<T>) => ReactNode;
  below?: ReactNode;
};

const none: readonly FilterChoice[] = [];

/** Default order, which has no value in the address. */
const newestFirst = '-date';

/** Belongings with a date, as most are shown: filtered by pet and by day, in a table. */
export function DatedList<T extends BelongingTable, F extends DatedFilters>({
  screen,
  columns,
  choices = none,
  orders,
  summaryOf,
  monthHead,
  caption,
  actionsOf,
  below,
}: Props<T, F>) {
  const { filters, words } = screen;
  const asked: object = { ...filters.chosen, page: filters.page };
  const list = useList(screen.api, asked as QueryOf<T>);
  const usual = useUsualColumns<RowOf<T>>(list.petOf);
  const pets = usePetFilterChoice(screen.api.area);
  const tags = useTagFilterChoice(filters.values.petId);
  const { data } = list;
  const by = filters.values.sort || newestFirst;
  return (
    <div className="listing">
      <LoadBanner load={list} />
      {!isEmptyUnfiltered(data, filters) && (
        <>
          {summaryOf?.(data, list.petOf)}
          <ListFilters
            filters={filters}
            choices={[pets, ...choices, ...tags]}
            hasDays
            orders={orders}
            total={data?.total}
            words={words}
          />
        </>
      )}
      <ListTable
        screen={screen}
        list={list}
        columns={columns.map((column) => (typeof column === 'string' ? usual[column] : column))}
        sorting={orders && { by, onSort: (sort) => filters.choose({ sort: sort === newestFirst ? '' : sort }) }}
        groups={
          monthHead && /^-?date$/.test(by)
            ? { of: (row) => (row as UsualRow).date?.slice(0, 7) ?? '', head: (month) => monthHead(month, data) }
            : undefined
        }
        actionsOf={actionsOf}
        below={below}
        {...(caption && { caption })}
      />
    </div>
  );
}

type UsualRow = { petId: string; date?: string; notes?: string | null };

function useUsualColumns<Row extends { petId: string }>(petOf: ReturnType<typeof useList>['petOf']) {
  const t = useTexts(fieldTexts);
  const f = useFormats();
  const columns: Record<Usual, Column<UsualRow>> = {
    date: {
      id: 'date',
      head: t.date,
      className: 'num muted',
      place: 'when',
      sort: newestFirst,
      cell: ({ date }) => date && f.day(date),
    },
    pet: { id: 'pet', head: t.pet, place: 'pet', cell: ({ petId }) => <PetChip pet={petOf(petId)} /> },
    notes: {
      id: 'notes',
      head: t.notes,
      className: 'muted',
      place: 'more',
      cell: ({ notes }) => notes && <bdi>{notes}</bdi>,
    },
  };
  return columns as unknown as Record<Usual, Column<Row>>;
}
