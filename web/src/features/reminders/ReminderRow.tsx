import { Check, Repeat } from 'lucide-react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { dueDay } from './due.ts';
import { everyTexts, reminderTexts } from './texts.ts';

/** What can be done with a row; absent on samples. */
export type ReminderActions = {
  /** The one that is being marked as done right now. */
  completingId: string | undefined;
  complete: (reminder: Reminder) => Promise<void>;
  onEdit: (reminder: Reminder) => void;
  onRemove: (reminder: Reminder) => void;
};

type Props = { reminder: Reminder; pet: NamedPet | undefined; actions: ReminderActions | undefined };

export function ReminderRow({ reminder, pet, actions }: Props) {
  const t = useTexts(reminderTexts);
  const every = useTexts(everyTexts);
  const f = useFormats();
  const { title, description, time, repeatInterval, isCompleted, petName } = reminder;
  return (
    <li className="card rem" data-hue={pet?.hue}>
      <span className="rem-time num">
        {pet && <PetPortrait pet={pet} size={44} />}
        {time}
      </span>
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
          {isCompleted && <small>{t.dueOn({ day: f.day(dueDay(reminder)), time })}</small>}
          {description && <small dir="auto">{description}</small>}
        </span>
      </div>
      {actions && <RowButtons reminder={reminder} actions={actions} />}
    </li>
  );
}

function RowButtons({ reminder, actions }: { reminder: Reminder; actions: ReminderActions }) {
  const t = useTexts(reminderTexts);
  const isBusy = actions.completingId === reminder.id;
  return (
    <span className="rem-acts">
      {!reminder.isCompleted && (
        <button
          type="button"
          className="btn line sm done"
          aria-label={`${t.complete}: ${reminder.title}`}
          // Not `disabled`: a button that goes dead under the finger drops the focus.
          aria-disabled={isBusy}
          onClick={() => !isBusy && void actions.complete(reminder)}
        >
          <Check size={16} aria-hidden="true" />
          {t.complete}
        </button>
      )}
      <span className="acts">
        <RowActions
          name={reminder.title}
          onEdit={() => actions.onEdit(reminder)}
          onRemove={() => actions.onRemove(reminder)}
        />
      </span>
    </span>
  );
}
