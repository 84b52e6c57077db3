import { appointments } from '@tzemed/contract/medical/appointments';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { monthRange } from '@tzemed/contract/dates/days';
import { weekdayOf } from '@tzemed/contract/dates/holidays';
import { messageText } from '@tzemed/contract/text/messages';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { planDay } from '../../../features/reminders/due.ts';
import { instantInZone } from '../../../lib/time/instant-in-zone.ts';
import type { Lang } from '../../../i18n/language.ts';
import { callsOf } from '../../../lib/api/api-client.ts';

const calls = { appointments: callsOf(appointments), reminders: callsOf(reminders) };

/** Extent of moving a repeating entry; other entries offer no choice. */
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

/**
 * Snoozes this occurrence alone: its plan stays, and it waits until then. Back on the day of its plan, the snooze ends.
 */
const putOff: Move = async ({ id, time, timezone, at, isPutOff, version }, day) => {
  const isBack = isPutOff && planDay((await calls.reminders.get({ params: { id } })).reminder) === day;
  if (isBack) {
    const { reminder } = await snooze(id, null, version);
    return () => snooze(id, at, reminder.version);
  }
  const { reminder } = await snooze(id, instantInZone(day, time!, timezone), version);
  return () => snooze(id, isPutOff ? at : null, reminder.version);
};

/** If the plan names the weekday, the weekday moves too: Tuesdays instead of Mondays. */
function daysOfPlan({ repeat, day }: CalendarEntry, to: string) {
  const days = repeat?.repeatDays ?? [];
  return days.length > 0 ? days.map((one) => (one === weekdayOf(day) ? weekdayOf(to) : one)) : undefined;
}

/** Starts the plan anew on that day. */
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
 * True when a moved entry may go back. A reminder may not return to an hour that has passed, as it would wait for the
 * past. Nor may a plan that counts from another day than its current one (a month’s end, 29 February), as it would
 * count from that day afterwards.
 */
export function mayGoBack(entry: CalendarEntry, extent: MoveExtent) {
  const { noun, isPutOff, repeat, day, at } = entry;
  if (noun === 'appointments') return true;
  if (isPutOff) return Date.parse(at!) > Date.now();
  const isCountedByMonths = repeat?.repeatInterval === 'monthly' || repeat?.repeatInterval === 'yearly';
  return extent === 'once' || !isCountedByMonths || day !== monthRange(day.slice(0, 7)).to;
}

/** A postponed reminder is postponed again: its plan names another day. */
export const sendMove = (entry: CalendarEntry, to: string, extent: MoveExtent) => moves[entry.noun](entry, to, extent);

const moves: Record<CalendarEntry['noun'], (...asked: Parameters<typeof sendMove>) => ReturnType<Move>> = {
  appointments: moveAppointment,
  // The day of one with a source is that of its source.
  reminders: (entry, to, extent) =>
    extent === 'once' || entry.isPutOff || entry.source ? putOff(entry, to) : moveReminder(entry, to),
};

/**
 * Error that the server would return for a reminder whose hour on that day has passed; undefined if it is still to
 * come.
 */
export const refusalOf = ({ time, timezone }: CalendarEntry, day: string, lang: Lang) =>
  Date.parse(instantInZone(day, time!, timezone)) <= Date.now() ? messageText('snoozePassed', lang) : undefined;
