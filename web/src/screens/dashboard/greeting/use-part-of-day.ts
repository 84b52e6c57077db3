import { useSyncExternalStore } from 'react';
import { partOfDay } from '../../../lib/time/part-of-day.ts';
import { everyMinute } from '../../../lib/time/use-today.ts';

/** A page that is made beforehand knows of no hour. */
export const usePartOfDay = () =>
  useSyncExternalStore(
    everyMinute,
    () => partOfDay(new Date()),
    () => undefined,
  );
