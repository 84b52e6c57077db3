import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import { PetChip } from '../../../shared/pets/PetChip.tsx';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { completionTexts } from '../completion/completion-texts.ts';
import { CompletedLine } from '../completion/CompletedLine.tsx';
import { dueDay, dueTime } from '../due.ts';
import { CompleteButton } from '../completion/CompleteButton.tsx';
import { CompletableRow } from '../completion/CompletableRow.tsx';
import type { Completion } from '../completion/use-completion.ts';
import { SourceMark } from './SourceMark.tsx';
import { useOverdueText } from './use-overdue-text.ts';

type Props = {
  reminder: Reminder;
  /** Set where the rows are of all pets. */
  pet: NamedPet | undefined;
  petOf?: ((id: string) => NamedPet | undefined) | undefined;
  /** Absent where nothing can be done. */
  completion: Completion | undefined;
};

/** A reminder in a card: when, what, and where it can be done, its tick. */
export function ReminderCardRow({ reminder, pet, petOf, completion }: Props) {
  const f = useFormats();
  const today = useToday();
  const late = useOverdueText(reminder);
  const linkOf = useItemLink();
  return (
    <CompletableRow reminder={reminder} completion={completion} className={late ? 'late' : ''}>
      <span className="when num">
        {dueTime(reminder, f)}
        <small>{late ?? f.briefDay(dueDay(reminder), today)}</small>
      </span>
      <div>
        <b>
          <RowLink to={linkOf('reminders', reminder)}>
            <bdi className="tick-title">{reminder.title}</bdi>
          </RowLink>
          <SourceMark source={reminder.source} />
        </b>
        <About reminder={reminder} pet={pet} petOf={petOf} completion={completion} />
        <WaitingMark id={reminder.id} />
      </div>
      {completion && <CompleteButton reminder={reminder} completion={completion} />}
    </CompletableRow>
  );
}

function About({ reminder, pet, petOf, completion }: Props) {
  const t = useTexts(completionTexts);
  const every = formatRepeat(reminder, useLanguage().lang);
  const { id, petIds, description } = reminder;
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed')
    return (
      <small>
        <CompletedLine {...mark} />
      </small>
    );
  if (mark?.state === 'failed') return <small className="tick-failed">{t.notSaved}</small>;
  if (pet && petOf && petIds.length > 1)
    return (
      <span className="row tight">
        {petIds.map((one) => (
          <PetChip key={one} pet={petOf(one)} />
        ))}
      </span>
    );
  if (pet) return <PetChip pet={pet} />;
  if (description) return <small dir="auto">{description}</small>;
  return every && <small>{every}</small>;
}
