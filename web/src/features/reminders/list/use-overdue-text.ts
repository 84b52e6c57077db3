import { useSyncExternalStore } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { everyMinute, useToday } from '../../../lib/time/use-today.ts';
import { completionTexts } from '../completion/completion-texts.ts';
import { lateness } from '../due.ts';

/** «באיחור של יומיים»; nothing for what is not late. */
export function useOverdueText(reminder: Reminder) {
  const t = useTexts(completionTexts);
  const today = useToday();
  return useSyncExternalStore(everyMinute, () => {
    const late = lateness(reminder, today, Date.now());
    if (late?.count === 0) return t.lateALittle;
    return late && (late.unit === 'hours' ? t.lateHours : t.lateDays)({ count: late.count });
  });
}
