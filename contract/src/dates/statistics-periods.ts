import * as z from 'zod/mini';
import { dayOut } from '../schema/fields.ts';

/** Of what statistics tell: the current one in Asia/Jerusalem, weeks from Sunday, or all time. */
export const statisticsPeriods = ['week', 'month', 'year', 'all'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** In a query; `usual` is what it is when it is left out. */
export const periodIn = (usual: StatisticsPeriod) => z._default(z.enum(statisticsPeriods, 'filterInvalid'), usual);

/** In a reply, with its first and last day; both null for all time. */
export const periodOut = {
  period: z.enum(statisticsPeriods),
  from: z.nullable(dayOut),
  to: z.nullable(dayOut),
};
