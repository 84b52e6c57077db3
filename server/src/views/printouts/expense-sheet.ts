import { expenseColumnTexts } from '@tzemed/contract/money/import-column-names';
import type { ImportField } from '@tzemed/contract/money/expense-imports';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { type Refunded, refundedText } from '../../features/expenses/imports/refunded-texts.ts';
import { type Bar, dated, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

export type Row = {
  readonly id: string;
  readonly petId: string;
  readonly date: string;
  readonly description: string;
  /** Agorot. */
  readonly amount: number;
  readonly category: string;
  readonly notes: string | null;
  readonly tagIds: readonly string[];
  readonly paidBy: string | null;
  /** Expense that this row refunds. */
  readonly refunds: Refunded | null;
};
/** Lookups of names by id. */
export type Called = {
  readonly lang: Lang;
  readonly pet: (id: string) => string;
  readonly tags: (ids: readonly string[]) => string[];
  readonly category: (category: string) => string;
  readonly person: (id: string) => string;
};
type Column = {
  readonly name: ImportField;
  readonly width: number;
  readonly isDay?: true;
  readonly isSum?: true;
  cell(row: Row, called: Called): string | number | null;
};

/** Columns of an exported expense, one line each: an import recognises them by their headings. */
export const columns: readonly Column[] = [
  { name: 'date', width: 12, isDay: true, cell: ({ date }) => date },
  { name: 'description', width: 36, cell: ({ description }) => description },
  { name: 'category', width: 14, cell: (row, { category }) => category(row.category) },
  { name: 'amount', width: 12, isSum: true, cell: ({ amount }) => amount / 100 },
  { name: 'pet', width: 16, cell: ({ petId }, { pet }) => pet(petId) },
  { name: 'notes', width: 30, cell: ({ notes }) => notes },
  // A line each: a comma may be in the name of one.
  { name: 'tags', width: 20, cell: ({ tagIds }, { tags }) => tags(tagIds).join('\n') },
  { name: 'paidBy', width: 16, cell: ({ paidBy }, { person }) => paidBy && person(paidBy) },
  { name: 'refundOf', width: 30, cell: ({ refunds }) => refunds && refundedText(refunds) },
];

export const headsIn = (lang: Lang) => columns.map(({ name }) => expenseColumnTexts[name][lang]);
export const cellsOf = (row: Row, called: Called) => columns.map((column) => column.cell(row, called));

type Sums = { readonly totalAmount: number; readonly count: number };
type Report = {
  readonly rows: readonly Row[];
  readonly months: readonly (Sums & { readonly month: string })[];
  readonly categories: readonly (Sums & { readonly category: string })[];
};

const sumIn = (lang: Lang) => {
  const money = new Intl.NumberFormat(localeOf[lang], { style: 'currency', currency: 'ILS' });
  return (agorot: number) => money.format(agorot / 100);
};

/** Sums as a chart, and then the rows. */
export function expenseParts({ rows, months, categories }: Report, called: Called): Part[] {
  const { lang } = called;
  const t = wordsIn(printTexts, lang);
  const heads = wordsIn(expenseColumnTexts, lang);
  const sum = sumIn(lang);
  const monthName = new Intl.DateTimeFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const total = months.reduce((all, { totalAmount }) => all + totalAmount, 0);
  const bars = (all: readonly { readonly name: string; readonly totalAmount: number }[]): Bar[] => {
    const longest = Math.max(1, ...all.map(({ totalAmount }) => totalAmount));
    return all.map(({ name, totalAmount }) => ({
      name,
      share: Math.max(0, totalAmount) / longest,
      text: sum(totalAmount),
    }));
  };
  // If one person paid for everything, the payer is not repeated in each row.
  const isPaidByMany = new Set(rows.map(({ paidBy }) => paidBy)).size > 1;
  const moreOf = ({ refunds, notes }: Row) =>
    [refunds && `${heads.refundOf}: ${refundedText(refunds)}`, notes].filter(Boolean).join('\n');
  const inOrder = months.toSorted((a, b) => (a.month < b.month ? -1 : 1));
  return [
    { title: t.spent, lines: [{ as: 'strong', text: t.spentOf({ count: rows.length, sum: sum(total) }) }] },
    ...(rows.length === 0
      ? []
      : [
          {
            title: t.byMonth,
            bars: bars(
              inOrder.map(({ month, totalAmount }) => ({
                name: monthName.format(new Date(`${month}-01`)),
                totalAmount,
              })),
            ),
          },
          {
            title: t.byCategory,
            bars: bars(
              categories.map(({ category, totalAmount }) => ({ name: called.category(category), totalAmount })),
            ),
          },
          {
            title: t.allExpenses,
            columns: [
              { title: heads.date },
              { title: heads.description, wide: true },
              { title: heads.category },
              { title: heads.pet },
              ...(isPaidByMany ? [{ title: heads.paidBy }] : []),
              { title: heads.amount },
            ],
            rows: rows.map((row) => [
              dated(row.date),
              { as: 'two' as const, text: row.description, more: moreOf(row) },
              called.category(row.category),
              called.pet(row.petId),
              ...(isPaidByMany ? [row.paidBy ? called.person(row.paidBy) : ''] : []),
              sum(row.amount),
            ]),
          },
        ]),
  ];
}
