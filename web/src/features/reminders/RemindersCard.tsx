import { addDays } from '@tzemed/contract/dates/days';
import { upcomingDays, type Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/list/ListCard.tsx';
import { ReminderCardRow } from './list/ReminderCardRow.tsx';
import { remindersCardTexts } from './card-texts.ts';
import { dueDay } from './due.ts';
import type { Completion } from './completion/use-completion.ts';

type Props = CardProps<Reminder> & {
  /** True for reminders after today, when today's are shown elsewhere. */
  isAfterToday?: boolean;
  /** Title of reminders other than the nearest, and the filters that show them on their screen. */
  named?: { title: string; filters: Readonly<Record<string, string>> };
  /** Set where the reminders can be marked as done. */
  completion?: Completion | undefined;
};

/** The nearest reminders, or others that are named. */
export function RemindersCard({ today, petOf, isAfterToday = false, named, completion, ...card }: Props) {
  const t = useTexts(remindersCardTexts);
  const last = card.rows?.at(-1);
  const isThisWeek = !last || dueDay(last) < addDays(today, upcomingDays);
  const title = named?.title ?? (!isAfterToday ? t.title : isThisWeek ? t.thisWeek : t.later);
  return (
    <ListCard
      {...card}
      title={title}
      area="reminders"
      screen={screens.reminders}
      filters={named?.filters}
      empty={t.empty}
    >
      {(reminder) => (
        <ReminderCardRow
          key={reminder.id}
          reminder={reminder}
          pet={petOf?.(reminder.petId)}
          petOf={petOf}
          completion={completion}
        />
      )}
    </ListCard>
  );
}
