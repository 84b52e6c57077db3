import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CompletableRow } from '../../../features/reminders/completion/CompletableRow.tsx';
import { CompleteButton } from '../../../features/reminders/completion/CompleteButton.tsx';
import { completionTexts } from '../../../features/reminders/completion/completion-texts.ts';
import { CompletedLine } from '../../../features/reminders/completion/CompletedLine.tsx';
import type { Completion } from '../../../features/reminders/completion/use-completion.ts';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { Link } from '../../../ui/Link.tsx';
import { todayTexts } from './today-texts.ts';

type Props = {
  reminder: Reminder;
  pets: readonly NamedPet[];
  completion: Completion;
  link: string | undefined;
};

/** The pets of a row, each with a tick of its own, and the way to what they share. */
export function PetTicks({ reminder, pets, completion, link }: Props) {
  const t = useTexts(todayTexts);
  const words = useTexts(completionTexts);
  const { title } = reminder;
  return (
    <>
      <ul aria-label={t.eachPet({ title })}>
        {pets.map((pet) => {
          const row = { ...reminder, id: `${reminder.id} ${pet.id}`, title: `${title}, ${pet.name}` };
          const ofPet = { ...completion, complete: () => completion.complete(reminder, [pet.id], row.id) };
          const mark = completion.marks.get(row.id);
          return (
            <CompletableRow key={pet.id} reminder={row} completion={ofPet} className="today-each" hue={pet.hue}>
              <PetPortrait pet={pet} size={30} />
              <span>
                <bdi className="tick-title">{pet.name}</bdi>
                {mark?.state === 'completed' && <CompletedLine doneAt={mark.doneAt} />}
                {mark?.state === 'failed' && <span className="tick-failed">{words.notSaved}</span>}
              </span>
              <CompleteButton reminder={row} completion={ofPet} />
            </CompletableRow>
          );
        })}
      </ul>
      {link && (
        <Link className="link" to={link} aria-label={t.detailsOf({ title })}>
          {t.details}
        </Link>
      )}
    </>
  );
}
