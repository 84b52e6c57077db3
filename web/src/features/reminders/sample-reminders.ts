import { addDays } from '@tzemed/contract/dates/days';
import type { Reminder, reminders } from '@tzemed/contract/reminders/reminders';
import { noAlertFields } from '@tzemed/contract/notifications/reminder-alerts';
import { noRepeat } from '@tzemed/contract/dates/repeats';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { SampleRows } from '../../shared/queries/belonging-api.ts';
import { samplePet, sampleRow } from '../../shared/queries/sample-pet.ts';

const sampleTexts = texts({
  pill: { he: 'כדור נגד תולעים', en: 'Worming tablet', ar: 'حبة ضد الديدان' },
  nails: { he: 'גזירת ציפורניים', en: 'Nail trimming', ar: 'تقليم الأظافر' },
});

export const sampleReminders: SampleRows<typeof reminders> = ({ query, lang, today }) => {
  const t = wordsIn(sampleTexts, lang);
  const pet = samplePet(lang);
  const reminder = (name: keyof typeof t, repeatInterval: Reminder['repeatInterval'], days: number): Reminder => ({
    ...sampleRow(name, today),
    petName: pet.name,
    petIds: [pet.id],
    title: t[name],
    description: null,
    // Nine in the morning in winter.
    date: `${addDays(today, days)}T07:00:00.000Z`,
    time: '09:00',
    timezone: 'Asia/Jerusalem',
    ...noRepeat,
    ...noAlertFields,
    assigneeId: null,
    source: null,
    sourceId: null,
    repeatInterval,
    isCompleted: false,
    completedAt: null,
    missedAt: null,
    closedBy: null,
    snoozeUntil: null,
    occurrence: 1,
  });
  const upcoming = [reminder('pill', 'monthly', 1), reminder('nails', 'none', 5)];
  const counts = { upcoming: upcoming.length, overdue: 0, completed: 0, missed: 0, snoozed: 0 };
  return { pet, rows: query.status === 'upcoming' ? upcoming : [], rest: { counts } };
};
