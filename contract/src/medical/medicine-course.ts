import { addDays } from '../dates/days.ts';
import type { Code } from '../text/messages.ts';

export const doseSchedules = ['times', 'interval', 'asNeeded'] as const;
/** `times`: at hours of the wall clock. `interval`: so many hours after the last dose. `asNeeded`: asked for by nobody. */
export type DoseSchedule = (typeof doseSchedules)[number];

/** Part of a course with a dose of its own, such as a step of a taper. */
export type CourseStep = {
  readonly from: string;
  readonly until: string;
  /** Dose as the vet wrote it. */
  readonly text: string;
  /** Amount of one dose, in thousandths of the unit. */
  readonly amount: number | null;
  /** Every so many days, counted from `from`. */
  readonly everyDays: number;
};

export type CoursePause = {
  readonly from: string;
  /** Last day; null while nobody knows it. */
  readonly until: string | null;
  readonly reason: string | null;
};

/** When the doses of a medicine are due. Days as `YYYY-MM-DD`, times as `HH:MM` in `timezone`. */
export type MedicineCourse = {
  readonly schedule: DoseSchedule;
  readonly times: readonly string[];
  readonly everyHours: number | null;
  readonly everyDays: number;
  /** Days of the week, 0 is Sunday; without any it is each day. */
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly until: string | null;
  readonly timezone: string;
  /** Limits of a medicine as needed: least hours between two doses, most doses in 24 hours. */
  readonly minHours: number | null;
  readonly maxPerDay: number | null;
  readonly steps: readonly CourseStep[];
  readonly pauses: readonly CoursePause[];
};

type Wrong = readonly [path: readonly (string | number)[], code: Code];

/** Rules between the fields of a course; fields that are left out break none. */
export function courseFaults(course: Partial<MedicineCourse>): Wrong[] {
  const { schedule, times, everyHours, from, until, steps = [], pauses = [] } = course;
  const wrong: Wrong[] = [];
  if ((schedule === 'times' || schedule === 'interval') && times?.length === 0) wrong.push([['times'], 'timeRequired']);
  if (schedule === 'interval' && everyHours === null) wrong.push([['everyHours'], 'everyHoursInvalid']);
  if (from && until && until < from) wrong.push([['until'], 'endBeforeStart']);
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (step.until < step.from) wrong.push([['steps', index, 'until'], 'endBeforeStart']);
    if (before ? step.from !== addDays(before.until, 1) : from !== undefined && step.from !== from)
      wrong.push([['steps', index, 'from'], before ? 'stepGap' : 'stepStart']);
    if (until && step.until > until) wrong.push([['steps', index, 'until'], 'stepAfterEnd']);
  }
  for (const [index, pause] of pauses.entries())
    if (pause.until && pause.until < pause.from) wrong.push([['pauses', index, 'until'], 'endBeforeStart']);
  return wrong;
}

export type CourseState = 'ahead' | 'active' | 'paused' | 'ended';

const pauseOn = ({ pauses }: Pick<MedicineCourse, 'pauses'>, day: string) =>
  pauses.find(({ from, until }) => from <= day && (until === null || day <= until));

type Staged = Pick<MedicineCourse, 'from' | 'until' | 'steps' | 'pauses'>;
/** State of a course on a day. */
export function courseStateOn(course: Staged, day: string): CourseState {
  const last = lastDayOf(course);
  if (last !== null && last < day) return 'ended';
  if (day < course.from) return 'ahead';
  return pauseOn(course, day) ? 'paused' : 'active';
}

/** The step in which a day falls; undefined for a course without steps, and after the last one. */
export const stepOn = ({ steps }: Pick<MedicineCourse, 'steps'>, day: string) =>
  steps.find(({ from, until }) => from <= day && day <= until);

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** True if doses are planned for a day: one of the course and of its step, and none of a pause. */
export function isDoseDay(course: MedicineCourse, day: string): boolean {
  const { from, until, weekdays, steps } = course;
  if (day < from || (until !== null && day > until) || pauseOn(course, day)) return false;
  if (weekdays.length > 0 && !weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return false;
  if (steps.length === 0) return daysBetween(from, day) % course.everyDays === 0;
  const step = stepOn(course, day);
  return step !== undefined && daysBetween(step.from, day) % step.everyDays === 0;
}

/** Last day of a course: its own, or that of its last step. */
export const lastDayOf = ({ until, steps }: Pick<MedicineCourse, 'until' | 'steps'>) =>
  until ?? steps.at(-1)?.until ?? null;
