import type { Expense } from '@tzemed/contract/expenses';
import { ApiError } from '../../lib/api-error.ts';
import { expensesApi } from './api.ts';
import type { ExpenseValues } from './division.ts';

/** What one edit says of all parts alike. */
const shared = ['description', 'category', 'date', 'notes', 'paidBy', 'tagIds'] as const;

/**
 * Two edits of all of a purchase, of which one may have been of another part. What that says otherwise by now would go by
 * this edit, so it is chosen.
 */
export async function meetWhole(before: ExpenseValues, now: ExpenseValues, standing: Expense) {
  const known = new Map(before.together?.map(({ id, version }) => [id, version]));
  const moved = (now.together ?? []).filter(({ id, version }) => known.get(id) !== version);
  if (moved.length === 0 && now.together?.length === known.size) return { opened: before, theirs: now, standing };
  const others = (await Promise.all(moved.map(({ id }) => found(id)))).flat();
  const said: Record<string, unknown> = {};
  for (const name of shared) {
    const other = others.find((one) => JSON.stringify(one[name]) !== JSON.stringify(standing[name]));
    if (other) said[name] = other[name];
  }
  // Neither has begun from what is like nothing: so it is asked.
  const unsaid = Object.fromEntries(Object.keys(said).map((name) => [name, {}]));
  const [last] = others.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const isOwn = standing.version !== before.version && (!last || standing.updatedAt > last.updatedAt);
  return {
    opened: { ...before, ...unsaid } as ExpenseValues,
    theirs: { ...now, ...said } as ExpenseValues,
    // Who has deleted a part is not known from here.
    standing: isOwn ? standing : (last ?? { updatedBy: '' }),
  };
}

/** None where it has gone by now. What can't be had at all would go unseen: then nothing is saved. */
const found = (id: string) =>
  expensesApi.calls.get({ params: { id } }).then(
    ({ expense }) => [expense],
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    },
  );
