import { spelled } from './resolve-names.ts';
import type { Problem } from './read-rows.ts';
import type { Refunded } from './refunded-texts.ts';

type Of = { readonly petId: string };
/** A row of a file that may be a refund, or be refunded. */
export type FileRow = {
  readonly line: number;
  readonly values: Of & Refunded & { readonly refunds: Refunded | null };
  /** True when the import will insert this row. */
  readonly isComing: boolean;
};
/** An expense that there is, and what of it was refunded already. */
export type Refundable = Of & Refunded & { readonly id: string; readonly refunded: number };

/** Target of a refund: an existing expense, or another row of the file. */
export type Target = { readonly id: string } | { readonly line: number };

/** Expense that can be refunded, and the amount still left. */
type Candidate = { readonly of: Of & Refunded; readonly target: Target; left: number };

const keyOf = ({ petId, date, amount }: Of & Omit<Refunded, 'description'>) => `${petId} ${date} ${amount}`;

/**
 * Line of each refund that will be written → what it is of, or what is wrong with it. Of several that are alike it is the first that has room for
 * it, one of the file before one that there is.
 */
export function matchRefunds(rows: readonly FileRow[], standing: readonly Refundable[]): Map<number, Target | Problem> {
  const candidates: Candidate[] = [
    ...rows
      .filter(({ values, isComing }) => isComing && values.refunds === null)
      .map(({ line, values }) => ({ of: values, target: { line }, left: values.amount })),
    ...standing.map((one) => ({ of: one, target: { id: one.id }, left: one.amount - one.refunded })),
  ];
  const there = Map.groupBy(candidates, ({ of }) => keyOf(of));
  const found = new Map<number, Target | Problem>();
  for (const { line, values, isComing } of rows) {
    const { refunds, petId } = values;
    // A row that is not imported refunds nothing: its expense may no longer exist as it did when the file was written.
    if (refunds === null || !isComing) continue;
    const alike = (there.get(keyOf({ ...refunds, petId })) ?? []).filter(
      ({ of }) => spelled(of.description) === spelled(refunds.description),
    );
    const exact = alike.filter(({ of }) => of.description === refunds.description);
    const meant = exact.length > 0 ? exact : alike;
    const whole = meant.find(({ left }) => left + values.amount >= 0);
    if (whole) whole.left += values.amount;
    found.set(
      line,
      meant.length === 0
        ? { field: 'refundOf', code: 'expenseUnknown' }
        : values.date < refunds.date
          ? { field: 'date', code: 'refundBeforeExpense' }
          : (whole?.target ?? { field: 'amount', code: 'refundAboveExpense' }),
    );
  }
  return found;
}
