import { useSyncExternalStore } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * For `useSyncExternalStore`: reads clock values again once a minute. One timer wakes all subscribers, each through its
 * own function.
 */
export function everyMinute(changed: () => void) {
  if (waiting.size === 0) timer = setInterval(() => waiting.forEach((told) => told()), 60_000);
  waiting.add(changed);
  return () => {
    waiting.delete(changed);
    if (waiting.size === 0) clearInterval(timer);
  };
}

const never = () => () => undefined;

/** Milliseconds since 1970 at the beginning of the minute. */
export const useMinute = () => useSyncExternalStore(everyMinute, minute, minute);
const minute = () => Math.floor(Date.now() / 60_000) * 60_000;

/** Today, cached for the minute in which it was last read: a list reads it for each of its rows. */
let known = { minute: 0, day: '' };

function today() {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== known.minute) known = { minute, day: dayOf(new Date()) };
  return known.day;
}

/**
 * Israel's day, 'YYYY-MM-DD'; a screen left open past midnight turns the page with it. While it is not needed it is '':
 * the first day that a browser is asked for takes it 20 ms on a laptop.
 * A page that is made beforehand has no day.
 */
export const useToday = (isNeeded = true) =>
  useSyncExternalStore(
    isNeeded ? everyMinute : never,
    () => (isNeeded ? today() : ''),
    () => '',
  );
