import { Peek, strangers } from '../../art/Peek.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PortraitPet } from '../../shared/PetPortrait.tsx';
import { usePartOfDay } from './greeting.ts';
import { todayTexts } from './today-texts.ts';

/** As many as fit on a phone. */
const sleepers = 4;

/** Nothing is left: the owner's own pets sleep. */
export function AllOnTime({ pets }: { pets: readonly PortraitPet[] }) {
  const t = useTexts(todayTexts);
  const part = usePartOfDay();
  const wishes = { morning: t.goodDay, noon: t.goodDay, evening: t.goodEvening, night: t.goodNight };
  return (
    <div className="today-rest">
      <h3>{t.onTime}</h3>
      <p>
        {t.nothingLeft} {part && wishes[part]}
      </p>
      <Peek pets={pets.length > 0 ? pets.slice(0, sleepers) : strangers} areAsleep />
    </div>
  );
}
