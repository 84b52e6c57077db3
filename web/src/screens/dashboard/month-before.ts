import { addMonths } from '@tzemed/contract/days';

/** 'YYYY-MM' of the month before the one of a day. */
export const monthBefore = (day: string) => addMonths(day.slice(0, 7), -1);
