import { Check, Repeat, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { everyMinute, useToday } from '../../lib/use-today.ts';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { daysLate } from './due.ts';
import { everyTexts, reminderTexts } from './texts.ts';
import type { Completion } from './use-completion.ts';

/** What can be done with a row; absent on samples. */
export type ReminderActions = {
  completion: Completion;
  onEdit: (reminder: Reminder) => void;
  onRemove: (reminder: Reminder) => void;
};

type Props = { reminder: Reminder; pet: NamedPet | undefined; actions: ReminderActions | undefined };

export function ReminderRow({ reminder, pet, actions }: Props) {
  const t = useTexts(reminderTexts);
  const every = useTexts(everyTexts);
  const f = useFormats();
  const { title, description, time, repeatInterval, petName } = reminder;
  const today = useToday();
  const late = useSyncExternalStore(everyMinute, () => daysLate(reminder, today, Date.now()));
  const mark = actions?.completion.marks.get(reminder.id);
  const isLeaving = mark !== undefined && actions?.completion.isLeaving;
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // A height of its own, from which it can shrink.
    if (isLeaving) row.current!.style.setProperty('--height', `${row.current!.offsetHeight}px`);
  }, [isLeaving]);
  return (
    <li className="card rem" data-hue={pet?.hue} data-mark={mark} data-leaving={isLeaving || undefined} ref={row}>
      {mark !== 'completed' && (
        <span className="rem-time num">
          {pet && <PetPortrait pet={pet} size={44} />}
          {time}
        </span>
      )}
      <div className="rem-body">
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="row tight">
          <Badge hue={pet?.hue ?? 'sage'}>
            <bdi>{petName}</bdi>
          </Badge>
          {repeatInterval !== 'none' && (
            <Badge>
              <Repeat size={13} aria-hidden="true" />
              {every[repeatInterval]}
            </Badge>
          )}
          {reminder.completedAt && <small>{t.doneAt({ time: f.time(reminder.completedAt) })}</small>}
          {late !== null && <Badge tone="danger">{late === 0 ? t.lateToday : t.late({ count: late })}</Badge>}
          {description && <small dir="auto">{description}</small>}
        </span>
      </div>
      {actions && <RowButtons reminder={reminder} actions={actions} />}
      {mark === 'completed' && actions && <UndoTile reminder={reminder} completion={actions.completion} />}
    </li>
  );
}

function RowButtons({ reminder, actions }: { reminder: Reminder; actions: ReminderActions }) {
  const t = useTexts(reminderTexts);
  const { complete, reopen, marks } = actions.completion;
  const { title, isCompleted } = reminder;
  const mark = marks.get(reminder.id);
  const [words, press, Icon] = isCompleted ? [t.reopen, reopen, Undo2] : [t.complete, complete, Check];
  return (
    <span className="rem-acts">
      <button
        type="button"
        className={isCompleted ? 'btn line sm' : 'btn line sm done'}
        aria-label={`${words}: ${title}`}
        // Not `disabled`: a button that goes dead under the finger drops the focus.
        aria-disabled={mark !== undefined}
        onClick={() => mark === undefined && void press(reminder)}
      >
        <Icon size={16} aria-hidden="true" />
        {words}
      </button>
      <span className="acts">
        <RowActions name={title} onEdit={() => actions.onEdit(reminder)} onRemove={() => actions.onRemove(reminder)} />
      </span>
    </span>
  );
}

/** In place of the time: far from the finger that has just pressed, and nothing else moves for it. */
function UndoTile({ reminder, completion }: { reminder: Reminder; completion: Completion }) {
  const t = useTexts(reminderTexts);
  return (
    <button
      type="button"
      className="rem-time undo"
      aria-label={`${t.reopen}: ${reminder.title}`}
      // Whoever has come to it by keyboard is given the time to press it.
      onFocus={completion.hold}
      onBlur={completion.release}
      onClick={({ currentTarget }) => {
        // It is about to go; the focus stays in its row.
        currentTarget.closest('.rem')?.querySelector<HTMLElement>('.done')?.focus();
        void completion.reopen(reminder);
      }}
    >
      <Undo2 size={20} aria-hidden="true" />
      {t.reopen}
    </button>
  );
}
