import type { Answered } from '@tzemed/contract/endpoint';
import { expenseReports } from '@tzemed/contract/expense-reports';
import { expenses } from '@tzemed/contract/expenses';
import { callsOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const reports = callsOf(expenseReports);
const rows = callsOf(expenses);

export type Insight = Answered<(typeof expenseReports)['insight']>;

type Asked = { year?: number; petId?: string };

/** A year of this pet, or of all in reach. */
export const useInsight = (query: Asked) =>
  useBackedQuery<Insight>({
    noun: 'expenseReports',
    part: 'insight',
    query,
    load: (signal) => reports.insight({ query }, { signal }),
  });

/** Which expenses a figure is the sum of. */
export type Behind = { from: string; to: string; category?: string; petId?: string };

/** As many are shown where the figure stands; the list has all of them. */
export const mostBehind = 8;

/** The largest of them, and how many there are. */
export const useBehind = (of: Behind) =>
  useBackedQuery({
    noun: 'expenses',
    part: 'behind',
    query: of,
    load: (signal) => rows.list({ query: { ...of, sort: '-amount', limit: mostBehind } }, { signal }),
  });
