import { addDays } from '@tzemed/contract/dates/days';
import { isDoseDay, lastDayOf, type MedicineCourse, stepOn } from '@tzemed/contract/medical/medicine-course';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import { unansweredDays } from '@tzemed/contract/medical/medicines';
import { dayIn, dueInstant } from '../../lib/time/due-instant.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
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

/** Part of the gap to the dose before that a dose may be given early. */
const earlyPart = 4;

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

/** True if a course has a dose at all, whenever it was changed. */
export const hasSlot = (course: MedicineCourse, now: Date) =>
  firstSlotFrom({ ...course, scheduledAt: new Date(0) }, course.until === null ? now : new Date(0)) !== undefined;

/** Newest slot at an instant or before it; undefined before the first. */
export const lastSlotUntil = (course: ScheduledCourse, until: Date): Date | undefined => {
  const end = new Date(until.getTime() + 1);
  for (const days of [2, 100, maxLookDays]) {
    const slot = slotsBetween(course, new Date(end.getTime() - days * dayMs), end).at(-1);
    if (slot) return slot;
  }
  return undefined;
};

/** Amount of a dose that is due at an instant: that of its step, or of the course. */
export const amountAt = (course: MedicineCourse & { readonly amount: number | null }, dueAt: Date) =>
  stepOn(course, dayIn(course.timezone, dueAt))?.amount ?? course.amount;

export type NextDose = {
  readonly at: Date;
  /** Time at which it makes way for what comes next, if nobody answers; null for one that waits. */
  readonly movesAt: Date | null;
};

/** Days for which the last dose of a course is asked about. */
const lastWaitMs = unansweredDays * dayMs;

const isPlanned = (answer: Answer) => !answer.isExtra && answer.plannedAt !== null;
const timeOf = (date: Date) => date.getTime();

/**
 * Next dose that is due: it depends on the set of all answers, and not on the order in which they were entered. At times
 * of the clock it is the newest one that has come and is not answered, until the next one is announced, or the first one ahead. In an interval it is so
 * many hours after the last dose that was given, or the time of one that was left out. Nothing from before a pause is
 * asked for once that has begun, and the last dose of a course for 14 days.
 */
export function nextDose(course: ScheduledCourse, answers: readonly Answer[], now: Date): NextDose | null {
  if (course.schedule === 'asNeeded') return null;
  return course.schedule === 'interval' ? nextOfInterval(course, answers, now) : nextOfTimes(course, answers, now);
}

function nextOfTimes(course: ScheduledCourse, answers: readonly Answer[], now: Date): NextDose | null {
  const answered = new Set([
    ...answers.filter(isPlanned).map(({ plannedAt }) => timeOf(plannedAt!)),
    ...answeredBefore(course, answers),
  ]);
  const come = lastSlotUntil(course, now);
  if (come && !answered.has(timeOf(come)) && !isPausedSince(course, come, now)) {
    const after = firstSlotFrom(course, new Date(timeOf(come) + 1));
    const movesAt = earliest(after && makesWayAt(come, after), pauseAfter(course, come));
    if (!movesAt) {
      const endsAt = new Date(timeOf(come) + lastWaitMs);
      return endsAt > now ? { at: come, movesAt: endsAt } : null;
    }
    if (movesAt > now) return { at: come, movesAt };
  }
  let at = firstSlotFrom(course, new Date(timeOf(now) + 1));
  while (at && answered.has(timeOf(at))) at = firstSlotFrom(course, new Date(timeOf(at) + 1));
  if (!at) return null;
  const next = firstSlotFrom(course, new Date(timeOf(at) + 1));
  const after = earliest(next && makesWayAt(at, next), pauseAfter(course, at));
  return { at, movesAt: after ?? new Date(timeOf(at) + lastWaitMs) };
}

/** Lead times at which a dose is announced, in minutes, the longest first. */
const leads = leadTimes.reminders.toSorted((a, b) => b - a);
/** Days are counted on the wall clock, which changes by an hour; and what is written at a lead time is late for it. */
const leadMarginMs = (lead: number) => (lead >= 1440 ? hourMs : minuteMs);

/**
 * Time at which an unanswered dose makes way for the next one: before that is announced. Of its lead times the longest
 * counts that is within a quarter of the time between them: until then a press answers the dose that has come.
 */
function makesWayAt(come: Date, next: Date): Date {
  const gap = timeOf(next) - timeOf(come);
  const ahead = leads.map((lead) => (lead === 0 ? 0 : lead * minuteMs + leadMarginMs(lead)));
  return new Date(timeOf(next) - (ahead.find((ms) => ms <= gap / earlyPart) ?? 0));
}

/** First slot since the course was changed, if a dose before that answered it: within half of the gap to the next. */
function answeredBefore(course: ScheduledCourse, answers: readonly Answer[]): number[] {
  const before = answers.filter(({ outcome, at }) => outcome === 'given' && at <= course.scheduledAt);
  const slot = before.length > 0 ? firstSlotFrom(course, course.scheduledAt) : undefined;
  if (!slot) return [];
  const last = Math.max(...before.map(({ at }) => timeOf(at)));
  return timeOf(slot) - last < gapOf(course, slot) / 2 ? [timeOf(slot)] : [];
}

function nextOfInterval(course: ScheduledCourse, answers: readonly Answer[], now: Date): NextDose | null {
  const step = course.everyHours! * hourMs;
  const counted = answers.map(({ outcome, at, plannedAt }) =>
    outcome === 'given' ? timeOf(at) : timeOf(plannedAt ?? at),
  );
  const begin = dueInstant(course.from, course.times[0]!, course.timezone);
  const start = begin < course.scheduledAt ? course.scheduledAt : begin;
  const at = afterPauses(course, counted.length === 0 ? start : new Date(Math.max(...counted) + step), now);
  if (!at) return null;
  const pause = pauseAfter(course, at);
  const isEnding = lastDayOf(course) !== null;
  const endsAt = new Date(timeOf(at) + lastWaitMs);
  if (isEnding && endsAt <= now) return null;
  return { at, movesAt: earliest(pause, isEnding ? endsAt : undefined) ?? null };
}

/** The time itself, or the first hour of the course after a pause in which it lies or that came since; null after its end. */
export function afterPauses(course: ScheduledCourse, time: Date, now: Date): Date | null {
  let at = time;
  for (const { from, until } of inOrder(course)) {
    const day = dayIn(course.timezone, at);
    if ((until !== null && day > until) || (from > day && from > dayIn(course.timezone, now))) continue;
    if (until === null) return null;
    at = dueInstant(addDays(until, 1), course.times[0]!, course.timezone);
  }
  const last = lastDayOf(course);
  return last !== null && dayIn(course.timezone, at) > last ? null : at;
}

const inOrder = ({ pauses }: MedicineCourse) => pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1));
const earliest = (...dates: readonly (Date | undefined)[]) =>
  dates.reduce((first, date) => (!first || (date && date < first) ? date : first), undefined);

/** True if a pause has begun since a slot. */
const isPausedSince = ({ pauses, timezone }: MedicineCourse, slot: Date, now: Date) =>
  pauses.some(({ from }) => from > dayIn(timezone, slot) && from <= dayIn(timezone, now));

/** Start of the first pause after the day of a dose. */
function pauseAfter(course: MedicineCourse, at: Date): Date | undefined {
  const next = inOrder(course).find(({ from }) => from > dayIn(course.timezone, at));
  return next && dueInstant(next.from, '00:00', course.timezone);
}

/** Milliseconds between a slot and the nearest one beside it; a day for a course of one dose. */
function gapOf(course: ScheduledCourse, slot: Date): number {
  const before = lastSlotUntil(course, new Date(timeOf(slot) - 1));
  const after = firstSlotFrom(course, new Date(timeOf(slot) + 1));
  const gaps = [before && timeOf(slot) - timeOf(before), after && timeOf(after) - timeOf(slot)];
  return Math.min(...gaps.filter((gap) => gap !== undefined), maxGapMs);
}
/** Longer gaps are not told apart: a dose of a month is given on its day. */
const maxGapMs = 7 * dayMs;

/**
 * Slot that a dose at an instant answers: the last one that has come, or the next one where that is near: less than a
 * quarter of the gap ahead. A press after midnight answers last evening. Null for a course without slots.
 */
export function slotOf(course: ScheduledCourse, at: Date): Date | null {
  if (course.schedule !== 'times') return null;
  const come = lastSlotUntil(course, at);
  const next = firstSlotFrom(course, new Date(timeOf(at) + 1));
  if (next && timeOf(next) - timeOf(at) < gapOf(course, next) / earlyPart) return next;
  return come ?? null;
}

export type Conflict = 'doseTooSoon' | 'dosesTooMany';

type Given = { readonly at: Date };

/** Least hours between two doses of a course. */
function leastMs(course: ScheduledCourse, at: Date): number {
  const { schedule, everyHours, minHours } = course;
  if (schedule === 'interval') return (everyHours! / 2) * hourMs;
  if (schedule === 'asNeeded') return (minHours ?? 0) * hourMs;
  const slot = slotOf(course, at);
  return slot ? gapOf(course, slot) / earlyPart : 0;
}

/**
 * Conflict of one more dose at an instant, beside those that were given: within half of the interval of another, a quarter
 * of the gap between two hours, the least hours of a medicine as needed, or above its most in any 24 hours. `by` is the
 * dose behind it.
 */
export function conflictOf<G extends Given>(
  course: ScheduledCourse,
  given: readonly G[],
  at: Date,
): { readonly code: Conflict; readonly by: G } | undefined {
  const { schedule, maxPerDay } = course;
  const apart = (one: G) => Math.abs(timeOf(one.at) - timeOf(at));
  const nearest = given.reduce<G | undefined>(
    (best, one) => (!best || apart(one) < apart(best) ? one : best),
    undefined,
  );
  if (nearest && apart(nearest) < leastMs(course, at)) return { code: 'doseTooSoon', by: nearest };
  if (schedule !== 'asNeeded' || maxPerDay === null) return undefined;
  const near = given.filter((one) => apart(one) < dayMs).toSorted((a, b) => timeOf(a.at) - timeOf(b.at));
  // Any 24 hours that hold the new dose: each such span begins with one of the doses, or with the new one.
  for (const start of [...near.map((one) => one.at), at]) {
    const within = near.filter((one) => one.at >= start && timeOf(one.at) < timeOf(start) + dayMs);
    if (start <= at && within.length >= maxPerDay) return { code: 'dosesTooMany', by: within[0]! };
  }
  return undefined;
}
