import { appointments } from '@tzemed/contract/medical/appointments';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { monthRange } from '@tzemed/contract/dates/days';
import { weekdayOf } from '@tzemed/contract/dates/holidays';
import { messageText } from '@tzemed/contract/text/messages';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { planDay } from '../../../features/reminders/due.ts';
import { instantInZone } from '../../../features/reminders/instant-in-zone.ts';
import type { Lang } from '../../../i18n/language.ts';
import { callsOf } from '../../../lib/api/api-client.ts';

const calls = { appointments: callsOf(appointments), reminders: callsOf(reminders) };

/** What of a thing that repeats goes to another day; of what does not there is nothing to choose. */
export type MoveExtent = 'once' | 'onward';

/** Sends a thing to another day at its hour; answers how it is taken back. */
type Move = (entry: CalendarEntry, day: string) => Promise<() => Promise<unknown>>;

const moveAppointment: Move = async ({ id, petIds, title, day: from, version }, to) => {
  const put = (date: string, version: number) =>
    calls.appointments.update({ params: { id }, body: { petId: petIds[0]!, reason: title, date, version } });
  const { appointment } = await put(to, version);
  return () => put(from, appointment.version);
};

const snooze = (id: string, snoozeUntil: string | null, version: number) =>
  calls.reminders.snooze({ params: { id }, body: { snoozeUntil } }, { version });

/** This one alone: its plan stays, and it waits until then; back on the day of its plan it waits no more. */
const putOff: Move = async ({ id, time, timezone, at, isPutOff, version }, day) => {
  const isBack = isPutOff && planDay((await calls.reminders.get({ params: { id } })).reminder) === day;
  if (isBack) {
    const { reminder } = await snooze(id, null, version);
    return () => snooze(id, at, reminder.version);
  }
  const { reminder } = await snooze(id, instantInZone(day, time!, timezone), version);
  return () => snooze(id, isPutOff ? at : null, reminder.version);
};

/** With a day of the week that its plan names goes that day: on Tuesdays instead of on Mondays. */
function daysOfPlan({ repeat, day }: CalendarEntry, to: string) {
  const days = repeat?.repeatDays ?? [];
  return days.length > 0 ? days.map((one) => (one === weekdayOf(day) ? weekdayOf(to) : one)) : undefined;
}

/** Its plan begins anew on that day. */
const moveReminder: Move = async (entry, to) => {
  const { id, petIds, title, time, timezone, day: from, repeat, version } = entry;
  const put = (day: string, repeatDays: number[] | undefined, version: number) =>
    calls.reminders.update({
      params: { id },
      body: {
        petId: petIds[0]!,
        title,
        date: instantInZone(day, time!, timezone),
        time: time!,
        ...(repeatDays && { repeatDays }),
        version,
      },
    });
  const { reminder } = await put(to, daysOfPlan(entry, to), version);
  return () => put(from, repeat?.repeatDays.length ? repeat.repeatDays : undefined, reminder.version);
};

/**
 * Whether what was moved may go back: not to where a reminder’s hour has gone by, as it would wait for what has passed; and
 * not where its plan counts from another day than that on which it stands (a month’s end, 29 February), from which it would
 * count then.
 */
export function mayGoBack(entry: CalendarEntry, extent: MoveExtent) {
  const { noun, isPutOff, repeat, day, at } = entry;
  if (noun === 'appointments') return true;
  if (isPutOff) return Date.parse(at!) > Date.now();
  const isCountedByMonths = repeat?.repeatInterval === 'monthly' || repeat?.repeatInterval === 'yearly';
  return extent === 'once' || !isCountedByMonths || day !== monthRange(day.slice(0, 7)).to;
}

/** What was put off already is put off again: the day that its plan names is another one. */
export const sendMove = (entry: CalendarEntry, to: string, extent: MoveExtent) => moves[entry.noun](entry, to, extent);

const moves: Record<CalendarEntry['noun'], (...asked: Parameters<typeof sendMove>) => ReturnType<Move>> = {
  appointments: moveAppointment,
  reminders: (entry, to, extent) => (extent === 'once' || entry.isPutOff ? putOff(entry, to) : moveReminder(entry, to)),
};

/** What the server would say of a reminder whose hour on that day has gone by; nothing of one that is still to come. */
export const refusalOf = ({ time, timezone }: CalendarEntry, day: string, lang: Lang) =>
  Date.parse(instantInZone(day, time!, timezone)) <= Date.now() ? messageText('snoozePassed', lang) : undefined;
