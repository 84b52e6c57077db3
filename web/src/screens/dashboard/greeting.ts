import { useSyncExternalStore } from 'react';
import { everyMinute } from '../../lib/use-today.ts';

export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

/** What one wishes at an instant in Israel. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jerusalem', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < 5 || hour >= 22) return 'night';
  return hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';
}

export const usePartOfDay = () => useSyncExternalStore(everyMinute, () => partOfDay(new Date()));
