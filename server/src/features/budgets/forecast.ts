import { addMonths, monthRange } from '@tzemed/contract/dates/days';

type Known = {
  readonly today: string;
  readonly period: 'month' | 'year';
  /** Agorot, of the whole period as far as it is written down. */
  readonly spent: number;
  /** Agorot of the last three whole months, without what plans have written. */
  readonly before: number;
  /** Agorot that plans will still write in the period. */
  readonly planned: number;
  /** `YYYY-MM` of the first expense of all; null without any. */
  readonly firstMonth: string | null;
};

/** Fewer whole months say nothing of a pace. */
const fewest = 2;

/**
 * Agorot that a period may come to: what is spent, what is planned, and for each day that is left its part of the average
 * month.
 */
export function forecastOf({ today, period, spent, before, planned, firstMonth }: Known) {
  const month = today.slice(0, 7);
  const known = [-1, -2, -3].filter((back) => firstMonth !== null && addMonths(month, back) >= firstMonth).length;
  const paceMonths = known < fewest ? 0 : known;
  const hasPace = paceMonths > 0 && before > 0;
  if (!hasPace && planned === 0) return null;
  const days = Number(monthRange(month).to.slice(8));
  const left = days - Number(today.slice(8));
  const monthsLeft = period === 'month' ? 0 : 12 - Number(month.slice(5));
  // Whole agorot times days: far below where a safe integer ends.
  const guessed = hasPace ? Math.round((before * (left + monthsLeft * days)) / (paceMonths * days)) : 0;
  const pace = hasPace ? Math.round(before / paceMonths) : 0;
  return { amount: spent + planned + guessed, planned, guessed, pace, paceMonths };
}

/** Whole percents, rounded down, so that a level is passed when it is reached; refunds alone are none. */
export const percentOf = (spent: number, amount: number) => Math.max(0, Math.floor((spent * 100) / amount));
