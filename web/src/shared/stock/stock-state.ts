import { dayOf } from '@tzemed/contract/dates/days';
import type { StockForecast } from '@tzemed/contract/stock/stock-items';

export type Tone = 'ok' | 'low' | 'bad';

/** Tone of a card: bad for what has expired, low from the day of its reminder on and below zero. */
export function toneOf({ state, remindOn, fullest }: StockForecast, today: string): Tone {
  if (state === 'expired') return 'bad';
  if (state === 'short') return 'low';
  if (state === 'empty') return fullest > 0 ? 'low' : 'ok';
  return remindOn !== null && remindOn <= today ? 'low' : 'ok';
}

/** Day on which the last whole dose or portion is taken. */
export const lastDayOf = ({ until }: Pick<StockForecast, 'until'>) => (until === null ? null : dayOf(new Date(until)));

/** Part of the fullest that is left, 0 to 1. */
export const partLeft = ({ left, fullest }: Pick<StockForecast, 'left' | 'fullest'>) =>
  fullest > 0 ? Math.min(1, Math.max(0, left / fullest)) : 0;

/** Days ahead within which something runs out soon. */
const soonDays = 14;
const dayMs = 86_400_000;
/** True for what runs out within two weeks, or has run out. */
export const isSoon = ({ remindOn, until, fullest }: StockForecast, today: string) =>
  remindOn !== null &&
  fullest > 0 &&
  (until === null || Date.parse(dayOf(new Date(until))) - Date.parse(today) <= soonDays * dayMs);
