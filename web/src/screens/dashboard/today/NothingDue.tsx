import { PeekingPets, strangers } from '../../../art/PeekingPets.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { PortraitPet } from '../../../shared/pets/PetPortrait.tsx';
import { usePartOfDay } from '../greeting/use-part-of-day.ts';
import { todayTexts } from './today-texts.ts';

/** Number of pets that fit on a phone. */
const sleepers = 4;

/** Empty state of today: the owner's own pets sleep. */
export function NothingDue({ pets }: { pets: readonly PortraitPet[] }) {
  const t = useTexts(todayTexts);
  const part = usePartOfDay();
  const wishes = { morning: t.goodDay, noon: t.goodDay, evening: t.goodEvening, night: t.goodNight };
  return (
    <div className="today-rest">
      <h3>{t.onTime}</h3>
      <p>
        {t.nothingLeft} {part && wishes[part]}
      </p>
      <PeekingPets pets={pets.length > 0 ? pets.slice(0, sleepers) : strangers} areAsleep />
    </div>
  );
}
