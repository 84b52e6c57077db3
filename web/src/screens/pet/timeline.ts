import type { Expense } from '@tzemed/contract/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical-records';

export type Happened = { kind: 'record'; row: MedicalRecord } | { kind: 'expense'; row: Expense };

/**
 * What happened last, the newest first: of two lists that each begin with their newest. Beyond the last day of a list
 * that goes on, its other rows are not known, so nothing older is told.
 */
export function timelineOf(
  records: readonly MedicalRecord[],
  expenses: readonly Expense[],
  { limit, most }: { limit: number; most: number },
): Happened[] {
  const all: Happened[] = [
    ...records.map((row) => ({ kind: 'record' as const, row })),
    ...expenses.map((row) => ({ kind: 'expense' as const, row })),
  ];
  const knownFrom = [records, expenses]
    .filter((rows) => rows.length >= limit)
    .reduce((day, rows) => (rows.at(-1)!.date > day ? rows.at(-1)!.date : day), '');
  return all
    .filter(({ row }) => row.date >= knownFrom)
    .toSorted((a, b) => b.row.date.localeCompare(a.row.date) || b.row.createdAt.localeCompare(a.row.createdAt))
    .slice(0, most);
}
