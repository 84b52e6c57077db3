import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { expenseCategory } from './expenses.ts';
import { dayOut, idIn, idOut, ilsOut, withExample } from '../schema/fields.ts';
import { periodIn, periodOut } from '../dates/statistics-periods.ts';

const view = { area: 'expenses', level: 'view' } as const;
const petId = z.optional(idIn());
const days = 'Days and months are those of Asia/Jerusalem, weeks begin on Sunday.';

/** A year, and a month of it, as an address has them. */
const wholeIn = (least: number, most: number, example: string) =>
  z.optional(
    withExample(
      z.coerce
        .number<number | string>('filterInvalid')
        .check(z.int('filterInvalid'), z.minimum(least, 'filterInvalid'), z.maximum(most, 'filterInvalid')),
      example,
    ),
  );
const yearIn = wholeIn(1986, 2200, '2026');
const monthIn = wholeIn(1, 12, '11');
const monthOut = withExample(z.string(), '2026-11');

const sum = { totalAmount: ilsOut, count: withExample(z.int(), 1) };
/** Sum of the expenses within a span of days. */
const span = { from: dayOut, to: dayOut, ...sum };
/** The period before, whole; and of one that is not over yet both as far as today, so that like is held against like. */
const before = {
  previous: z.object(span),
  untilToday: z.nullable(
    z.object({ to: dayOut, totalAmount: ilsOut, previousTo: dayOut, previousTotalAmount: ilsOut }),
  ),
};
const beforeSays =
  '`previous` is the period before, whole. `untilToday`, while the period is not over: what both come to as far as today, and as far as the same day of the one before, or its last day where it is shorter.';

/** The largest sum first. Percents are whole, and are a hundred together. */
const category = z.object({
  category: expenseCategory.out,
  ...sum,
  percent: withExample(z.int(), 34),
  previousTotalAmount: ilsOut,
});
const categories = z.array(category);
const categoriesSay =
  'Categories come with the largest sum first, those without expenses left out; `percent` is of the whole, and they are a hundred together. `previousTotalAmount` is of the period before.';
const pets = z.array(z.object({ petId: idOut('Pet'), ...sum }));
const months = z.array(z.object({ month: monthOut, ...sum, previousTotalAmount: ilsOut }));

/** Expected expenses: `known` is the sum of `written` and `planned`. */
const ahead = { known: ilsOut, written: ilsOut, planned: ilsOut, guessed: ilsOut };

/** Refunds, above zero; every sum is already net of them. */
const cameBack = ilsOut;

/** Reports on expenses. */
export const expenseReports = {
  trends: endpoint({
    method: 'GET',
    path: '/expenses/trends',
    access: view,
    summary: 'How expenses went in the current week, month or year, step by step, beside the period before',
    details: `A week and a month go by days, a year and all time by months (\`unit\`); a step without expenses is one of 0. All time begins with the first expense, has no period before it, and its \`previous\` is null. ${beforeSays} ${days}`,
    query: z.object({ period: periodIn('year'), petId }),
    reply: z.object({
      ...periodOut,
      ...sum,
      unit: withExample(z.enum(['day', 'month']), 'month'),
      points: z.array(z.object(span)),
      previous: z.nullable(before.previous),
      untilToday: before.untilToday,
    }),
  }),
  categoryBreakdown: endpoint({
    method: 'GET',
    path: '/expenses/category-breakdown',
    access: view,
    summary: 'What expenses of the current week, month or year were for, beside the period before',
    details: `${categoriesSay} Of all time, it is 0. ${days}`,
    query: z.object({ period: periodIn('month'), petId }),
    reply: z.object({ ...periodOut, ...sum, categories }),
  }),
  monthlySummary: endpoint({
    method: 'GET',
    path: '/expenses/monthly-summary',
    access: view,
    summary: 'What a month came to: by category and by pet, beside the month before',
    details: `Without \`year\` or \`month\` those of today. ${beforeSays} ${categoriesSay} ${days}`,
    query: z.object({ year: yearIn, month: monthIn, petId }),
    reply: z.object({ month: monthOut, ...span, ...before, categories, pets }),
  }),
  yearlySummary: endpoint({
    method: 'GET',
    path: '/expenses/yearly-summary',
    access: view,
    summary: 'What a year came to: by month, category and pet, beside the year before',
    details: `Without \`year\` that of today. All twelve months are told, each beside the same one of the year before. ${beforeSays} ${categoriesSay} ${days}`,
    query: z.object({ year: yearIn, petId }),
    reply: z.object({ year: withExample(z.int(), 2026), ...span, ...before, months, categories, pets }),
  }),
  insight: endpoint({
    method: 'GET',
    path: '/expenses/insight',
    access: view,
    summary:
      'Where the money of a year goes, month by month, by category and pet, and what the next twelve months may cost',
    details: `Without \`year\` that of today, which is told as far as today. \`months\` are all twelve, those ahead with 0; \`previousTotalAmount\` is of the same month of the year before, whole, and \`previous\` of the same days. \`monthlyAverage\` is over the months that have begun; that of a pet over those since its first expense. \`forecast\`, in the year of today alone: of each of the next twelve months what is \`known\`, and of that what is \`written\` (expenses that are written down with a day ahead) and what is \`planned\` (the days of repeating expenses, each at its price), and what is \`guessed\` besides: what is missing to \`pace\` from what is written, where \`pace\` is the average of what no plan has written in the last \`paceMonths\` whole months. Where fewer than two are known there is no pace, \`paceMonths\` is 0 and nothing is guessed; null where nothing is planned then, either. \`firstMonth\` is that of the first expense of all. \`cameBack\`, of the whole, of a category and of a pet, are the refunds of these days: every sum is without them already, so that \`totalAmount\` and \`cameBack\` together are what went out; \`byClaims\` is what of it insurers have paid. \`openClaims\` are those that still wait, whatever the year: what is \`claimed\` by them, and \`paid\` so far. ${categoriesSay} ${days}`,
    query: z.object({ year: yearIn, petId }),
    reply: z.object({
      year: withExample(z.int(), 2026),
      today: dayOut,
      firstMonth: z.nullable(monthOut),
      ...span,
      monthlyAverage: ilsOut,
      previous: z.object(span),
      cameBack,
      byClaims: ilsOut,
      openClaims: z.object({ count: withExample(z.int(), 1), claimed: ilsOut, paid: withExample(ilsOut, 0) }),
      months,
      categories: z.array(z.extend(category, { cameBack })),
      pets: z.array(z.object({ petId: idOut('Pet'), ...sum, cameBack, monthlyAverage: ilsOut })),
      forecast: z.nullable(
        z.object({
          ...ahead,
          pace: ilsOut,
          paceMonths: withExample(z.int(), 12),
          months: z.array(z.object({ month: monthOut, ...ahead })),
        }),
      ),
    }),
  }),
};
