import '../../shared/pick-bar.css';
import './trash.css';
import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNavigate } from 'react-router';
import { type TrashEntry, trashTypes } from '@tzemed/contract/trash';
import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { errorText } from '../../lib/error-text.ts';
import { linkTo, linkToPet, screens, trashPage } from '../../screens.ts';
import { BackLink } from '../../shared/BackLink.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { isOneOf, useFilters } from '../../shared/use-filters.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Bones } from '../../ui/Bones.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { toast } from '../../ui/toast.ts';
import { useTrash, useTrashChanges } from './api.ts';
import { trashTexts } from './texts.ts';
import { TrashRow } from './TrashRow.tsx';
import { useWords } from './use-words.ts';

/** As long as a row takes to fold, in milliseconds; see trash.css. */
const foldMs = 180;
const folded = () => new Promise((resolve) => setTimeout(resolve, foldMs));

/** What was deleted, and can be restored for thirty days. */
export default function TrashPage() {
  const t = useTexts(trashTexts);
  const words = useWords();
  const navigate = useNavigate();
  const filters = useFilters({ type: isOneOf(trashTypes) });
  const { data, isPending, isError, isFetching, refetch } = useTrash(filters.chosen.type, filters.page);
  const { restore, erase, isBusy } = useTrashChanges();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<TrashEntry['pet']>(null);
  const [isAsking, setAsking] = useState(false);
  const entries = data?.entries ?? [];
  const chosen = entries.filter(({ id }) => picked.has(id));
  const mayErase = chosen.length > 0 && chosen.every((entry) => entry.mayErase);

  function pick(id: string, isSpan: boolean) {
    const next = new Set(picked);
    const ids = entries.map((entry) => entry.id);
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].toSorted((a, b) => a - b) as [number, number];
    const span = isSpan && from >= 0 ? ids.slice(from, to + 1) : [id];
    for (const one of span) {
      if (picked.has(id)) next.delete(one);
      else next.add(one);
    }
    setPicked(next);
    setLast(id);
  }

  /** One after the other: a pet goes first, for what hangs off it. */
  async function bringBack(several: readonly TrashEntry[]) {
    setWaiting(null);
    const inTurn = several.toSorted((a, b) => Number(b.type === 'pets') - Number(a.type === 'pets'));
    const back = new Set(several.flatMap(({ id, type }) => (type === 'pets' ? [id] : [])));
    const done: TrashEntry[] = [];
    for (const entry of inTurn) {
      if (entry.pet?.isDeleted && !back.has(entry.pet.id)) {
        setWaiting(entry.pet);
        continue;
      }
      setLeaving((before) => new Set([...before, entry.id]));
      try {
        await Promise.all([restore(entry.id), folded()]);
        done.push(entry);
      } catch {
        // Said by a toast; the row stands again.
      }
      setLeaving((before) => new Set([...before].filter((id) => id !== entry.id)));
    }
    setPicked(new Set());
    const [first] = done;
    if (!first) return;
    if (done.length > 1) return toast.success(t.restoredMany({ count: done.length }));
    const to = wayTo(first);
    toast.success(
      t.restored({ name: words.name(first) }),
      to ? { label: t.open, onPress: () => void navigate(to) } : undefined,
    );
  }

  async function eraseAll() {
    for (const { id } of chosen) {
      try {
        await erase(id);
      } catch (error) {
        toast.error(errorText(error));
        return;
      }
    }
    setPicked(new Set());
    toast.success(t.erased);
  }

  const options = [{ id: '', label: t.allTypes }, ...trashTypes.map((type) => ({ id: type, label: t[type] }))];
  const isAll = entries.length > 0 && chosen.length === entries.length;
  return (
    <div className="trash">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(trashPage.word)} lead={t.lead} />
      <LoadBanner load={{ isFailed: isError && !data, isFetching, retry: () => void refetch() }} />
      {waiting && (
        <Banner
          tone="warn"
          action={
            entries.some(({ id }) => id === waiting.id) && (
              <button
                type="button"
                className="btn line sm"
                onClick={() => void bringBack(entries.filter(({ id }) => id === waiting.id))}
              >
                {t.restorePet({ pet: waiting.name })}
              </button>
            )
          }
          onClose={() => setWaiting(null)}
        >
          {t.petFirst({ pet: waiting.name })}
        </Banner>
      )}
      {entries.some((entry) => !entry.mayErase) && <Banner tone="info">{t.guests}</Banner>}
      {isPending && <Bones count={4} />}
      {data && (
        <section className="card trash-card" aria-label={t.list}>
          {(entries.length > 0 || filters.values.type) && (
            <div className="trash-head">
              <label className="check">
                <input
                  type="checkbox"
                  checked={isAll}
                  disabled={entries.length === 0}
                  onChange={() => setPicked(isAll ? new Set() : new Set(entries.map(({ id }) => id)))}
                />
                {t.pickAll}
              </label>
              <SelectBox
                label={t.type}
                options={options}
                value={filters.values.type}
                onChange={(type) => filters.choose({ type })}
              />
            </div>
          )}
          {entries.length === 0 ? (
            <EmptyState art={<EmptyPicture name="records" />} title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <ul className="trash-rows">
              {entries.map((entry) => (
                <TrashRow
                  key={entry.id}
                  entry={entry}
                  isPicked={picked.has(entry.id)}
                  isLeaving={leaving.has(entry.id)}
                  onPick={(isSpan) => pick(entry.id, isSpan)}
                  onRestore={() => void bringBack([entry])}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      {data && <Pager page={data.page} limit={data.limit} total={data.total} onPage={filters.goTo} />}
      {chosen.length > 0 && (
        <section className="pick-bar" aria-label={t.bar}>
          <span role="status">{t.picked({ count: chosen.length })}</span>
          <span className="pick-acts">
            <button type="button" className="btn sm" disabled={isBusy} onClick={() => void bringBack(chosen)}>
              <Undo2 size={16} aria-hidden="true" />
              {t.restore}
            </button>
            {mayErase && (
              <button type="button" className="btn line sm" disabled={isBusy} onClick={() => setAsking(true)}>
                <Trash2 size={16} aria-hidden="true" />
                {t.erase}
              </button>
            )}
          </span>
        </section>
      )}
      <Confirm
        title={t.eraseTitle}
        question={t.eraseQuestion({ what: words.list(chosen.map((entry) => words.whole(entry))) })}
        action={t.erase}
        isOpen={isAsking}
        onConfirm={eraseAll}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** Where what was restored is seen. */
const wayTo = ({ id, type, pet }: TrashEntry) =>
  type === 'pets' ? linkToPet(id) : pet ? linkToPet(pet.id) : undefined;
