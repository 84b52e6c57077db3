import type * as z from 'zod/mini';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { expenseFieldsOn, type expense } from '@tzemed/contract/money/expenses';
import type { Lang } from '@tzemed/contract/text/languages';
import { type Refunded, refundedText } from '../imports/refunded-texts.ts';

/** An expense as the database has it, with the expense that it refunds. */
export type Row = z.output<typeof expense> & { readonly refunds: Refunded | null };
/** Lookups of names by id. */
export type NamesById = {
  readonly pet: (id: string) => string;
  readonly tags: (ids: readonly string[]) => string[];
  readonly category: (category: string) => string;
  readonly person: (id: string) => string;
};
type Column = {
  readonly name: keyof typeof expenseFieldNames;
  readonly width: number;
  readonly isDay?: true;
  readonly isSum?: true;
  cell(row: Row, names: NamesById): string | number | null;
};

/** Columns of an expense in CSV, XLSX and the export of a pet; an import recognises them by their headings. */
export const columns: readonly Column[] = [
  { name: 'date', width: 12, isDay: true, cell: ({ date }) => date },
  { name: 'description', width: 36, cell: ({ description }) => description },
  { name: 'category', width: 14, cell: (row, { category }) => category(row.category) },
  { name: 'amount', width: 12, isSum: true, cell: ({ amount }) => amount / 100 },
  { name: 'pet', width: 16, cell: ({ petId }, { pet }) => pet(petId) },
  ...expenseFieldsOn.export.map((name): Column => ({ name, width: 30, cell: (row) => row[name] })),
  // A line each: a comma may be in the name of one.
  { name: 'tags', width: 20, cell: ({ tagIds }, { tags }) => tags(tagIds).join('\n') },
  { name: 'paidBy', width: 16, cell: ({ paidBy }, { person }) => paidBy && person(paidBy) },
  { name: 'refundOf', width: 30, cell: ({ refunds }) => refunds && refundedText(refunds) },
];

export const headsIn = (lang: Lang) => columns.map(({ name }) => expenseFieldNames[name][lang]);
export const cellsOf = (row: Row, names: NamesById) => columns.map((column) => column.cell(row, names));
