import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { isFirstScreen } from '../../lib/api/preload.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { AnimatedRows } from '../../ui/list/AnimatedRows.tsx';
import { ScreenReaderModeStatus } from '../../ui/ScreenReaderModeStatus.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { AddButton } from '../page/AddButton.tsx';
import type { BelongingTable, RowOf } from '../queries/belonging-api.ts';
import { EmptyList } from './EmptyList.tsx';
import { isEmptyUnfiltered } from './is-empty-unfiltered.ts';
import { useClampPage } from './use-clamp-page.ts';
import type { ListScreenState } from './ListScreen.tsx';

/** Result of `useList`. */
export type LoadedList<T extends BelongingTable> = {
  data: { page: number; limit: number; total: number } | undefined;
  rows: RowOf<T>[] | undefined;
  isPending: boolean;
  isOutdated: boolean;
};

type Props<T extends BelongingTable> = {
  screen: ListScreenState<T>;
  list: LoadedList<T>;
  /** True when an empty list offers to add the first item. */
  hasFirstStep?: boolean;
  /** Actions on all rows, if there are any. They stand below the rows, so they appear when all rows have their places. */
  below?: ReactNode;
  children: (rows: RowOf<T>[]) => ReactNode;
};

/** One page of a list, or the reason why it is empty. */
export function ListRows<T extends BelongingTable>({ screen, list, hasFirstStep = true, below, children }: Props<T>) {
  const { words, filters, editor } = screen;
  const { data, rows = [], isPending, isOutdated } = list;
  const t = useTexts(uiTexts);
  useClampPage(filters, data);
  // One button to add the first item is enough: the one below the reason.
  const hasOwnAdd = hasFirstStep && isEmptyUnfiltered(data, filters);
  const { setOwnAdd } = screen;
  useLayoutEffect(() => {
    setOwnAdd(hasOwnAdd);
    return () => setOwnAdd(false);
  }, [hasOwnAdd, setOwnAdd]);
  const shown = useFirstRows(rows);
  if (isPending) return <Skeleton count={4} />;
  if (!data) return null;
  const found = data.total === 0 ? words.noMatch : t.found({ count: data.total });
  return (
    <AnimatedRows count={shown.length} className="rows" aria-busy={isOutdated}>
      <ScreenReaderModeStatus>{isOutdated ? '' : found}</ScreenReaderModeStatus>
      {shown.length > 0 && children(shown)}
      {data.total === 0 && (
        <EmptyList
          area={screen.api.area}
          petId={filters.values.petId}
          art={screen.emptyArt}
          filters={filters}
          noMatch={words.noMatch}
          title={words.emptyTitle}
          text={screen.mayAdd ? words.emptyText : ''}
          action={
            hasFirstStep &&
            screen.mayAdd && (
              <>
                <AddButton label={words.add} onPress={editor.add} shortcut="N" />
                {screen.otherFirstStep}
              </>
            )
          }
        />
      )}
      {shown === rows && (
        <>
          <Pager page={filters.page} limit={data.limit} total={data.total} onPage={filters.goTo} />
          {data.total > 0 && below}
        </>
      )}
    </AnimatedRows>
  );
}

/** More than a phone has room for, where a row is a card. */
const phoneful = 5;

/** The rows of the first screen of a visit come to a phone in two steps: those that it shows, and after the paint all. */
function useFirstRows<Row>(rows: Row[]) {
  const count = useDeferredValue(Infinity, isFirstScreen() && innerWidth < 768 ? phoneful : Infinity);
  return count < rows.length ? rows.slice(0, count) : rows;
}
