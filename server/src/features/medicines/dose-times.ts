import { addDays } from '@tzemed/contract/dates/days';
import { courseStateOn, isDoseDay, lastDayOf, type MedicineCourse } from '@tzemed/contract/medical/medicine-course';
import { dayIn, dueInstant } from '../../lib/time/due-instant.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A course and when its days and hours were last changed: doses before that are asked of nobody. */
export type ScheduledCourse = MedicineCourse & { readonly scheduledAt: Date };

/** Answer to a dose, as far as the times of the next ones need it. */
export type Answer = {
  readonly outcome: 'given' | 'skipped';
  readonly at: Date;
  readonly plannedAt: Date | null;
  readonly isExtra: boolean;
};

/** Farthest look ahead for a dose: a course of every 99th day that is also a Monday has one within two years. */
const maxLookDays = 800;

/** Times at which doses are due from an instant on, before another, in order. A skipped hour of the clock is its end. */
export function slotsBetween(course: ScheduledCourse, from: Date, until: Date): Date[] {
  if (course.schedule !== 'times') return [];
  const start = from > course.scheduledAt ? from : course.scheduledAt;
  const slots = new Set<number>();
  const last = dayIn(course.timezone, until);
  const first = addDays(dayIn(course.timezone, start), -1);
  for (let day = first < course.from ? course.from : first; day <= last; day = addDays(day, 1)) {
    if (course.until !== null && day > course.until) break;
    if (!isDoseDay(course, day)) continue;
    for (const time of course.times) {
      const slot = dueInstant(day, time, course.timezone);
      if (slot >= start && slot < until) slots.add(slot.getTime());
    }
  }
  return [...slots].toSorted((a, b) => a - b).map((slot) => new Date(slot));
}

/** First slot at an instant or after it; undefined at the end of the course. */
export function firstSlotFrom(course: ScheduledCourse, from: Date): Date | undefined {
  let start = from > course.scheduledAt ? from : course.scheduledAt;
  const begin = dueInstant(course.from, '00:00', course.timezone);
  if (begin > start) start = begin;
  // Most courses have a dose within two days; the others are few enough for a long look.
  for (const days of [2, 100, maxLookDays]) {
    const [slot] = slotsBetween(course, start, new Date(start.getTime() + days * dayMs));
    if (slot) return slot;
  }
  return undefined;
}

/** Newest slot at an instant or before it; undefined before the first. */
export const lastSlotUntil = (course: ScheduledCourse, until: Date): Date | undefined => {
  const end = new Date(until.getTime() + 1);
  for (const days of [2, 100, maxLookDays]) {
    const slot = slotsBetween(course, new Date(end.getTime() - days * dayMs), end).at(-1);
    if (slot) return slot;
  }
  return undefined;
};

export type NextDose = {
  readonly at: Date;
  /** Time of the dose after it, which takes its place if nobody answers; null for one that waits. */
  readonly movesAt: Date | null;
};

const isPlanned = (answer: Answer) => !answer.isExtra && answer.plannedAt !== null;

/**
 * Next dose that is due: it depends on the set of all answers, and not on the order in which they were entered. At times
 * of the clock it is the newest one that has come and is not answered, or the first one ahead. In an interval it is so
 * many hours after the last dose that was given, or the time of one that was left out.
 */
export function nextDose(course: ScheduledCourse, answers: readonly Answer[], now: Date): NextDose | null {
  if (course.schedule === 'asNeeded') return null;
  if (course.schedule === 'interval') {
    const at = nextOfInterval(course, answers);
    return at && { at, movesAt: null };
  }
  const answered = new Set(answers.filter(isPlanned).map(({ plannedAt }) => plannedAt!.getTime()));
  const newest = Math.max(-Infinity, ...answered);
  const isPaused = courseStateOn(course, dayIn(course.timezone, now)) === 'paused';
  const come = isPaused ? undefined : lastSlotUntil(course, now);
  if (come && come.getTime() > newest) {
    const after = firstSlotFrom(course, new Date(come.getTime() + 1));
    return { at: come, movesAt: after ?? null };
  }
  let at = firstSlotFrom(course, new Date(now.getTime() + 1));
  while (at && answered.has(at.getTime())) at = firstSlotFrom(course, new Date(at.getTime() + 1));
  return at ? { at, movesAt: firstSlotFrom(course, new Date(at.getTime() + 1)) ?? null } : null;
}

function nextOfInterval(course: ScheduledCourse, answers: readonly Answer[]): Date | null {
  const step = course.everyHours! * hourMs;
  const counted = answers.map(({ outcome, at, plannedAt }) =>
    outcome === 'given' ? at.getTime() : (plannedAt ?? at).getTime(),
  );
  const begin = dueInstant(course.from, course.times[0]!, course.timezone);
  const start = begin < course.scheduledAt ? course.scheduledAt : begin;
  const next = counted.length === 0 ? start : new Date(Math.max(...counted) + step);
  return afterPauses(course, next);
}

/** The time itself, or the first hour of the course after the pause in which it lies; null after its end. */
export function afterPauses(course: ScheduledCourse, time: Date): Date | null {
  let at = time;
  for (const { from, until } of course.pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const day = dayIn(course.timezone, at);
    if (day < from || (until !== null && day > until)) continue;
    if (until === null) return null;
    at = dueInstant(addDays(until, 1), course.times[0]!, course.timezone);
  }
  const last = lastDayOf(course);
  return last !== null && dayIn(course.timezone, at) > last ? null : at;
}

/**
 * Slot that a dose at an instant answers: the nearest one. Null where the course has none, or none within a day and a
 * half of it.
 */
export function slotOf(course: ScheduledCourse, at: Date): Date | null {
  if (course.schedule !== 'times') return null;
  const near = slotsBetween(course, new Date(at.getTime() - 1.5 * dayMs), new Date(at.getTime() + 1.5 * dayMs));
  const distance = (slot: Date) => Math.abs(slot.getTime() - at.getTime());
  return near.reduce<Date | null>((best, slot) => (!best || distance(slot) < distance(best) ? slot : best), null);
}

export type Conflict = 'doseTooSoon' | 'dosesTooMany';

type Given = { readonly at: Date };

/**
 * Conflict of one more dose at an instant, beside those that were given: within half of the interval of another,
 * within the least hours of a medicine as needed, or above its most in any 24 hours. `by` is the dose behind it.
 */
export function conflictOf<G extends Given>(
  { schedule, everyHours, minHours, maxPerDay }: MedicineCourse,
  given: readonly G[],
  at: Date,
): { readonly code: Conflict; readonly by: G } | undefined {
  const apart = (one: G) => Math.abs(one.at.getTime() - at.getTime());
  const hours = schedule === 'interval' ? everyHours! / 2 : schedule === 'asNeeded' ? minHours : null;
  const nearest = given.reduce<G | undefined>(
    (best, one) => (!best || apart(one) < apart(best) ? one : best),
    undefined,
  );
  if (hours !== null && nearest && apart(nearest) < hours * hourMs) return { code: 'doseTooSoon', by: nearest };
  if (schedule !== 'asNeeded' || maxPerDay === null) return undefined;
  const near = given.filter((one) => apart(one) < dayMs).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // Any 24 hours that hold the new dose: each such span begins with one of the doses, or with the new one.
  for (const start of [...near.map((one) => one.at), at]) {
    const within = near.filter((one) => one.at >= start && one.at.getTime() < start.getTime() + dayMs);
    if (start <= at && within.length >= maxPerDay) return { code: 'dosesTooMany', by: within[0]! };
  }
  return undefined;
}
