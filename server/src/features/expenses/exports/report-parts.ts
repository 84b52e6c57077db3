import { dottedDay } from '@tzemed/contract/dates/days';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { refundedText } from '../imports/refunded-texts.ts';
import type { NamesById, Row } from './columns.ts';
import { reportTexts } from './report-texts.ts';

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

/** Parts of the PDF: sums as a chart, and then the rows. */
export function reportParts({ rows, months, categories }: Report, names: NamesById, lang: Lang) {
  const t = wordsIn(reportTexts, lang);
  const heads = wordsIn(expenseFieldNames, lang);
  const sum = sumIn(lang);
  const monthName = new Intl.DateTimeFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const total = months.reduce((all, { totalAmount }) => all + totalAmount, 0);
  const bars = (all: readonly { readonly name: string; readonly totalAmount: number }[]) => {
    const longest = Math.max(1, ...all.map(({ totalAmount }) => totalAmount));
    return all.map(({ name, totalAmount }) => ({
      name,
      share: Math.max(0, totalAmount) / longest,
      text: sum(totalAmount),
    }));
  };
  // If one person paid for everything, the payer is not repeated in each row.
  const isPaidByMany = new Set(rows.map(({ paidBy }) => paidBy)).size > 1;
  const moreOf = (row: Row) =>
    [
      row.refunds && `${heads.refundOf}: ${refundedText(row.refunds)}`,
      ...expenseFieldsOn.print.map((name) => row[name]),
    ]
      .filter(Boolean)
      .join('\n');
  const inOrder = months.toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const summary = {
    title: t.spent,
    lines: [{ as: 'strong' as const, text: t.spentOf({ count: rows.length, sum: sum(total) }) }],
  };
  if (rows.length === 0) return [summary];
  return [
    summary,
    {
      title: t.byMonth,
      bars: bars(
        inOrder.map(({ month, totalAmount }) => ({ name: monthName.format(new Date(`${month}-01`)), totalAmount })),
      ),
    },
    {
      title: t.byCategory,
      bars: bars(categories.map(({ category, totalAmount }) => ({ name: names.category(category), totalAmount }))),
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
        dottedDay(row.date),
        { as: 'two' as const, text: row.description, more: moreOf(row) },
        names.category(row.category),
        names.pet(row.petId),
        ...(isPaidByMany ? [row.paidBy ? names.person(row.paidBy) : ''] : []),
        sum(row.amount),
      ]),
    },
  ];
}
