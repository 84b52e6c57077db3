import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { expenseReports } from '@tzemed/contract/money/expense-reports';
import { expenses } from '@tzemed/contract/money/expenses';
import { callsOf } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const reports = callsOf(expenseReports);
const rows = callsOf(expenses);

export type Insight = ClientReply<(typeof expenseReports)['insight']>;

type Asked = { year?: number; petId?: string };

/** A year of this pet, or of all in reach. */
export const useInsight = (query: Asked) =>
  useQueryWithFallback<Insight>({
    noun: 'expenseReports',
    part: 'insight',
    query,
    load: (signal) => reports.insight({ query }, { signal }),
  });

/** Query for the expenses that a figure is the sum of. */
export type FigureQuery = { from: string; to: string; category?: string; petId?: string };

/** Number of expenses listed beside a figure; the expense list has all of them. */
export const maxFigureExpenses = 8;

/** The largest of them, and how many there are. */
export const useBehind = (of: FigureQuery) =>
  useQueryWithFallback({
    noun: 'expenses',
    part: 'behind',
    query: of,
    load: (signal) => rows.list({ query: { ...of, sort: '-amount', limit: maxFigureExpenses } }, { signal }),
  });
