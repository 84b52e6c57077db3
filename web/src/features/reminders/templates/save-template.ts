import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { templateCalls } from './use-reminder-templates.ts';

/** Saves a reminder as a template for animals of all kinds, without its day and the last day of its repeat. */
export const saveTemplate = (householdId: string, reminder: Reminder) => {
  const { title, description, time, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatTimes } =
    reminder;
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatTimes };
  return templateCalls.create({ body: { householdId, title, description, time, species: [], ...repeat } });
};

export const removeTemplate = (id: string) => templateCalls.remove({ params: { id } });
