import type { Expense } from '@tzemed/contract/expenses';
import type { Meeting } from '../../shared/use-stale-edit.ts';
import { expensesApi } from './api.ts';
import type { ExpenseValues } from './division.ts';
import { useOwnParts } from './use-own-parts.ts';
import { wholeOf } from './whole-of.ts';

/** What one edit says of all parts alike. */
const shared = ['description', 'category', 'date', 'notes', 'paidBy', 'tagIds'] as const;

const asWhole = (values: ExpenseValues, together: Expense['together']): ExpenseValues => {
  const { petId, amount } = values;
  return values.isWhole ? values : { ...values, ...wholeOf({ petId, amount, together }), together, isWhole: true };
};

/**
 * An edit of all of a purchase that met one of another part: both are read as edits of the whole. What another part says
 * otherwise by now would go by this edit, so it is chosen.
 */
export function useMeetWhole(): Meeting<ExpenseValues, Expense> {
  const ownParts = useOwnParts();
  return ({ opened, theirs, mine, standing }) =>
    // What stands beside a part is no matter of who edits that alone.
    mine.isWhole
      ? meet(asWhole(opened, ownParts(opened.together)), asWhole(theirs, ownParts(theirs.together)), standing)
      : Promise.resolve({ opened, theirs: { ...theirs, together: opened.together }, standing });
}

async function meet(before: ExpenseValues, now: ExpenseValues, standing: Expense) {
  const known = new Map(before.together?.map(({ id, version }) => [id, version]));
  const moved = (now.together ?? []).filter(({ id, version }) => known.get(id) !== version);
  if (moved.length === 0 && now.together?.length === known.size) return { opened: before, theirs: now, standing };
  const found = await Promise.all(
    moved.map(({ id }) => expensesApi.calls.get({ params: { id } }).catch(() => undefined)),
  );
  const others = found.flatMap((one) => one?.expense ?? []);
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
