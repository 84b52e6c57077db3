import { useSyncExternalStore } from 'react';
import { dayOf } from '@tzemed/contract/days';

/** For `useSyncExternalStore`: what depends on the clock is asked again once a minute. */
export function everyMinute(changed: () => void) {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

/** Israel's day, 'YYYY-MM-DD'; a screen left open past midnight turns the page with it. */
export const useToday = () => useSyncExternalStore(everyMinute, () => dayOf(new Date()));
