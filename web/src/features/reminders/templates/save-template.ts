import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { templateCalls } from './use-reminder-templates.ts';

/** What of a reminder makes another: not its day, nor the last one on which it comes. For animals of all kinds. */
export const saveTemplate = (householdId: string, reminder: Reminder) => {
  const { title, description, time, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatTimes } =
    reminder;
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatTimes };
  return templateCalls.create({ body: { householdId, title, description, time, species: [], ...repeat } });
};

export const removeTemplate = (id: string) => templateCalls.remove({ params: { id } });
