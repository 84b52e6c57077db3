import { randomUUID } from 'node:crypto';
import type { Asker } from './given-data.ts';

/** A hot call of the product, as an owner makes it, or a guest. */
export type Call = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: (asker: Asker) => string;
  /** Anew for each request. */
  readonly body?: (asker: Asker) => object;
  /** Sends an Idempotency-Key, as the screens do. */
  readonly hasKey?: boolean;
};

const dayMs = 86_400_000;
/** Any of the last two years: twenty families do not all write in one month of one of them. */
export const anyDay = () => new Date(Date.now() - Math.floor(Math.random() * 730) * dayMs).toISOString().slice(0, 10);

const expense = ({ petId }: Asker) => ({
  description: 'שק מזון יבש',
  amount: 289.9,
  category: 'food',
  date: '2026-06-21',
  petId,
});
const newExpense = (asker: Asker) => ({ ...expense(asker), date: anyDay() });
/** An edit as most are: of words, not of sums. */
const editedExpense = (asker: Asker) => ({ ...expense(asker), description: randomUUID() });
const year = new Date().getFullYear();

/** Calls that guests make most. */
export const isAskedByGuests = ({ name }: Call) =>
  ['list', 'list, filtered', 'one row', 'create', 'update', 'dashboard'].includes(name);

export const calls: readonly Call[] = [
  { name: 'list', method: 'GET', path: () => '/api/expenses?limit=20' },
  {
    name: 'list, filtered',
    method: 'GET',
    path: () => `/api/expenses?category=food&from=${year}-01-01&to=${year}-12-31&limit=20`,
  },
  { name: 'list, far down', method: 'GET', path: () => '/api/expenses?limit=20&page=400' },
  { name: 'one row', method: 'GET', path: ({ expenseId }) => `/api/expenses/${expenseId}` },
  { name: 'create', method: 'POST', path: () => '/api/expenses', body: newExpense },
  { name: 'create with key', method: 'POST', path: () => '/api/expenses', body: newExpense, hasKey: true },
  { name: 'update', method: 'PUT', path: ({ expenseId }) => `/api/expenses/${expenseId}`, body: editedExpense },
  {
    name: 'update with key',
    method: 'PUT',
    path: ({ expenseId }) => `/api/expenses/${expenseId}`,
    body: editedExpense,
    hasKey: true,
  },
  { name: 'dashboard', method: 'GET', path: () => '/api/overview' },
  { name: 'statistics', method: 'GET', path: () => '/api/expenses/statistics' },
];

/** The headers of one request; a key is new each time. */
export const headersOf = ({ body, hasKey }: Call, { token }: Asker): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body && { 'content-type': 'application/json' }),
  ...(hasKey && { 'idempotency-key': randomUUID() }),
});

export const bodyOf = ({ body }: Call, asker: Asker) => body && JSON.stringify(body(asker));

/** Name of a call as a URL segment: 'list, filtered' → 'list-filtered'. */
export const slugOf = (name: string) => name.replaceAll(/\W+/g, '-');
