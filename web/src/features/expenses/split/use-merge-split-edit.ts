import { expenseInput, type Expense } from '@tzemed/contract/money/expenses';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { MergeConflict } from '../../../shared/conflict/edit-conflict.ts';
import { expensesApi } from '../api.ts';
import type { ExpenseValues } from './split-form.ts';
import { useEditableParts } from './use-editable-parts.ts';
import { combineSplit } from './combine-split.ts';

const asWhole = (values: ExpenseValues, together: Expense['together']): ExpenseValues => {
  const { petId, amount } = values;
  return values.isWhole ? values : { ...values, ...combineSplit({ petId, amount, together }), together, isWhole: true };
};

/** Conflict of an edit of a whole purchase: both edits are read as edits of the whole. */
export function useMergeSplitEdit(): MergeConflict<ExpenseValues, Expense> {
  const ownParts = useEditableParts();
  return async ({ opened, theirs, mine, standing }) => {
    // The other parts are no concern of an edit of one part alone.
    if (!mine.isWhole) return { opened, theirs: { ...theirs, together: opened.together }, standing };
    const whole = (values: ExpenseValues) => asWhole(values, ownParts(values.together));
    const met = await meetWhole(whole(opened), whole(theirs), standing);
    // Parts that may only be seen are no matter of this edit, and are known as they stand all the same.
    return { ...met, besides: { together: theirs.together } };
  };
}

const { petId: _pet, amount: _part, parts: _sent, together: _seen, ...unsplit } = expenseInput.shape;
const { refundOf: _none, claimId: _byItsClaim, version: _own, ...sharedFields } = unsplit;
/** Names of the fields that all parts of a purchase share. */
const shared = Object.keys(sharedFields) as (keyof typeof sharedFields)[];

/**
 * Compares two edits of a whole purchase, one of which may have changed another part: this edit would overwrite that change,
 * so the conflict includes it.
 */
async function meetWhole(before: ExpenseValues, now: ExpenseValues, standing: Expense) {
  const known = new Map(before.together?.map(({ id, version }) => [id, version]));
  const moved = (now.together ?? []).filter(({ id, version }) => known.get(id) !== version);
  if (moved.length === 0 && now.together?.length === known.size) return { opened: before, theirs: now, standing };
  const others = (await Promise.all(moved.map(({ id }) => found(id)))).flat();
  const said: Record<string, unknown> = {};
  for (const name of shared) {
    const other = others.find((one) => JSON.stringify(one[name]) !== JSON.stringify(standing[name]));
    if (other) said[name] = other[name];
  }
  // `{}` equals neither side's value, so the user is asked.
  const unsaid = Object.fromEntries(Object.keys(said).map((name) => [name, {}]));
  const [last] = others.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const isOwn = standing.version !== before.version && (!last || standing.updatedAt > last.updatedAt);
  return {
    opened: { ...before, ...unsaid } as ExpenseValues,
    theirs: { ...now, ...said } as ExpenseValues,
    // The reply does not say which person deleted a part.
    standing: isOwn ? standing : (last ?? { updatedBy: '' }),
  };
}

/**
 * Returns no part if it was deleted meanwhile. Any other error is thrown: the part would go unseen, so nothing is
 * saved.
 */
const found = (id: string) =>
  expensesApi.calls.get({ params: { id } }).then(
    ({ expense }) => [expense],
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    },
  );
