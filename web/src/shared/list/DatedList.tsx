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

/** Nothing fits where a filter is chosen that the list does not know: the server would pass over it. */
type Known<T extends BelongingTable, F extends DatedFilters> =
  QueryOf<T> extends infer Query ? (Exclude<keyof F['chosen'], keyof Query> extends never ? unknown : never) : never;

type Props<T extends BelongingTable, F extends DatedFilters> = {
  screen: ListScreenState<T, F & Known<T, F>>;
  columns: readonly (Column<RowOf<T>> | UsualOf<RowOf<T>>)[];
  /** Filters that only this list has. */
  choices?: readonly FilterChoice[];
  /** In what orders it can be shown, its own first; its heads can be pressed then. */
  orders?: readonly SortOrder[];
  /** What is said of everything that the filters let through. */
  summaryOf?: (page: PageOf<T> | undefined, petOf: ReturnType<typeof useList>['petOf']) => ReactNode;
  /** What stands above the rows of a month, `YYYY-MM`, as long as they are in the order of their days. */
  monthHead?: (month: string, page: PageOf<T> | undefined) => ReactNode;
  /** What the rows are, where the screen's title does not say it. */
  caption?: string;
  /** What else can be done with a row that may be edited. */
  actionsOf?: (row: RowOf<T>) => ReactNode;
  below?: ReactNode;
};

const none: readonly FilterChoice[] = [];

/** Its own order, which needs no word in the address. */
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
