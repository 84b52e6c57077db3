import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { completionTexts } from '../../../features/reminders/completion/completion-texts.ts';
import { CompletedLine } from '../../../features/reminders/completion/CompletedLine.tsx';
import { dueTime } from '../../../features/reminders/due.ts';
import { SourceMark } from '../../../features/reminders/list/SourceMark.tsx';
import { useOverdueText } from '../../../features/reminders/list/use-overdue-text.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useBlink } from '../../../ui/use-face-wink.ts';
import { CompleteButton } from '../../../features/reminders/completion/CompleteButton.tsx';
import { CompletableRow } from '../../../features/reminders/completion/CompletableRow.tsx';
import type { Completion } from '../../../features/reminders/completion/use-completion.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';

type Props = {
  reminder: Reminder;
  pet: NamedPet | undefined;
  petOf: (id: string) => NamedPet | undefined;
  completion: Completion | undefined;
};

export function TodayRow({ reminder, pet, petOf, completion }: Props) {
  const late = useOverdueText(reminder);
  const linkOf = useItemLink();
  // Four faces fit; all pets are named beside them.
  const several = reminder.petIds.length > 1 ? reminder.petIds.slice(0, 4).flatMap((one) => petOf(one) ?? []) : [];
  const eyes = useBlink(completion?.marks.get(reminder.id)?.state === 'completing');
  return (
    <CompletableRow
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
          <RowLink to={linkOf('reminders', reminder)}>
            <bdi className="tick-title">{reminder.title}</bdi>
          </RowLink>
          <SourceMark source={reminder.source} />
        </b>
        <span className="today-about">
          <About reminder={reminder} petOf={petOf} late={late} completion={completion} />
        </span>
      </div>
      {completion && <CompleteButton reminder={reminder} completion={completion} />}
    </CompletableRow>
  );
}

type AboutProps = Pick<Props, 'reminder' | 'petOf'> & { late: string | null; completion: Completion | undefined };

function About({ reminder, petOf, late, completion }: AboutProps) {
  const t = useTexts(completionTexts);
  const every = formatRepeat(reminder, useLanguage().lang);
  const f = useFormats();
  const { id, petName, petIds } = reminder;
  const names = petIds.length > 1 ? f.list(petIds.flatMap((one) => petOf(one)?.name ?? [])) : petName;
  const mark = completion?.marks.get(id);
  if (mark?.state === 'completed') return <CompletedLine {...mark} />;
  if (mark?.state === 'failed') return <span className="tick-failed">{t.notSaved}</span>;
  return (
    <>
      <span>
        <bdi>{names}</bdi>
      </span>
      {/* An overdue reminder shows the delay, which says more than the hour. */}
      {late ? <span className="today-late">{late}</span> : <span className="num">{dueTime(reminder, f)}</span>}
      {!late && every && <span>{every}</span>}
      {reminder.source && reminder.description && <span dir="auto">{reminder.description}</span>}
    </>
  );
}
