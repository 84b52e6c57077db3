import { roundValue } from './measure-values.ts';

/** Ratio from which on a value is asked about: a decimal point was forgotten, or a digit. */
const jump = 5;
/** True if a value is at least five times the last one, or at most a fifth of it. */
export const isJump = (last: number, value: number) =>
  last > 0 && value > 0 && (value >= last * jump || value * jump <= last);

const digitsOf = (value: number) =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '');

/**
 * The value that was likely meant by a jump: the typed digits with the point elsewhere, nearest to the last value; the last value
 * itself where its digits begin with the typed ones ('9' instead of '92').
 */
export function likelyValue(last: number, typed: number) {
  if (typed < last && digitsOf(last).startsWith(digitsOf(typed))) return last;
  const moved = Math.round(Math.log10(last / typed));
  return roundValue(typed * 10 ** moved);
}

/** Days within which a change counts, and its least size. */
export const changeDays = 90;
const leastChange = 0.1;
const dayMs = 86_400_000;

export type Point = { readonly takenAt: string; readonly value: number };
export type NotableChange<P extends Point = Point> = {
  /** Whole percent, without a sign. */
  readonly percent: number;
  readonly isLess: boolean;
  readonly from: P;
  readonly to: P;
  readonly days: number;
};

/**
 * The largest change of more than a tenth that leads to the latest value from another of the 90 days before it; undefined where there
 * is none, or the latest value is older than that itself. A fact: neither good nor bad.
 */
export function notableChange<P extends Point>(points: readonly P[], now: Date): NotableChange<P> | undefined {
  const times = points.map(({ takenAt }) => Date.parse(takenAt));
  const at = times.reduce((best, time, index) => (best < 0 || time >= times[best]! ? index : best), -1);
  const latest = points[at];
  if (!latest || now.getTime() - times[at]! > changeDays * dayMs) return undefined;
  let best: NotableChange<P> | undefined;
  let most = leastChange;
  for (const [index, from] of points.entries()) {
    const ms = times[at]! - times[index]!;
    if (index === at || ms < 0 || ms > changeDays * dayMs || from.value <= 0) continue;
    const share = Math.abs(latest.value - from.value) / from.value;
    // 4.5 to 4.95 is a tenth and no more, whatever floating point says.
    if (share - most <= 1e-9) continue;
    most = share;
    const days = Math.round(ms / dayMs);
    best = { percent: Math.round(share * 100), isLess: latest.value < from.value, from, to: latest, days };
  }
  return best;
}

type Limits = { readonly low: number | null; readonly high: number | null };
/** Side of its limits on which a value is; undefined within them. */
export function limitSide(value: number, { low, high }: Limits): 'above' | 'below' | undefined {
  if (high !== null && value > high) return 'above';
  return low !== null && value < low ? 'below' : undefined;
}
