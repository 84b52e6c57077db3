import type { EntryKind } from '@tzemed/contract/stock/stock-items';

/** An entry of a stock. Amounts in thousandths of its unit; `amount` is signed. */
export type Entry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly amount: number;
  /** What was there at its time, by a correction; null for others. */
  readonly counted: number | null;
  readonly at: Date;
  readonly batch: string | null;
  readonly expiresOn: string | null;
};

/** Order of a ledger: by time, entries of one instant by id, which grows with time. */
export const inOrder = (one: Pick<Entry, 'at' | 'id'>, other: Pick<Entry, 'at' | 'id'>) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** Sum of all entries: below zero where more was used than entered. */
export const balanceOf = (entries: readonly Pick<Entry, 'amount'>[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

type Counted = Pick<Entry, 'id' | 'kind' | 'amount' | 'counted' | 'at'>;
/**
 * Corrections whose amount has to change so that what was counted stays true, with that amount: the difference between the
 * count and the sum of all entries before it.
 */
export function settleCounts(entries: readonly Counted[]): { readonly id: string; readonly amount: number }[] {
  const changed: { readonly id: string; readonly amount: number }[] = [];
  let balance = 0;
  for (const { id, kind, amount, counted } of entries.toSorted(inOrder)) {
    const settled = kind === 'correction' ? counted! - balance : amount;
    if (settled !== amount) changed.push({ id, amount: settled });
    balance += settled;
  }
  return changed;
}
