import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { dayOf } from '@tzemed/contract/days';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { remindersCardTexts } from './card-texts.ts';

/** The nearest reminders. */
export function RemindersCard({ today, petOf, ...card }: CardProps<Reminder>) {
  const t = useTexts(remindersCardTexts);
  const f = useFormats();
  return (
    <ListCard {...card} title={t.title} screen={screens.reminders} empty={t.empty}>
      {({ id, petId, title, description, date, time, timezone }) => (
        <li key={id}>
          <span className="when num">
            {time}
            <small>{f.briefDay(dayOf(new Date(date), timezone), today)}</small>
          </span>
          <div>
            <b>
              <bdi>{title}</bdi>
            </b>
            {petOf ? <PetChip pet={petOf(petId)} /> : description && <small dir="auto">{description}</small>}
          </div>
        </li>
      )}
    </ListCard>
  );
}
