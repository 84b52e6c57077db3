import type { Reminder } from '@tzemed/contract/reminders';
import { dayAt } from '../lib/format.ts';
import { useFormats } from '../lib/use-formats.ts';
import { PetChip } from './PetChip.tsx';
import type { NamedPet } from './PetPortrait.tsx';

type Props = {
  reminders: readonly Reminder[];
  /** 'YYYY-MM-DD' */
  today: string;
  /** Names the pet of each; missing on the pet's own page, where the description stands instead. */
  petOf?: (id: string) => NamedPet | undefined;
};

export function ReminderList({ reminders, today, petOf }: Props) {
  const f = useFormats();
  return (
    <ul className="list">
      {reminders.map(({ id, petId, title, description, date, time, timezone }) => (
        <li key={id}>
          <span className="when num">
            {time}
            <small>{f.briefDay(dayAt(new Date(date), timezone), today)}</small>
          </span>
          <div>
            <b>
              <bdi>{title}</bdi>
            </b>
            {petOf ? <PetChip pet={petOf(petId)} /> : description && <small dir="auto">{description}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}
