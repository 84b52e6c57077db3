import AlarmClock from 'lucide-react/icons/alarm-clock';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ChangeBadge } from '../../../shared/queries/ChangeBadge.tsx';
import { PetChip } from '../../../shared/pets/PetChip.tsx';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { sourceLink } from '../../../shared/list/item-links.ts';
import { RowActions } from '../../../shared/list/RowActions.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { completionTexts } from '../completion/completion-texts.ts';
import { CompletedLine } from '../completion/CompletedLine.tsx';
import { dueTime, isClosed, planDay } from '../due.ts';
import { PostponeButton } from '../postpone/PostponeButton.tsx';
import { SourceMark } from './SourceMark.tsx';
import { useOverdueText } from './use-overdue-text.ts';
import type { RowSelection } from '../bulk/use-row-selection.ts';
import { reminderTexts } from '../texts.ts';
import { Link } from '../../../ui/Link.tsx';
import { lazyComponent, type LazyComponent as PartOf, useLazyComponent } from '../../../ui/lazy/lazy-component.ts';
import { useBlink } from '../../../ui/use-face-wink.ts';
import { CompleteButton } from '../completion/CompleteButton.tsx';
import { CompletableRow } from '../completion/CompletableRow.tsx';
import type { Completion } from '../completion/use-completion.ts';

/** Actions on a row; absent on samples. */
export type ReminderActions = {
  completion: Completion;
  /** False for rows that the user may only view. */
  mayEdit: (reminder: Reminder) => boolean;
  onEdit: (reminder: Reminder) => void;
  onRemove: (reminder: Reminder) => void;
  onOtherTime: (reminder: Reminder) => void;
  onForSome: (reminder: Reminder) => void;
  onHistory: (reminder: Reminder) => void;
  picking: RowSelection;
};

type Props = {
  reminder: Reminder;
  pet: NamedPet | undefined;
  petOf: (id: string) => NamedPet | undefined;
  actions: ReminderActions | undefined;
  /** Set for users who may only view the row. */
  onHistory?: ((reminder: Reminder) => void) | undefined;
};

export function ReminderRow({ reminder, pet, petOf, actions, onHistory }: Props) {
  const { title, isCompleted } = reminder;
  const f = useFormats();
  const isOver = isClosed(reminder);
  const isPicking = actions?.picking.isOn ?? false;
  const late = useOverdueText(reminder);
  const eyes = useBlink(actions?.completion.marks.get(reminder.id)?.state === 'completing');
  return (
    <CompletableRow
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
        <ChangeBadge id={reminder.id} />
        <Title of={reminder} actions={actions} />
        <About reminder={reminder} pet={pet} petOf={petOf} late={late} completion={actions?.completion} />
      </div>
      {actions && !isPicking && (
        <span className="rem-acts">
          <PostponeButton
            reminder={reminder}
            onOtherTime={actions.onOtherTime}
            onForSome={actions.onForSome}
            onHistory={actions.onHistory}
          />
          <span className="acts">
            {!reminder.source && (
              <RowActions
                name={title}
                onEdit={() => actions.onEdit(reminder)}
                onRemove={() => actions.onRemove(reminder)}
              />
            )}
          </span>
          {isOver && <Reopen reminder={reminder} completion={actions.completion} />}
        </span>
      )}
      {!actions && onHistory && <Later of={history} reminder={reminder} onHistory={onHistory} />}
      {actions && !isPicking && !isCompleted && <CompleteButton reminder={reminder} completion={actions.completion} />}
    </CompletableRow>
  );
}

const badges = lazyComponent(() =>
  import('../deferred-components.ts').then(({ ImportanceBadges }) => ImportanceBadges),
);
const offers = lazyComponent(() => import('../deferred-components.ts').then(({ FollowUpButtons }) => FollowUpButtons));
const history = lazyComponent(() => import('../deferred-components.ts').then(({ HistoryButton }) => HistoryButton));

/** Component that loads a moment later than the row. */
function Later<P extends object>({ of, ...props }: { of: PartOf<P> } & P) {
  return useLazyComponent(of, true, () => undefined) && <of.Loaded {...(props as unknown as P)} />;
}

/** Title of a row; on a phone it leads to all other actions on the row. */
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
  const source = sourceLink(of);
  if (source)
    return (
      <Link className="rem-open" to={source}>
        {title}
      </Link>
    );
  return (
    <button type="button" className="rem-open" data-opens={of.id} onClick={() => onEdit(of)}>
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
  const every = formatRepeat(reminder, useLanguage().lang);
  const today = useToday();
  const f = useFormats();
  const { id, description, petName, petIds, time, completedAt, missedAt, snoozeUntil, tagIds } = reminder;
  const isSnoozed = snoozeUntil !== null && !isClosed(reminder);
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed')
    return (
      <small>
        <CompletedLine {...mark}>
          <Later of={offers} reminder={reminder} />
        </CompletedLine>
      </small>
    );
  return (
    <span className="row tight">
      <SourceMark source={reminder.source} />
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
