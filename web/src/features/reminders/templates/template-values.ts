import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Template } from '@tzemed/contract/reminders/reminder-templates';
import { templateStart } from '@tzemed/contract/reminders/template-start';

/** HH:MM on the wall in Israel. */
const wallTime = (now: Date) =>
  now.toLocaleTimeString('en-GB', { timeZone: brand.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Repeat fields belong together: two repeats are never mixed. */
const repeatNames = [
  'repeatEvery',
  'repeatDays',
  'repeatMonths',
  'repeatFrom',
  'repeatUntil',
  'repeatTimes',
  'repeatInterval',
] as const;
/** Groups of form fields that are filled together. */
export const templateFieldGroups = [['title'], ['description'], ['time'], ['date'], repeatNames] as const;

/** Form values of a template, for a pet with this birth date, at a time that the user may have chosen. */
export function templateValues(template: Template, birthDate: string | null, time: string, now: Date) {
  const { title, description, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom } = template;
  const moment = { today: dayOf(now), time: wallTime(now) };
  const { day, repeatTimes } = templateStart({ ...template, time }, birthDate, moment);
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom };
  return { title, description: description ?? '', time, date: day, ...repeat, repeatUntil: null, repeatTimes };
}
