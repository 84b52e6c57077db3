import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/days';
import type { Template } from '@tzemed/contract/reminder-templates';
import { startOf } from '@tzemed/contract/template-start';

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
export const groups = [['title'], ['description'], ['time'], ['date'], repeatNames] as const;

/** What a template says in the fields of the form, for a pet born on a day, at a time that may be somebody's own. */
export function valuesOf(template: Template, birthDate: string | null, time: string, now: Date) {
  const { title, description, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom } = template;
  const moment = { today: dayOf(now), time: wallTime(now) };
  const { day, repeatTimes } = startOf({ ...template, time }, birthDate, moment);
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom };
  return { title, description: description ?? '', time, date: day, ...repeat, repeatUntil: null, repeatTimes };
}
