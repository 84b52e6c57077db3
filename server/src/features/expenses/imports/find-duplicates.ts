import { spelled } from './resolve-names.ts';
import type { Imported } from './read-rows.ts';

/** An expense that there is. */
export type Standing = { readonly id: string } & Pick<Imported, 'petId' | 'date' | 'amount' | 'description'>;
export type Candidate = { readonly line: number; readonly values: Imported };
export type Duplicate = {
  readonly expenseId: string | null;
  readonly line: number | null;
  readonly description: string;
};

const keyOf = ({ petId, date, amount }: Pick<Imported, 'petId' | 'date' | 'amount'>) => `${petId} ${date} ${amount}`;
const wordsOf = (text: string) =>
  new Set(
    spelled(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/** Much the same: one is in the other, or they have half of all their words in common. */
export function isNear(one: string, other: string) {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = a.intersection(b).size;
  return common === Math.min(a.size, b.size) || common * 2 >= a.union(b).size;
}

/**
 * Line → what it is likely the same as. What stands is the likeness of as many rows as there are of it: of two equal
 * purchases of which one is there, the second is new. Rows of one file are told to be alike only where they say the very
 * same.
 */
export function duplicatesAmong(rows: readonly Candidate[], standing: readonly Standing[]): Map<number, Duplicate> {
  const found = new Map<number, Duplicate>();
  const there = Map.groupBy(standing, keyOf);
  const earlier = new Map<string, number>();
  for (const { line, values } of rows) {
    const like = there.get(keyOf(values)) ?? [];
    const at = like.findIndex(({ description }) => isNear(description, values.description));
    const { tagIds: _any, ...rest } = values;
    const same = JSON.stringify(rest);
    const before = earlier.get(same);
    if (at >= 0) {
      const [one] = like.splice(at, 1);
      found.set(line, { expenseId: one!.id, line: null, description: one!.description });
    } else if (before !== undefined)
      found.set(line, { expenseId: null, line: before, description: values.description });
    if (before === undefined) earlier.set(same, line);
  }
  return found;
}
