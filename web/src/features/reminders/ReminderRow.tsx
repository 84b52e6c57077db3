import AlarmClock from 'lucide-react/icons/alarm-clock';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Reminder } from '@tzemed/contract/reminders';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { News } from '../../shared/News.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { completionTexts } from './completion-texts.ts';
import { DoneWords } from './DoneWords.tsx';
import { dueTime, isClosed, planDay } from './due.ts';
import { LaterButton } from './LaterButton.tsx';
import { useLateWords } from './use-late-words.ts';
import type { Picking } from './use-picking.ts';
import { reminderTexts } from './texts.ts';
import { part, type Part as PartOf, usePart } from '../../ui/use-part.ts';
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
  onOtherTime: (reminder: Reminder) => void;
  onForSome: (reminder: Reminder) => void;
  onHistory: (reminder: Reminder) => void;
  picking: Picking;
};

type Props = {
  reminder: Reminder;
  pet: NamedPet | undefined;
  petOf: (id: string) => NamedPet | undefined;
  actions: ReminderActions | undefined;
  /** For who may see it, and no more. */
  onHistory?: ((reminder: Reminder) => void) | undefined;
};

export function ReminderRow({ reminder, pet, petOf, actions, onHistory }: Props) {
  const { title, isCompleted } = reminder;
  const f = useFormats();
  const isOver = isClosed(reminder);
  const isPicking = actions?.picking.isOn ?? false;
  const late = useLateWords(reminder);
  const eyes = useWink(actions?.completion.marks.get(reminder.id)?.state === 'completing');
  return (
    <TickRow
      reminder={reminder}
      completion={actions?.completion}
      className={`card rem ${isOver ? 'rem-done' : late ? 'late' : ''}`}
      hue={pet?.hue}
    >
      <span className="rem-time num">
        {pet && <PetPortrait pet={pet} size={44} eyes={eyes} />}
        {dueTime(reminder, f)}
      </span>
      <div className="rem-body">
        <News id={reminder.id} />
        <Title of={reminder} actions={actions} />
        <About reminder={reminder} pet={pet} petOf={petOf} late={late} completion={actions?.completion} />
      </div>
      {actions && !isPicking && (
        <span className="rem-acts">
          <LaterButton
            reminder={reminder}
            onOtherTime={actions.onOtherTime}
            onForSome={actions.onForSome}
            onHistory={actions.onHistory}
          />
          <span className="acts">
            <RowActions
              name={title}
              onEdit={() => actions.onEdit(reminder)}
              onRemove={() => actions.onRemove(reminder)}
            />
          </span>
          {isOver && <Reopen reminder={reminder} completion={actions.completion} />}
        </span>
      )}
      {!actions && onHistory && <Later of={history} reminder={reminder} onHistory={onHistory} />}
      {actions && !isPicking && !isCompleted && <Tick reminder={reminder} completion={actions.completion} />}
    </TickRow>
  );
}

const badges = part(() => import('./later-parts.ts').then(({ AttentionBadges }) => AttentionBadges));
const offers = part(() => import('./later-parts.ts').then(({ DoneOffers }) => DoneOffers));
const history = part(() => import('./later-parts.ts').then(({ HistoryButton }) => HistoryButton));

/** What comes a moment later than the row. */
function Later<P extends object>({ of, ...props }: { of: PartOf<P> } & P) {
  return usePart(of, true, () => undefined) && <of.Loaded {...(props as unknown as P)} />;
}

/** On a phone the way to everything else that can be done with the row: all of it leads there. */
function Title({ of, actions }: { of: Reminder; actions: ReminderActions | undefined }) {
  const title = <bdi className="tick-title">{of.title}</bdi>;
  if (!actions) return <b>{title}</b>;
  const { picking, onEdit } = actions;
  if (picking.isOn)
    return (
      <label className="check rem-pick">
        <input type="checkbox" checked={picking.ids.has(of.id)} onChange={() => picking.toggle(of.id)} />
        {title}
      </label>
    );
  return (
    <button type="button" className="rem-open" onClick={() => onEdit(of)}>
      {title}
    </button>
  );
}

type AboutProps = Pick<Props, 'reminder' | 'pet' | 'petOf'> & {
  late: string | null;
  completion: Completion | undefined;
};

function About({ reminder, pet, petOf, late, completion }: AboutProps) {
  const t = useTexts(reminderTexts);
  const words = useTexts(completionTexts);
  const every = sayRepeat(reminder, useLanguage().lang);
  const today = useToday();
  const f = useFormats();
  const { id, description, petName, petIds, time, completedAt, missedAt, snoozeUntil, tagIds } = reminder;
  const isSnoozed = snoozeUntil !== null && !isClosed(reminder);
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed')
    return (
      <small>
        <DoneWords {...mark}>
          <Later of={offers} reminder={reminder} />
        </DoneWords>
      </small>
    );
  return (
    <span className="row tight">
      {petIds.length > 1 ? (
        petIds.map((one) => <PetChip key={one} pet={petOf(one)} />)
      ) : (
        <Badge hue={pet?.hue ?? 'sage'}>
          <bdi>{petName}</bdi>
        </Badge>
      )}
      {every && (
        <Badge>
          <Repeat size={13} aria-hidden="true" />
          {every}
        </Badge>
      )}
      {completedAt && <small>{t.doneAt({ time: f.time(completedAt) })}</small>}
      {missedAt && <small>{t.missedAt({ time: f.time(missedAt) })}</small>}
      {isSnoozed && (
        <>
          <Badge>
            <AlarmClock size={13} aria-hidden="true" />
            {t.wasSnoozed}
          </Badge>
          <small>{t.planned({ day: f.briefDay(planDay(reminder), today), time })}</small>
        </>
      )}
      {(reminder.isImportant || reminder.assigneeId) && <Later of={badges} reminder={reminder} />}
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
