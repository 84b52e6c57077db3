import { addDays } from '@tzemed/contract/days';
import { upcomingDays, type Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { remindersCardTexts } from './card-texts.ts';
import { dueDay } from './due.ts';

type Props = CardProps<Reminder> & {
  /** Of those after today, when today's stand elsewhere. */
  isAfterToday?: boolean;
  /** Of others than the nearest, and by which filters their screen shows them. */
  named?: { title: string; filters: Readonly<Record<string, string>> };
};

/** The nearest reminders, or others that are named. */
export function RemindersCard({ today, petOf, isAfterToday = false, named, ...card }: Props) {
  const t = useTexts(remindersCardTexts);
  const f = useFormats();
  const last = card.rows?.at(-1);
  const isThisWeek = !last || dueDay(last) < addDays(today, upcomingDays);
  const title = named?.title ?? (!isAfterToday ? t.title : isThisWeek ? t.thisWeek : t.later);
  return (
    <ListCard {...card} title={title} screen={screens.reminders} filters={named?.filters} empty={t.empty}>
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
