import { addDays } from '@tzemed/contract/dates/days';
import { lastDayOf, stepOn } from '@tzemed/contract/medical/medicine-course';
import type { Db } from '../../db/client.ts';
import { dueInstant, dayIn } from '../../lib/time/due-instant.ts';
import { nextDose } from './dose-times.ts';
import * as store from './store.ts';

type Writing = { readonly db: Db; readonly now: Date };

/** Time at which a course that asks for nothing more is over: the end of its last day. */
function endOf(course: store.Course, now: Date) {
  const last = lastDayOf(course);
  if (last === null) return { isOver: false, endsAt: null };
  return dayIn(course.timezone, now) > last
    ? { isOver: true, endsAt: null }
    : { isOver: false, endsAt: dueInstant(addDays(last, 1), '00:00', course.timezone) };
}

/** Texts of the reminder of the next dose: the course, and the dose of its step. */
export function saidOf(course: store.Course) {
  const { name: title, instruction, timezone, nextAt } = course;
  const step = nextAt ? stepOn(course, dayIn(timezone, nextAt)) : undefined;
  return { title, description: step?.text ?? instruction };
}

/** Writes when the next dose of a locked course is due, by its schedule and all answers. */
export async function planNextDose({ db, now }: Writing, course: store.Course) {
  const next = nextDose(course, await store.answersOf(db, course), now);
  const { isOver, endsAt } = endOf(course, now);
  const times = {
    nextAt: next?.at ?? null,
    movesAt: next ? next.movesAt : endsAt,
    // One that is still asked for is answered first.
    isOver: isOver && next === null,
  };
  await store.setTimes(db, { ...course, ...times });
  return { ...course, ...times };
}
