import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Template } from '@tzemed/contract/reminders/reminder-templates';
import { templateStart } from '@tzemed/contract/reminders/template-start';

/** HH:MM on the wall in Israel. */
const wallTime = (now: Date) =>
  now.toLocaleTimeString('en-GB', { timeZone: brand.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** How it comes again is one thing: of two plans no third is made. */
const repeatNames = [
  'repeatEvery',
  'repeatDays',
  'repeatMonths',
  'repeatFrom',
  'repeatUntil',
  'repeatTimes',
  'repeatInterval',
] as const;
/** What of a form is one thing. */
export const templateFieldGroups = [['title'], ['description'], ['time'], ['date'], repeatNames] as const;

/** What a template says in the fields of the form, for a pet born on a day, at a time that may be somebody's own. */
export function templateValues(template: Template, birthDate: string | null, time: string, now: Date) {
  const { title, description, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom } = template;
  const moment = { today: dayOf(now), time: wallTime(now) };
  const { day, repeatTimes } = templateStart({ ...template, time }, birthDate, moment);
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom };
  return { title, description: description ?? '', time, date: day, ...repeat, repeatUntil: null, repeatTimes };
}
