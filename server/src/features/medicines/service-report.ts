import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { unansweredDays } from '@tzemed/contract/medical/medicines';
import { petOf, scopeOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { slotsBetween } from './dose-times.ts';
import { usesOfCourse } from './stock/uses.ts';
import * as answers from './store-doses.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;

const dayMs = 86_400_000;

type Answered = {
  readonly id: string;
  readonly medicineId: string;
  readonly outcome: 'given' | 'skipped';
  readonly plannedAt: Date | null;
};

/** Planned times of some courses in a span, each with the answer to it, the oldest first. */
function slotsOf(courses: readonly store.Course[], given: readonly Answered[], from: Date, until: Date) {
  const byTime = new Map(given.map((one) => [`${one.medicineId} ${one.plannedAt?.getTime()}`, one]));
  const slots = courses.flatMap((course) => {
    const times = new Set(slotsBetween(course, from, until).map((slot) => slot.getTime()));
    // Answers to hours that the course had before an edit, and to those of an interval.
    for (const one of given)
      if (one.medicineId === course.id && one.plannedAt && one.plannedAt >= from && one.plannedAt < until)
        times.add(one.plannedAt.getTime());
    const { nextAt } = course;
    if (nextAt && nextAt >= from && nextAt < until) times.add(nextAt.getTime());
    return [...times].map((time) => {
      const answer = byTime.get(`${course.id} ${time}`);
      return {
        medicineId: course.id,
        petId: course.petId,
        plannedAt: new Date(time),
        outcome: answer?.outcome ?? null,
        doseId: answer?.id ?? null,
      };
    });
  });
  return slots.toSorted((a, b) => a.plannedAt.getTime() - b.plannedAt.getTime());
}

/** Doses of a pet from one day to another, given or not. */
export async function report(ctx: View, { petId, from, to }: { petId: string; from: string; to: string }) {
  await petOf(ctx, petId);
  const scope = scopeOf(ctx);
  const start = dueInstant(from, '00:00', brand.timeZone);
  const end = dueInstant(addDays(to, 1), '00:00', brand.timeZone);
  const until = end < ctx.now ? end : ctx.now;
  const courses = await store.coursesOfPet(ctx.db, scope, { petId, from, to });
  const ids = await answers.idsBetween(ctx.db, scope, { petId, from: start, to: end });
  const doses = (await answers.rows.findAll(ctx.db, scope, ids)).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [planned, ofCourses] = await Promise.all([
    answers.plannedBetween(ctx.db, scope, { ids: courses.map(({ id }) => id), from: start, to: end }),
    store.rows.findAll(ctx.db, scope, [
      ...new Set([...courses.map(({ id }) => id), ...doses.map((one) => one.medicineId)]),
    ]),
  ]);
  return {
    medicines: ofCourses.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    slots: slotsOf(courses, planned, start, until),
    doses: doses.filter(({ medicineId }) => ofCourses.some(({ id }) => id === medicineId)),
  };
}

/** Doses of the last two weeks that nobody has answered, besides those that still wait as reminders. */
export async function unanswered(ctx: View) {
  const scope = scopeOf(ctx);
  const from = new Date(ctx.now.getTime() - unansweredDays * dayMs);
  const courses = await store.coursesInReach(ctx.db, scope, dayOf(from));
  const planned = await answers.plannedBetween(ctx.db, scope, { ids: courses.map(({ id }) => id), from, to: ctx.now });
  const waits = new Set(courses.map(({ id, nextAt }) => `${id} ${nextAt?.getTime()}`));
  const slots = slotsOf(courses, planned, from, ctx.now).filter(
    ({ outcome, medicineId, plannedAt }) => outcome === null && !waits.has(`${medicineId} ${plannedAt.getTime()}`),
  );
  const asked = new Set(slots.map(({ medicineId }) => medicineId));
  return { slots, medicines: await store.rows.findAll(ctx.db, scope, [...asked]) };
}

type Ahead = { readonly now: Date; readonly from: Date; readonly until: Date };

/** Number of doses of some courses that are due in a span ahead, and of their reminders that are due in it. */
export function countDoses(courses: readonly store.ListedCourse[], { now, from, until }: Ahead) {
  const ahead = courses.map((course) => ({
    ...course,
    scheduledAt: new Date(course.scheduledAt),
    nextAt: new Date(course.nextAt),
    minHours: null,
    maxPerDay: null,
    amount: null,
  }));
  const reminders = courses.flatMap(({ id, togetherId, ringsAt }) => {
    const at = ringsAt === null ? Number.NaN : Date.parse(ringsAt);
    return at >= from.getTime() && at < until.getTime() ? [`${togetherId ?? id} ${at}`] : [];
  });
  return {
    count: ahead.reduce((count, course) => count + usesOfCourse(course, now, from, until).length, 0),
    reminders: new Set(reminders).size,
  };
}
