import { addDays } from '@tzemed/contract/dates/days';
import type { Dose } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { DoseSlot } from '../api.ts';

export type WeekCell =
  | { kind: 'given'; by: string | null; at: string; count: number }
  | { kind: 'skipped' | 'unanswered' | 'waiting' }
  | undefined;

export type WeekRow = {
  key: string;
  course: Medicine;
  /** 'HH:MM', or how the doses of the row are not tied to an hour. */
  label: string | 'asNeeded' | 'interval' | 'extra';
  cells: WeekCell[];
};

type Given = {
  courses: readonly Medicine[];
  slots: readonly DoseSlot[];
  doses: readonly Dose[];
  today: string;
  now: number;
  /** Day and hour of an instant where a course is given. */
  dayOf: (instant: string, timezone: string) => string;
  timeOf: (instant: string, timezone: string) => string;
};

export const weekDays = 7;
/** The days of the grid, today last. */
export const daysUntil = (today: string) =>
  Array.from({ length: weekDays }, (_, at) => addDays(today, at + 1 - weekDays));

/** A row for each hour of each course, with what became of its dose on each day; one row for doses without an hour. */
export function weekGrid({ courses, slots, doses, today, now, dayOf, timeOf }: Given): WeekRow[] {
  const days = daysUntil(today);
  return courses.flatMap((course) => {
    const { id, timezone } = course;
    const given = doses.filter(({ medicineId, outcome }) => medicineId === id && outcome === 'given');
    const row = (label: string, cellOn: (day: string) => WeekCell): WeekRow => ({
      key: `${id} ${label}`,
      course,
      label,
      cells: days.map(cellOn),
    });
    const ofDay = (list: readonly Dose[], day: string) =>
      givenCell(list.filter(({ at }) => dayOf(at, timezone) === day));
    const isWaitingOn = (day: string) => course.nextAt !== null && dayOf(course.nextAt, timezone) === day;
    if (course.schedule !== 'times')
      return row(course.schedule, (day) => ofDay(given, day) ?? (isWaitingOn(day) ? { kind: 'waiting' } : undefined));

    const own = slots.filter(({ medicineId }) => medicineId === id);
    const next = course.nextAt;
    const times = new Set([
      ...own.map(({ plannedAt }) => timeOf(plannedAt, timezone)),
      ...(next ? [timeOf(next, timezone)] : []),
    ]);
    const rows = [...times].toSorted().map((time) =>
      row(time, (day) => {
        const isHere = (instant: string) => dayOf(instant, timezone) === day && timeOf(instant, timezone) === time;
        const slot = own.find(({ plannedAt }) => isHere(plannedAt));
        const dose = slot?.doseId ? doses.find((one) => one.id === slot.doseId) : undefined;
        if (slot?.outcome === 'given')
          return { kind: 'given', by: dose?.givenBy ?? null, at: dose?.at ?? slot.plannedAt, count: 1 };
        if (slot?.outcome === 'skipped') return { kind: 'skipped' };
        if (next && isHere(next)) return { kind: 'waiting' };
        return slot && Date.parse(slot.plannedAt) <= now ? { kind: 'unanswered' } : undefined;
      }),
    );
    const extra = given.filter(({ plannedAt }) => plannedAt === null);
    return extra.length === 0 ? rows : [...rows, row('extra', (day) => ofDay(extra, day))];
  });
}

function givenCell(doses: readonly Dose[]): WeekCell {
  const last = doses.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last && { kind: 'given', by: last.givenBy, at: last.at, count: doses.length };
}
