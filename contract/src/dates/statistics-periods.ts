import * as z from 'zod/mini';
import { dayOut } from '../schema/fields.ts';

/** Statistics periods: the current one in Asia/Jerusalem, with weeks from Sunday, or all time. */
export const statisticsPeriods = ['week', 'month', 'year', 'all'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** Period in a query; `usual` is the default. */
export const periodIn = (usual: StatisticsPeriod) => z._default(z.enum(statisticsPeriods, 'filterInvalid'), usual);

/** Period in a response, with its first and last day; both are null for all time. */
export const periodOut = {
  period: z.enum(statisticsPeriods),
  from: z.nullable(dayOut),
  to: z.nullable(dayOut),
};
