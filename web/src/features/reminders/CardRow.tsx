import type { Reminder } from '@tzemed/contract/reminders';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { PetChip } from '../../shared/PetChip.tsx';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { completionTexts } from './completion-texts.ts';
import { DoneWords } from './DoneWords.tsx';
import { dueDay, dueTime } from './due.ts';
import { Tick } from './Tick.tsx';
import { TickRow } from './TickRow.tsx';
import type { Completion } from './use-completion.ts';
import { useLateWords } from './use-late-words.ts';

type Props = {
  reminder: Reminder;
  /** Where the rows are of all pets. */
  pet: NamedPet | undefined;
  petOf?: ((id: string) => NamedPet | undefined) | undefined;
  /** Absent where nothing can be done. */
  completion: Completion | undefined;
};

/** A reminder in a card: when, what, and where it can be done, its tick. */
export function CardRow({ reminder, pet, petOf, completion }: Props) {
  const f = useFormats();
  const today = useToday();
  const late = useLateWords(reminder);
  return (
    <TickRow reminder={reminder} completion={completion} className={late ? 'late' : ''}>
      <span className="when num">
        {dueTime(reminder, f)}
        <small>{late ?? f.briefDay(dueDay(reminder), today)}</small>
      </span>
      <div>
        <b>
          <bdi className="tick-title">{reminder.title}</bdi>
        </b>
        <About reminder={reminder} pet={pet} petOf={petOf} completion={completion} />
      </div>
      {completion && <Tick reminder={reminder} completion={completion} />}
    </TickRow>
  );
}

function About({ reminder, pet, petOf, completion }: Props) {
  const t = useTexts(completionTexts);
  const every = sayRepeat(reminder, useLanguage().lang);
  const { id, petIds, description } = reminder;
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed')
    return (
      <small>
        <DoneWords {...mark} />
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
