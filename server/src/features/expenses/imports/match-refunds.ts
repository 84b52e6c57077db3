import { spelled } from './known-names.ts';
import type { Problem } from './read-rows.ts';
import type { Refunded } from './refunded-texts.ts';

type Of = { readonly petId: string };
/** A row of a file that may be a refund, or be refunded. */
export type FileRow = {
  readonly line: number;
  readonly values: Of & Refunded & { readonly refunds: Refunded | null };
  /** It will be written. */
  readonly isComing: boolean;
};
/** An expense that there is, and what of it was refunded already. */
export type Refundable = Of & Refunded & { readonly id: string; readonly refunded: number };

/** What a refund is of: an expense that there is, or another row of the file. */
export type Target = { readonly id: string } | { readonly line: number };

/** What can be refunded, and how much of it still. */
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
    // What stays out is nobody's refund yet: what it says may be there no more, as it was when the file was written.
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
