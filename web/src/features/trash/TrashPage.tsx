import './trash.css';
import { useState } from 'react';
import { trashDays, type TrashEntry, trashTypes } from '@tzemed/contract/views/trash';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, trashPage } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { focusContent } from '../../shared/page/focus-content.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { useClampPage } from '../../shared/list/use-clamp-page.ts';
import { isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { useTrash } from './api.ts';
import { RestoreFirstBanner } from './RestoreFirstBanner.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { trashTexts, typeTexts } from './texts.ts';
import { TrashRow } from './TrashRow.tsx';
import { useTrashActions } from './use-trash-actions.ts';
import { useRangeSelection } from './use-range-selection.ts';
import { useTrashTexts } from './use-trash-texts.ts';

const noEntries: TrashEntry[] = [];

/** The page of deleted things, which can be restored for thirty days. */
export default function TrashPage() {
  const t = useTexts(trashTexts);
  const types = useTexts(typeTexts);
  const words = useTrashTexts();
  const filters = useFilters({ type: isOneOf(trashTypes) });
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useTrash(
    filters.chosen.type,
    filters.page,
  );
  useClampPage(filters, isPlaceholderData ? undefined : data);
  const entries = data?.entries ?? noEntries;
  const acts = useTrashActions(entries);
  const rows = useRangeSelection(entries.filter(({ id }) => !acts.leaving.has(id)));
  const { picked } = rows;
  const [asked, setAsked] = useState(noEntries);
  const { pets } = usePets();
  const isGuest = pets.some(({ shareId }) => shareId) || entries.some(({ mayErase }) => !mayErase);
  const isEmpty = data?.total === 0;
  const empty = { art: <LazyEmptyArt name="trash" />, title: t.emptyTitle };

  /** The bar goes, and the focus with it. */
  function done() {
    rows.clear();
    focusContent();
  }
  return (
    <div className="trash">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(trashPage.word)} lead={t.lead({ days: trashDays })} />
      <LoadBanner load={{ isFailed: isError, isFetching, retry: () => void refetch() }} />
      {isGuest && <Banner tone="info">{t.guests}</Banner>}
      {isPending && <Skeleton count={4} />}
      {isEmpty && !filters.isActive && (
        <div className="card">
          <EmptyState {...empty} text={t.emptyText({ days: trashDays })} />
        </div>
      )}
      {data && !(isEmpty && !filters.isActive) && (
        <section className="card" aria-label={t.list} aria-busy={isPlaceholderData}>
          <div className="trash-head">
            <label className="check">
              <input
                type="checkbox"
                checked={rows.isAll}
                disabled={entries.length === 0}
                onChange={() => rows.pressAll()}
              />
              {t.pickAll}
            </label>
            <SelectBox
              label={t.type}
              options={[{ id: '', label: t.allTypes }, ...trashTypes.map((id) => ({ id, label: types[id] }))]}
              value={filters.values.type}
              onChange={(type) => filters.choose({ type })}
            />
          </div>
          {isEmpty && <EmptyState {...empty} text={t.noMatch} />}
          <ul className="trash-rows">
            {entries.map((entry) => (
              <TrashRow
                key={entry.id}
                entry={entry}
                isPicked={picked.includes(entry)}
                isLeaving={acts.leaving.has(entry.id)}
                onPick={(isSpan) => rows.press(entry.id, isSpan)}
                onRestore={() => void acts.restorePicked([entry])}
              >
                {acts.waiting?.after[0]?.id === entry.id && (
                  <RestoreFirstBanner
                    first={acts.waiting.first}
                    onRestore={() => void acts.restoreFirst()}
                    onClose={acts.forget}
                  />
                )}
              </TrashRow>
            ))}
          </ul>
        </section>
      )}
      {data && <Pager page={data.page} limit={data.limit} total={data.total} onPage={filters.goTo} />}
      {picked.length > 0 && (
        <SelectionBar
          count={picked.length}
          isBusy={acts.isBusy}
          onRestore={() => {
            done();
            void acts.restorePicked(picked);
          }}
          onErase={picked.every(({ mayErase }) => mayErase) ? () => setAsked(picked) : undefined}
        />
      )}
      <Confirm
        title={t.eraseTitle}
        question={t.eraseQuestion({ what: words.all(asked) })}
        action={t.erase}
        isOpen={asked.length > 0}
        onConfirm={() => {
          rows.clear();
          return acts.erasePicked(asked);
        }}
        onClose={() => setAsked(noEntries)}
      />
    </div>
  );
}
