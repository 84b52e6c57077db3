import { formatEvery } from '../dates/format-repeat.ts';
import type { Lang } from '../text/languages.ts';
import type { CareInterval } from './care-intervals.ts';

const repeatOf = { day: 'daily', week: 'weekly', month: 'monthly' } as const;

/** An interval in words: 'כל 3 חודשים', and whole years as years. */
export const formatInterval = ({ count, unit }: CareInterval, lang: Lang) =>
  unit === 'month' && count % 12 === 0
    ? formatEvery('yearly', count / 12, lang)
    : formatEvery(repeatOf[unit], count, lang);
