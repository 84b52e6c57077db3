import './quick.css';
import { useEffect, useRef, useState } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { lastUsedChoices } from '../../../lib/offline/last-used-choices.ts';
import { linkTo, observationsPage } from '../../../screens.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { saidOfChange } from '../../../shared/save/said-of.ts';
import { startStopwatch } from '../stopwatch/running-stopwatch.ts';
import { type QuickButton, useQuickButtons } from '../use-quick-buttons.ts';
import { ArrangeButtons } from './ArrangeButtons.tsx';
import { PetFaces } from './PetFaces.tsx';
import { StoredPress } from './StoredPress.tsx';
import { quickTexts } from './texts.ts';
import { useLatest } from './use-latest.ts';
import { useStillPlace } from './use-still-place.ts';
import { usePresses } from './use-presses.ts';

type Props = {
  /** Pets that observations may be written for. */
  pets: readonly Pet[];
  /** The pet of the page, if there is one. */
  likely: string;
  /** The pet that is meant otherwise, or ''. */
  first: string;
  onDone: () => void;
};

/** The pet of the page, else those of the last press, else the one that is meant. */
function firstChosen({ pets, likely, first }: Omit<Props, 'onDone'>): readonly string[] {
  const known = (ids: readonly string[]) => pets.filter(({ id }) => ids.includes(id));
  if (known([likely]).length > 0) return [likely];
  const last = known(lastUsedChoices().logged ?? []);
  const ofHome = last.filter(({ householdId }) => householdId === last[0]?.householdId).map(({ id }) => id);
  return ofHome.length > 0 ? ofHome : known([first]).map(({ id }) => id);
}

/** The one-tap log: a press of a button stores what happened, at once, for all chosen pets. */
export function QuickLog({ pets, likely, first, onDone }: Props) {
  const t = useTexts(quickTexts);
  const f = useFormats();
  const [chosen, choose] = useState(() => firstChosen({ pets, likely, first }));
  const [isArranging, setArranging] = useState(false);
  const [isAsked, ask] = useState(false);
  const home = (pets.find(({ id }) => id === chosen[0]) ?? pets[0])?.householdId;
  const { buttons, own, mayArrange, isPending } = useQuickButtons(home);
  const { last, failed, press, retry, giveUp, undo, saveNote } = usePresses();
  const latestOf = useLatest(chosen);
  const titleOf = (kind: string) => buttons.find(({ key }) => key === kind)?.title ?? '';
  const namesOf = (petIds: readonly string[]) => pets.filter(({ id }) => petIds.includes(id)).map(({ name }) => name);

  const said = last?.state === 'stored' && {
    press: last,
    text: saidOfChange(
      t.stored({ what: titleOf(last.kind), pets: f.list(namesOf(last.petIds)), time: f.time(last.at) }),
      last.row,
    ),
  };
  const still = useStillPlace({
    above: `${last?.id} ${last?.state} ${failed.length} ${isAsked}`,
    isUrgent: failed.length > 0 || isAsked,
  });
  const closing = useRef<() => void>(undefined);
  useEffect(() => {
    closing.current = () => {
      if (said && said.press.isUndoable)
        toast.success(said.text, { label: t.undo, onPress: () => void undo(said.press) });
    };
  });
  // The sheet was closed right after a press: the way back stays.
  useEffect(() => () => closing.current?.(), []);

  function onPress({ key, isTimed }: QuickButton) {
    ask(chosen.length === 0);
    if (chosen.length === 0) return;
    if (!isTimed) return press(key, chosen);
    startStopwatch(key, chosen);
    onDone();
  }
  if (isArranging && home)
    return <ArrangeButtons householdId={home} buttons={buttons} own={own} onDone={() => setArranging(false)} />;
  return (
    <div className="quick-log">
      {pets.length > 1 && <PetFaces pets={pets} chosen={chosen} onChoose={choose} />}
      {isAsked && chosen.length === 0 && <Banner tone="warn">{t.choosePets}</Banner>}
      {failed.map((one) => (
        <Banner
          key={one.id}
          tone="danger"
          action={
            <div className="log-failed">
              <button type="button" className="btn line sm" onClick={() => void retry(one)}>
                {t.again}
              </button>
              <button
                type="button"
                className="link"
                aria-label={t.giveUpOf({ what: titleOf(one.kind) })}
                onClick={() => giveUp(one)}
              >
                {t.giveUp}
              </button>
            </div>
          }
        >
          {t.failed({ what: titleOf(one.kind), time: f.time(one.at), reason: one.reason })}
        </Banner>
      ))}
      {last?.state === 'saving' && <p className="log-saving muted">{t.saving}</p>}
      {last?.state === 'stored' && (
        <StoredPress
          key={last.id}
          press={last}
          title={titleOf(last.kind)}
          names={namesOf(last.petIds)}
          asksNote={last.kind === 'other'}
          onUndo={() => void undo(last)}
          onNote={(note) => saveNote(last, note)}
        />
      )}
      <p className="sr" role="status">
        {said && said.text}
      </p>
      {/* A press stores at once: no button comes under a finger that meant another. */}
      {isPending ? (
        <Loading />
      ) : (
        <div className="log-buttons" role="group" aria-label={t.buttons} {...still}>
          {buttons
            .filter(({ isHidden }) => !isHidden)
            .map((button) => {
              const { key, title, Icon, isTimed } = button;
              const about = isTimed ? t.withWatch : latestOf(key);
              return (
                <button
                  key={key}
                  type="button"
                  data-timed={isTimed || undefined}
                  data-just={(last?.state === 'stored' && last.isUndoable && last.kind === key) || undefined}
                  onClick={() => onPress(button)}
                >
                  <span className="log-icon" aria-hidden="true">
                    <Icon size={26} />
                  </span>
                  <b>
                    <bdi>{title}</bdi>
                  </b>{' '}
                  {about && <small>{about}</small>}
                </button>
              );
            })}
        </div>
      )}
      <div className="log-foot">
        <p className="muted">{chosen.length > 1 ? t.hintSeveral : t.hint}</p>
        <Link
          to={linkTo(observationsPage, chosen.length === 1 ? { petId: chosen[0]! } : {})}
          className="link"
          onClick={onDone}
        >
          {t.allEntries}
        </Link>
        {mayArrange && (
          <button type="button" className="link" onClick={() => setArranging(true)}>
            <ArrowUpDown size={18} aria-hidden="true" />
            {t.arrange}
          </button>
        )}
      </div>
    </div>
  );
}
