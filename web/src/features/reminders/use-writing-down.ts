import { useNavigate } from 'react-router';
import type { Area } from '@tzemed/contract/endpoint';
import type { Reminder } from '@tzemed/contract/reminders';
import { linkTo, screens } from '../../screens.ts';
import { beginWith } from '../../shared/begun.ts';
import { may } from '../../shared/may.ts';
import { usePets } from '../../shared/use-pets.ts';

const ways = ['medicalRecords', 'expenses'] as const satisfies readonly Area[];
type Way = (typeof ways)[number];

/** What may be written down of something that was done: its record, or what it cost. Each leads to the form, which has begun. */
export function useWritingDown({ petId, title }: Reminder) {
  const navigate = useNavigate();
  const pet = usePets().petOf(petId);
  return ways
    .filter((way) => may(pet, way, 'edit') && !pet?.archivedAt)
    .map((way: Way) => ({
      way,
      go: () => {
        beginWith(way, petId, { description: title });
        void navigate(linkTo(screens[way], { add: 1, petId }));
      },
    }));
}
