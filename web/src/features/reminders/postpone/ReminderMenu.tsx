import AlarmClock from 'lucide-react/icons/alarm-clock';
import AlarmClockMinus from 'lucide-react/icons/alarm-clock-minus';
import AlarmClockOff from 'lucide-react/icons/alarm-clock-off';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import History from 'lucide-react/icons/rotate-ccw-clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Receipt from 'lucide-react/icons/receipt';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { LucideIcon } from 'lucide-react/types';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useMinute, useToday } from '../../../lib/time/use-today.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { followUpTexts } from '../completion/follow-up-texts.ts';
import { isClosed } from '../due.ts';
import { postponeTexts } from './postpone-texts.ts';
import { snoozeStart } from './snooze-times.ts';
import { useFollowUpForms } from '../completion/use-follow-up-forms.ts';
import { usePostpone } from './use-postpone.ts';

/** Reminder of one row, and its actions. */
export type PostponeProps = {
  reminder: Reminder;
  onOtherTime: (reminder: Reminder) => void;
  onHistory: (reminder: Reminder) => void;
  onForSome: (reminder: Reminder) => void;
};

/** Button shown before this component loads, and whether it was pressed. */
type Button = { label: string; icon?: LucideIcon | undefined; isOpenFirst: boolean };

/** Actions on a reminder that is not done now; for a closed one, its history. */
export function ReminderMenu({ reminder, onOtherTime, onHistory, onForSome, ...button }: PostponeProps & Button) {
  const t = useTexts(postponeTexts);
  const done = useTexts(followUpTexts);
  const f = useFormats();
  const today = useToday();
  const now = useMinute();
  const later = usePostpone();
  const { time, timezone, snoozeUntil } = reminder;
  const history = { icon: History, label: t.history, onPress: () => onHistory(reminder) };
  const pet = usePets().petOf(reminder.petId);
  const template = !reminder.source &&
    pet?.permissions.reminders === 'own' && {
      icon: BookmarkPlus,
      label: t.saveTemplate,
      onPress: () => void later.saveTemplate(pet.householdId, reminder).catch(later.tell),
    };
  const written = useFollowUpForms(reminder).map(({ way, label, go }) => ({
    icon: way === 'expenses' ? Receipt : Stethoscope,
    label: done[label],
    onPress: go,
  }));
  const others = [...(reminder.isCompleted ? written : []), history, ...(template ? [template] : [])];
  if (isClosed(reminder)) return <MoreMenu {...button} items={others} />;
  const { isAhead, inAnHour, nextDay } = snoozeStart(reminder, today, now);
  const put = (until: string | null) => void later.snooze(reminder, until).catch(later.tell);
  const hour = f.time(inAnHour.toISOString(), timezone);
  return (
    <MoreMenu
      {...button}
      items={[
        ...(reminder.petIds.length > 1
          ? [{ icon: ListChecks, label: t.forSome, onPress: () => onForSome(reminder) }]
          : []),
        {
          icon: AlarmClock,
          label: (isAhead ? t.hourAfter : t.inAnHour)({ time: hour }),
          onPress: () => put(inAnHour.toISOString()),
        },
        {
          icon: AlarmClock,
          label: t.onDay({ day: f.briefDay(nextDay, today), time }),
          onPress: () => void instantAt(nextDay, time, timezone).then(put, later.tell),
        },
        { icon: CalendarClock, label: t.otherTime, onPress: () => onOtherTime(reminder) },
        ...(snoozeUntil ? [{ icon: AlarmClockOff, label: t.unsnooze, onPress: () => put(null) }] : []),
        {
          icon: AlarmClockMinus,
          label: t.miss,
          onPress: () => void later.miss(reminder).catch(later.tell),
          isApart: true,
        },
        ...others,
      ]}
    />
  );
}

/** Time zone code is loaded when it is needed. */
const instantAt = async (day: string, time: string, timezone: string) =>
  (await import('../../../lib/time/instant-in-zone.ts')).instantInZone(day, time, timezone);
