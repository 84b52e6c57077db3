import type { Reminder } from '@tzemed/contract/reminders';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { completionTexts } from '../../features/reminders/completion-texts.ts';
import { DoneWords } from '../../features/reminders/DoneWords.tsx';
import { dueTime } from '../../features/reminders/due.ts';
import { useLateWords } from '../../features/reminders/use-late-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useWink } from '../../ui/use-wink.ts';
import { Tick } from '../../features/reminders/Tick.tsx';
import { TickRow } from '../../features/reminders/TickRow.tsx';
import type { Completion } from '../../features/reminders/use-completion.ts';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';

type Props = {
  reminder: Reminder;
  pet: NamedPet | undefined;
  petOf: (id: string) => NamedPet | undefined;
  completion: Completion | undefined;
};

export function TodayRow({ reminder, pet, petOf, completion }: Props) {
  const late = useLateWords(reminder);
  // As many faces as there is room for; all are named beside them.
  const several = reminder.petIds.length > 1 ? reminder.petIds.slice(0, 4).flatMap((one) => petOf(one) ?? []) : [];
  const eyes = useWink(completion?.marks.get(reminder.id)?.state === 'completing');
  return (
    <TickRow
      reminder={reminder}
      completion={completion}
      className={late ? 'today-row late' : 'today-row'}
      hue={pet?.hue}
    >
      {several.length > 1 ? (
        <span className="today-portrait" data-several>
          {several.map((one) => (
            <PetPortrait key={one.id} pet={one} size={30} eyes={eyes} />
          ))}
        </span>
      ) : (
        <span className="today-portrait">{pet && <PetPortrait pet={pet} size={52} eyes={eyes} />}</span>
      )}
      <div>
        <b>
          <bdi className="tick-title">{reminder.title}</bdi>
        </b>
        <span className="today-about">
          <About reminder={reminder} petOf={petOf} late={late} completion={completion} />
        </span>
      </div>
      {completion && <Tick reminder={reminder} completion={completion} />}
    </TickRow>
  );
}

type AboutProps = Pick<Props, 'reminder' | 'petOf'> & { late: string | null; completion: Completion | undefined };

function About({ reminder, petOf, late, completion }: AboutProps) {
  const t = useTexts(completionTexts);
  const every = sayRepeat(reminder, useLanguage().lang);
  const f = useFormats();
  const { id, petName, petIds } = reminder;
  const names = petIds.length > 1 ? f.list(petIds.flatMap((one) => petOf(one)?.name ?? [])) : petName;
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed') return <DoneWords {...mark} />;
  if (mark?.state === 'failed') return <span className="tick-failed">{t.notSaved}</span>;
  return (
    <>
      <span>
        <bdi>{names}</bdi>
      </span>
      {/* For what is late the delay says more than the hour. */}
      {late ? <span className="today-late">{late}</span> : <span className="num">{dueTime(reminder, f)}</span>}
      {!late && every && <span>{every}</span>}
    </>
  );
}
