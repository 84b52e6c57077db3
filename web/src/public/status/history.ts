import { addDays } from '@tzemed/contract/dates/days';
import {
  type ServiceStatus,
  type StatusDay,
  type StatusLevel,
  type StatusPart,
  worstLevel,
} from '@tzemed/contract/site/status';

/** Minutes of one day of a part; `unknown` were not checked. */
export type Minutes = Readonly<Record<StatusLevel | 'unknown', number>>;
export type DayOfPart = { readonly date: string; readonly minutes: Minutes };

const wholeDay = 24 * 60;
/** Minutes that a restart may cost: on a day that was checked for hours that is no time without data. */
const lostByRestart = 2;

/** The last `count` days of a part until today, oldest first; whatever is not known of them is unknown. */
export function daysOf(part: StatusPart, days: readonly StatusDay[], today: string, count: number): DayOfPart[] {
  const known = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: count }, (_, nth) => {
    const date = addDays(today, nth + 1 - count);
    const day = known.get(date);
    const { ok, slow, failed } = day?.parts[part] ?? { ok: 0, slow: 0, failed: 0 };
    const checked = ok + slow + failed;
    const missing = Math.max(0, (day?.minutes ?? wholeDay) - checked);
    return { date, minutes: { ok, slow, failed, unknown: checked >= 60 && missing <= lostByRestart ? 0 : missing } };
  });
}

const checkedOf = ({ ok, slow, failed }: Minutes) => ok + slow + failed;

/** The worst of a day. */
export function levelOf(minutes: Minutes): keyof Minutes {
  if (minutes.failed > 0) return 'failed';
  if (minutes.slow > 0) return 'slow';
  return minutes.ok > 0 ? 'ok' : 'unknown';
}

/** The share of a day that was checked, 0 to 1. */
export const shareKnown = (minutes: Minutes) => {
  const checked = checkedOf(minutes);
  return checked === 0 ? 0 : checked / (checked + minutes.unknown);
};

/**
 * The share of the checked time in which a part worked, slow or not, 0 to 1; null where nothing was checked. Rounded down to
 * a hundredth of a percent: 100 % is said only where it never failed.
 */
export function availability(days: readonly DayOfPart[]): number | null {
  const sum = (count: (minutes: Minutes) => number) => days.reduce((all, { minutes }) => all + count(minutes), 0);
  const checked = sum(checkedOf);
  return checked === 0 ? null : Math.floor((1 - sum(({ failed }) => failed) / checked) * 10_000 + 1e-6) / 10_000;
}

/** The worst of all parts now; unknown where one was not checked and none is bad. */
export const overall = ({ now }: Pick<ServiceStatus, 'now'>) => worstLevel(Object.values(now)) ?? 'unknown';
