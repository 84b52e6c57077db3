import { Repeat, Undo2 } from 'lucide-react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { News } from '../../shared/News.tsx';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { completionTexts, everyTexts } from './completion-texts.ts';
import { DoneWords } from './DoneWords.tsx';
import { useLateWords } from './use-late-words.ts';
import { reminderTexts } from './texts.ts';
import { useWink } from '../../ui/use-wink.ts';
import { Tick } from './Tick.tsx';
import { TickRow } from './TickRow.tsx';
import type { Completion } from './use-completion.ts';

/** What can be done with a row; absent on samples. */
export type ReminderActions = {
  completion: Completion;
  /** Of some rows one may see no more than that they are there. */
  mayEdit: (reminder: Reminder) => boolean;
  onEdit: (reminder: Reminder) => void;
  onRemove: (reminder: Reminder) => void;
};

type Props = { reminder: Reminder; pet: NamedPet | undefined; actions: ReminderActions | undefined };

export function ReminderRow({ reminder, pet, actions }: Props) {
  const { title, time, isCompleted } = reminder;
  const late = useLateWords(reminder);
  const eyes = useWink(actions?.completion.marks.get(reminder.id)?.state === 'completing');
  return (
    <TickRow
      reminder={reminder}
      completion={actions?.completion}
      className={`card rem ${isCompleted ? 'rem-done' : late ? 'late' : ''}`}
      hue={pet?.hue}
    >
      <span className="rem-time num">
        {pet && <PetPortrait pet={pet} size={44} eyes={eyes} />}
        {time}
      </span>
      <div className="rem-body">
        <News id={reminder.id} />
        <Title of={reminder} onOpen={actions?.onEdit} />
        <About reminder={reminder} pet={pet} late={late} completion={actions?.completion} />
      </div>
      {actions && (
        <span className="rem-acts">
          <span className="acts">
            <RowActions
              name={title}
              onEdit={() => actions.onEdit(reminder)}
              onRemove={() => actions.onRemove(reminder)}
            />
          </span>
          {isCompleted && <Reopen reminder={reminder} completion={actions.completion} />}
        </span>
      )}
      {actions && !isCompleted && <Tick reminder={reminder} completion={actions.completion} />}
    </TickRow>
  );
}

/** On a phone the way to everything else that can be done with the row: all of it leads there. */
function Title({ of, onOpen }: { of: Reminder; onOpen: ReminderActions['onEdit'] | undefined }) {
  const title = <bdi className="tick-title">{of.title}</bdi>;
  if (!onOpen) return <b>{title}</b>;
  return (
    <button type="button" className="rem-open" onClick={() => onOpen(of)}>
      {title}
    </button>
  );
}

type AboutProps = Pick<Props, 'reminder' | 'pet'> & { late: string | null; completion: Completion | undefined };

function About({ reminder, pet, late, completion }: AboutProps) {
  const t = useTexts(reminderTexts);
  const words = useTexts(completionTexts);
  const every = useTexts(everyTexts);
  const f = useFormats();
  const { id, description, repeatInterval, petName, completedAt, tagIds } = reminder;
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed')
    return (
      <small>
        <DoneWords {...mark} />
      </small>
    );
  return (
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
      {completedAt && <small>{t.doneAt({ time: f.time(completedAt) })}</small>}
      {late && <Badge tone="danger">{late}</Badge>}
      {description && <small dir="auto">{description}</small>}
      <Tags ids={tagIds} />
      {mark?.state === 'failed' && <small className="tick-failed">{words.notSaved}</small>}
    </span>
  );
}

function Reopen({ reminder, completion }: { reminder: Reminder; completion: Completion }) {
  const t = useTexts(reminderTexts);
  const { marks, reopen } = completion;
  const state = marks.get(reminder.id)?.state;
  const isDead = state !== undefined && state !== 'failed';
  return (
    <button
      type="button"
      className="btn line sm"
      aria-label={`${t.reopen}: ${reminder.title}`}
      aria-disabled={isDead}
      onClick={() => !isDead && void reopen(reminder)}
    >
      <Undo2 size={16} aria-hidden="true" />
      {t.reopen}
    </button>
  );
}
