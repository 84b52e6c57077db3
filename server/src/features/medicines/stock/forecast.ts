import { dayOf } from '@tzemed/contract/dates/days';
import { brand } from '@tzemed/contract/brand';
import { forecastDays, type StockState } from '@tzemed/contract/stock/stock-items';
import { dayIn } from '../../../lib/time/due-instant.ts';
import { balanceOf, type Entry } from './ledger.ts';
import { type Package, packagesOf } from './packages.ts';
import { remindDay } from './remind-day.ts';
import { runsOut } from './runs-out.ts';
import { isCountable, type UsingCourse, type UsingFeeding, usesOfCourse, usesOfFeeding } from './uses.ts';

type About = { readonly petId: string };
export type StockCourse = UsingCourse & About & { readonly name: string; readonly repeatsLeft: number | null };
export type StockFeeding = UsingFeeding & About & { readonly food: string };

/** A stock with all that changes it. */
export type Stock = {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly courses: readonly StockCourse[];
  readonly feedings: readonly StockFeeding[];
};

type Line = {
  readonly kind: 'use' | 'expires' | 'noAmount' | 'asNeeded';
  readonly amount: number;
  readonly each: number | null;
  readonly count: number;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly name: string | null;
  readonly petId: string | null;
  readonly isFeeding: boolean;
};
const empty = { amount: 0, each: null, count: 0, from: null, until: null, name: null, petId: null, isFeeding: false };

const sumOf = (packages: readonly Package[]) => packages.reduce((sum, { left }) => sum + left, 0);

/** Amount of a day of a course whose days are all alike; null for others. */
function perDayOf(course: UsingCourse) {
  if (course.steps.length > 0 || course.amount === null) return null;
  if (course.schedule === 'interval') return Math.round((course.amount * 24) / course.everyHours!);
  const isDaily = course.schedule === 'times' && course.everyDays === 1 && course.weekdays.length === 0;
  return isDaily ? course.amount * course.times.length : null;
}

/** Until when a stock lasts, what is left of it, and how that was computed. Amounts in thousandths. */
export function forecastOf({ id, entries, courses, feedings }: Stock, now: Date) {
  const today = dayOf(now);
  const after = (at: Date) => new Date(at.getTime() + 1);
  const fed = (from: Date, until: Date) =>
    feedings
      .flatMap((plan) => usesOfFeeding(plan, after(from), after(until)))
      .reduce((sum, { amount }) => sum + amount, 0);
  const { packages, owed, fullest } = packagesOf(entries, now, fed);
  const isExpired = ({ expiresOn }: Package) => expiresOn !== null && expiresOn < today;
  const usable = packages.filter((one) => !isExpired(one));
  const counted = courses.filter((course) => course.schedule !== 'asNeeded' && isCountable(course));
  const users = [
    ...counted.map((course) => ({
      of: { name: course.name, petId: course.petId, isFeeding: false },
      uses: (from: Date, until: Date) => usesOfCourse(course, now, from, until),
    })),
    ...feedings.map((plan) => ({
      of: { name: plan.food, petId: plan.petId, isFeeding: true },
      uses: (from: Date, until: Date) => usesOfFeeding(plan, from, until),
    })),
  ];
  const found = runsOut(usable, users, { now, days: forecastDays });
  const left = sumOf(packages) - owed;
  const state = stateOf({ owed, usable, packages, found: found.state });
  const lines: Line[] = [
    ...found.lines.map(({ of, ...line }) => ({ kind: 'use' as const, ...line, ...of })),
    ...found.lost.map(({ amount, at }) => ({ ...empty, kind: 'expires' as const, amount, from: at })),
    ...courses
      .filter((course) => !counted.includes(course))
      .map(({ name, petId, schedule }) => ({
        ...empty,
        kind: schedule === 'asNeeded' ? ('asNeeded' as const) : ('noAmount' as const),
        name,
        petId,
      })),
  ];
  const repeats = courses.flatMap(({ repeatsLeft }) => (repeatsLeft === null ? [] : [repeatsLeft]));
  const perDay = [...counted.map(perDayOf), ...feedings.map(({ amount, times }) => amount * times.length)];
  const endsOn = isRunningOut(state) && users.length > 0 ? dayIn(brand.timeZone, found.until ?? now) : null;
  const reminder = endsOn === null ? null : remindDay(endsOn);
  return {
    stockItemId: id,
    state,
    left,
    isEstimate: feedings.length > 0 && left !== balanceOf(entries),
    usable: sumOf(usable),
    expired: sumOf(packages) - sumOf(usable),
    fullest,
    packages: packages.map((one) => ({ ...one, isOpen: one.left < one.of, isExpired: isExpired(one) })),
    until: found.until,
    shortAt: found.shortAt,
    remains: found.remains,
    perDay: perDay.length === 0 || perDay.includes(null) ? null : perDay.reduce<number>((sum, one) => sum + one!, 0),
    remindOn: reminder?.day ?? null,
    isRemindedSooner: reminder?.isSooner ?? false,
    repeatsLeft: repeats.length === 0 ? null : Math.min(...repeats),
    petIds: [...new Set([...courses, ...feedings].map(({ petId }) => petId))],
    lines,
  };
}
export type Forecast = ReturnType<typeof forecastOf>;

/** States in which something is to be bought. */
const isRunningOut = (state: StockState) => ['runsOut', 'empty', 'expired', 'short'].includes(state);

type Standing = {
  readonly owed: number;
  readonly usable: readonly Package[];
  readonly packages: readonly Package[];
  readonly found: 'runsOut' | 'lasts' | 'ends' | 'unused';
};
function stateOf({ owed, usable, packages, found }: Standing): StockState {
  if (owed > 0) return 'short';
  if (usable.length > 0) return found;
  return packages.length > 0 ? 'expired' : 'empty';
}
