import { addDays } from '@tzemed/contract/days';
import { upcomingDays, type Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { remindersCardTexts } from './card-texts.ts';
import { dueDay } from './due.ts';

/** The nearest reminders; of those after today, when today's stand elsewhere. */
export function RemindersCard({
  today,
  petOf,
  isAfterToday = false,
  ...card
}: CardProps<Reminder> & { isAfterToday?: boolean }) {
  const t = useTexts(remindersCardTexts);
  const f = useFormats();
  const last = card.rows?.at(-1);
  const isThisWeek = !last || dueDay(last) < addDays(today, upcomingDays);
  const title = !isAfterToday ? t.title : isThisWeek ? t.thisWeek : t.later;
  return (
    <ListCard {...card} title={title} screen={screens.reminders} empty={t.empty}>
      {(reminder) => (
        <li key={reminder.id}>
          <span className="when num">
            {reminder.time}
            <small>{f.briefDay(dueDay(reminder), today)}</small>
          </span>
          <div>
            <b>
              <bdi>{reminder.title}</bdi>
            </b>
            {petOf ? (
              <PetChip pet={petOf(reminder.petId)} />
            ) : (
              reminder.description && <small dir="auto">{reminder.description}</small>
            )}
          </div>
        </li>
      )}
    </ListCard>
  );
}
