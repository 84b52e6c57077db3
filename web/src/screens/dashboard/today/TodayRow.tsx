import { useId, useState } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { completionTexts } from '../../../features/reminders/completion/completion-texts.ts';
import { CompletedLine } from '../../../features/reminders/completion/CompletedLine.tsx';
import { dueDay, dueTime } from '../../../features/reminders/due.ts';
import { useOverdueText } from '../../../features/reminders/list/use-overdue-text.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useBlink } from '../../../ui/use-face-wink.ts';
import { CompleteButton } from '../../../features/reminders/completion/CompleteButton.tsx';
import { CompletableRow } from '../../../features/reminders/completion/CompletableRow.tsx';
import type { Completion } from '../../../features/reminders/completion/use-completion.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { lazyComponent, useLazyComponent } from '../../../ui/lazy/lazy-component.ts';
import { Link } from '../../../ui/Link.tsx';
import { isAllDay, isPast, kindOf } from './day-parts.ts';
import { KindMark } from './KindMark.tsx';
import { Portraits } from './Portraits.tsx';
import { todayTexts } from './today-texts.ts';
import type { HeldRow } from './use-held-rows.ts';

/** Loaded when the browser is idle: few rows need them. */
const refused = lazyComponent(() => import('./RefusedDose.tsx').then(({ RefusedDose }) => RefusedDose));
const ticks = lazyComponent(() => import('./PetTicks.tsx').then(({ PetTicks }) => PetTicks));
const doneByOther = lazyComponent(() => import('./DoneByOther.tsx').then(({ DoneByOther }) => DoneByOther));

type Props = {
  reminder: Reminder;
  pet: NamedPet | undefined;
  petOf: (id: string) => NamedPet | undefined;
  completion: Completion | undefined;
  /** Set for a row that has gone from the list. */
  held: HeldRow | undefined;
  /** True in a day of several kinds. */
  isMarked: boolean;
  moment: { now: number; today: string };
};

export function TodayRow({ reminder, pet, petOf, completion, held, isMarked, moment }: Props) {
  const t = useTexts(todayTexts);
  const unfolded = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const linkOf = useItemLink();
  const { id, petIds, title } = reminder;
  const mark = completion?.marks.get(id);
  const eyes = useBlink(mark?.state === 'completing');
  const pets = petIds.flatMap((one) => petOf(one) ?? []);
  const late = useOverdueText(reminder);
  const isLate = late !== null && isPast(reminder, moment);
  const isUrgent = isLate && !reminder.source;
  const link = linkOf('reminders', reminder);
  const isRefused = mark?.state === 'refused';
  const isOfSeveral = pets.length > 1 && completion !== undefined && !held;
  const areTicksHere = useLazyComponent(ticks, isOfSeveral && isUnfolded, () => setUnfolded(false));
  // Pets that were ticked one by one are done already.
  const others = petIds.filter((one) => completion?.marks.get(`${id} ${one}`)?.state !== 'completed');
  const isEachDone = others.length === 0 && petIds.length > 0;
  const ofOthers = completion && {
    ...completion,
    complete: () => completion.complete(reminder, others.length < petIds.length ? others : undefined),
  };
  return (
    <CompletableRow
      reminder={reminder}
      completion={held?.done && completion ? doneIn(completion, id, held) : completion}
      className={isUrgent ? 'today-row late' : 'today-row'}
      hue={pet?.hue}
    >
      <Portraits pets={pets} eyes={eyes}>
        {isMarked && <KindMark kind={kindOf(reminder)} />}
      </Portraits>
      <div>
        <b>
          {isOfSeveral && mark === undefined ? (
            <button
              type="button"
              className="row-link"
              aria-expanded={isUnfolded}
              aria-controls={unfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <bdi className="tick-title">{title}</bdi>
            </button>
          ) : (
            <RowLink to={link}>
              <bdi className="tick-title">{title}</bdi>
            </RowLink>
          )}
        </b>
        <span className="today-about">
          {held?.done ? (
            <DoneLine reminder={reminder} done={held.done} />
          ) : (
            <About
              reminder={reminder}
              petOf={petOf}
              late={isLate ? late : null}
              completion={completion}
              moment={moment}
            />
          )}
        </span>
        <WaitingMark id={id} />
      </div>
      {held?.done ? (
        <span className="tick-button" aria-hidden="true">
          <svg className="tick-check" viewBox="0 0 24 24">
            <path pathLength="1" d="M4 12l5 5L20 6" />
          </svg>
        </span>
      ) : isRefused ? (
        link && (
          <Link className="link" to={link} aria-label={t.detailsOf({ title })}>
            {t.details}
          </Link>
        )
      ) : (
        ofOthers && !isEachDone && <CompleteButton reminder={reminder} completion={ofOthers} />
      )}
      {isOfSeveral && (
        <div id={unfolded} hidden={!isUnfolded} className="today-unfolded">
          {isUnfolded && areTicksHere && (
            <ticks.Loaded reminder={reminder} pets={pets} completion={completion} link={link} />
          )}
        </div>
      )}
    </CompletableRow>
  );
}

/** Completion by which a row stands as done by somebody else. */
const doneIn = (completion: Completion, id: string, { isLeaving = false }: HeldRow): Completion => ({
  ...completion,
  marks: new Map([[id, { state: 'completed' }]]),
  isLeaving,
});

function DoneLine({ reminder, done }: { reminder: Reminder; done: NonNullable<HeldRow['done']> }) {
  return useLazyComponent(doneByOther, true, () => undefined) && <doneByOther.Loaded reminder={reminder} done={done} />;
}

type AboutProps = Pick<Props, 'reminder' | 'petOf' | 'moment'> & {
  late: string | null;
  completion: Completion | undefined;
};

function About({ reminder, petOf, late, completion, moment }: AboutProps) {
  const t = useTexts(completionTexts);
  const words = useTexts(todayTexts);
  const every = formatRepeat(reminder, useLanguage().lang);
  const f = useFormats();
  const wasDue = useWasDue(reminder, moment.today);
  const mark = completion?.marks.get(reminder.id);
  const refusal = mark?.state === 'refused' ? mark.refusal : undefined;
  const isRefusalHere = useLazyComponent(refused, refusal !== undefined, () => undefined);
  const { id, petName, petIds, source, description } = reminder;
  const names = petIds.length > 1 ? f.list(petIds.flatMap((one) => petOf(one)?.name ?? [])) : petName;
  if (mark?.state === 'completed') return <CompletedLine {...mark} />;
  if (mark?.state === 'failed') return <span className="tick-failed">{t.notSaved}</span>;
  if (refusal)
    return (
      isRefusalHere && <refused.Loaded reminder={reminder} refusal={refusal} onRead={() => completion?.dismiss(id)} />
    );
  return (
    <>
      <span>
        <bdi>{names}</bdi>
      </span>
      {/* An overdue reminder shows the delay, which says more than the hour. */}
      {late ? (
        <span className="today-late" data-source={source ?? undefined}>
          {wasDue ?? late}
        </span>
      ) : isAllDay(reminder) ? (
        <span>{words.allDay}</span>
      ) : (
        <span className="num">{dueTime(reminder, f)}</span>
      )}
      {!late && every && <span>{every}</span>}
      {source && description && (
        <span>
          <bdi>{description}</bdi>
        </span>
      )}
    </>
  );
}

const weekDays = 7;
const dayMs = 86_400_000;

/** היה צפוי ביום שישי: of a plan or a stock, whose days matter and not their hours; undefined for others. */
function useWasDue(reminder: Reminder, today: string) {
  const t = useTexts(todayTexts);
  const f = useFormats();
  if (!isAllDay(reminder)) return undefined;
  const day = dueDay(reminder);
  const passed = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (passed === 1) return t.wasDueYesterday;
  return passed < weekDays ? t.wasDueOn({ day: f.weekday(day) }) : t.wasDueAt({ day: f.dayAndMonth(day) });
}
