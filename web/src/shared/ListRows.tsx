import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { isFirstScreen } from '../lib/early.ts';
import { Bones } from '../ui/Bones.tsx';
import { ClosingUp } from '../ui/ClosingUp.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { Pager } from '../ui/Pager.tsx';
import { uiTexts } from '../ui/texts.ts';
import { AddButton } from './AddButton.tsx';
import type { BelongingTable, RowOf } from './belonging-api.ts';
import { EmptyList } from './EmptyList.tsx';
import { isBare } from './is-bare.ts';
import { useExistingPage } from './use-existing-page.ts';
import type { ListScreenState } from './ListScreen.tsx';

/** What `useList` gives. */
export type LoadedList<T extends BelongingTable> = {
  data: { page: number; limit: number; total: number } | undefined;
  rows: RowOf<T>[] | undefined;
  isPending: boolean;
  isOutdated: boolean;
};

type Props<T extends BelongingTable> = {
  screen: ListScreenState<T>;
  list: LoadedList<T>;
  /** Whether an empty list offers to add the first. */
  hasFirstStep?: boolean;
  /** What is done with all of them. It stands below them, so it comes when they all have their places. */
  below?: ReactNode;
  children: (rows: RowOf<T>[]) => ReactNode;
};

/** One page of a list, or why there is nothing on it. */
export function ListRows<T extends BelongingTable>({ screen, list, hasFirstStep = true, below, children }: Props<T>) {
  const { words, filters, editor } = screen;
  const { data, rows = [], isPending, isOutdated } = list;
  const t = useTexts(uiTexts);
  useExistingPage(filters, data);
  // One way to add the first is enough: the one that stands under the reason.
  const hasOwnAdd = hasFirstStep && isBare(data, filters);
  const { setOwnAdd } = screen;
  useLayoutEffect(() => {
    setOwnAdd(hasOwnAdd);
    return () => setOwnAdd(false);
  }, [hasOwnAdd, setOwnAdd]);
  const shown = useFirstRows(rows);
  if (isPending) return <Bones count={4} />;
  if (!data) return null;
  const found = data.total === 0 ? words.noMatch : t.found({ count: data.total });
  return (
    <ClosingUp count={shown.length} className="rows" aria-busy={isOutdated}>
      <LiveText>{isOutdated ? '' : found}</LiveText>
      {shown.length > 0 && children(shown)}
      {data.total === 0 && (
        <EmptyList
          area={screen.api.area}
          petId={filters.values.petId}
          art={screen.emptyArt}
          filters={filters}
          noMatch={words.noMatch}
          title={words.emptyTitle}
          text={words.emptyText}
          action={hasFirstStep && screen.mayAdd && <AddButton label={words.add} onPress={editor.add} shortcut="N" />}
        />
      )}
      {shown === rows && (
        <>
          <Pager page={filters.page} limit={data.limit} total={data.total} onPage={filters.goTo} />
          {below}
        </>
      )}
    </ClosingUp>
  );
}

/** More than a phone has room for, where a row is a card. */
const phoneful = 5;

/** The rows of the first screen of a visit come to a phone in two steps: those that it shows, and after the paint all. */
function useFirstRows<Row>(rows: Row[]) {
  const count = useDeferredValue(Infinity, isFirstScreen() && innerWidth < 768 ? phoneful : Infinity);
  return count < rows.length ? rows.slice(0, count) : rows;
}
