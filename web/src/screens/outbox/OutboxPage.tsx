import './outbox.css';
import { useEffect, useState } from 'react';
import Cloud from 'lucide-react/icons/cloud-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { groupEntries, type OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { sendable } from '../../lib/offline/outbox/sender.ts';
import { useReachability } from '../../lib/offline/reachability.ts';
import { linkTo, outboxPage, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { discard, goingWith } from './decide.ts';
import { EntryRow } from './EntryRow.tsx';
import { isTwoDoses } from './refusals.ts';
import { ParkedCard } from './ParkedCard.tsx';
import { TwoDoses } from './TwoDoses.tsx';
import { outboxTexts, parkedTexts } from './texts.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useRefreshAfter } from './use-outbox-events.ts';

/** Changes that wait on this device, with what their writer can do about them; refused ones come first. */
export default function OutboxPage() {
  const entries = outboxEntries.use((all) => all);
  const wordsOf = useEntryWords(entries);
  const [params] = useSearchParams();
  const groups = groupEntries(entries);
  const asked = groups.find(({ key, entry }) => key === params.get('doses') && isTwoDoses(entry));
  if (asked) return <TwoDoses key={asked.key} group={asked} words={wordsOf(asked)} />;
  return <List groups={groups} wordsOf={wordsOf} />;
}

type ListProps = { groups: readonly OutboxGroup[]; wordsOf: ReturnType<typeof useEntryWords> };

function List({ groups, wordsOf }: ListProps) {
  const t = useTexts(outboxTexts);
  const t2 = useTexts(parkedTexts);
  const isHere = useReachability() === 'here';
  const refresh = useRefreshAfter();
  const sending = useSending(groups, isHere);
  const [asked, ask] = useState<OutboxGroup | null>(null);
  const parked = groups.filter(({ entry }) => entry.state === 'parked');
  const waiting = groups.filter(({ entry }) => entry.state !== 'parked');
  const isParked = asked?.entry.state === 'parked';
  const what = asked ? wordsOf(asked).what : '';
  const takesMore = asked !== null && goingWith(asked).length > asked.all.length;
  const counted = waiting.length > 0 ? { count: waiting.length } : { count: parked.length };
  const lead =
    groups.length === 0 ? t.leadNone : waiting.length > 0 ? (isHere ? t.leadHere : t.leadAway) : t.leadParked;
  const question = isParked && !takesMore ? t2.giveUpQuestion : takesMore ? t.cancelAll : t.cancelQuestion;
  const mayHaveArrived = asked !== null && !isParked && asked.all.some(({ attempts }) => attempts > 0);

  async function drop(group: OutboxGroup) {
    const gone = goingWith(group);
    const place = [...parked, ...waiting].indexOf(group);
    await discard(group);
    void refresh(gone);
    toast.success(t.canceled, undefined, group.key);
    restoreLostFocus(() => actionAt(place));
  }
  return (
    <div className="outbox">
      <BackLink to={linkTo(screens.dashboard)} word={useWord(screens.dashboard.word)} />
      <PageHead title={useWord(outboxPage.word)} lead={typeof lead === 'string' ? lead : lead(counted)} />
      {groups.length === 0 && (
        <div className="card">
          <EmptyState
            art={
              <span className="outbox-empty" aria-hidden="true">
                <Cloud size={40} />
              </span>
            }
            title={t.emptyTitle}
            text={t.emptyText}
          />
        </div>
      )}
      {parked.length > 0 && (
        <section aria-label={t.parkedList} className="outbox-parked">
          {parked.map((group) => (
            <ParkedCard
              key={group.key}
              group={group}
              words={wordsOf(group)}
              onGiveUp={() => ask(group)}
              onDrop={() => drop(group)}
            />
          ))}
        </section>
      )}
      {waiting.length > 0 && (
        <section className="card" aria-label={t.waitingList}>
          <ul className="outbox-rows">
            {waiting.map((group) => (
              <EntryRow
                key={group.key}
                group={group}
                words={wordsOf(group)}
                isSending={group.all.some(({ seq }) => seq === sending)}
                onCancel={() => ask(group)}
              />
            ))}
          </ul>
        </section>
      )}
      {groups.length > 0 && (
        <p className="outbox-foot muted">
          <Smartphone size={18} aria-hidden="true" />
          {t.mayClose}
        </p>
      )}
      <Confirm
        title={isParked ? t2.giveUp : t.cancelTitle}
        question={[question({ what }), mayHaveArrived && t.mayHaveArrived].filter(Boolean).join(' ')}
        action={isParked ? t2.giveUp : t.cancel}
        cancel={t.keep}
        isOpen={asked !== null}
        onConfirm={() => asked && drop(asked)}
        onClose={() => ask(null)}
      />
    </div>
  );
}

/** First action of the entry that is shown at a place by now, else of the last one. */
function actionAt(place: number) {
  const rows = [...document.querySelectorAll('.outbox-parked > *, .outbox-rows > li')];
  return (rows[place] ?? rows.at(-1))?.querySelector<HTMLElement>('button, a');
}

/** Place of the entry that is being sent: they go one after the other. */
function useSending(groups: readonly OutboxGroup[], isHere: boolean) {
  const [now, setNow] = useState(() => Date.now());
  const entries = groups.flatMap(({ all }) => all).toSorted((a, b) => a.seq - b.seq);
  const next = Math.min(...entries.flatMap(({ state, notBefore }) => (state === 'waiting' ? [notBefore] : [])));
  useEffect(() => {
    // An entry that was put off has its turn then.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, next - Date.now()), 60_000));
    return () => clearTimeout(timer);
  }, [next]);
  return isHere ? sendable(entries, now)[0]?.seq : undefined;
}
