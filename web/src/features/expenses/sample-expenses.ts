import { addDays } from '@tzemed/contract/dates/days';
import { type Expense, expenseFieldsOn, type expenses } from '@tzemed/contract/money/expenses';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { SampleRows } from '../../shared/queries/belonging-api.ts';
import { emptyTexts, samplePet, sampleRow } from '../../shared/queries/sample-pet.ts';

const sampleTexts = texts({
  food: { he: 'שק מזון יבש 15 ק״ג', en: 'Dry food, 15 kg', ar: 'كيس طعام جاف 15 كغم' },
  grooming: { he: 'תספורת ורחצה', en: 'Haircut and bath', ar: 'قص شعر وحمّام' },
  toy: { he: 'צעצוע לעיסה', en: 'Chew toy', ar: 'لعبة للمضغ' },
});

export const sampleExpenses: SampleRows<typeof expenses> = ({ lang, today }) => {
  const t = wordsIn(sampleTexts, lang);
  const expense = (name: keyof typeof t, category: string, amount: number, daysAgo: number): Expense => ({
    ...sampleRow(name, today),
    description: t[name],
    category,
    amount,
    date: addDays(today, -daysAgo),
    ...emptyTexts(expenseFieldsOn.list),
    attachmentCount: 0,
    record: null,
    together: [],
    planId: null,
    planGone: false,
    paidBy: null,
    refundOf: null,
    claimId: null,
    refunded: 0,
  });
  const rows = [
    expense('food', 'food', 289.9, 2),
    expense('grooming', 'grooming', 180, 9),
    expense('toy', 'toys', 39.9, 16),
  ];
  const onPage = [...new Set(rows.map(({ date }) => date.slice(0, 7)))].map((month) => {
    const ofMonth = rows.filter(({ date }) => date.startsWith(month));
    return { month, totalAmount: sumOf(ofMonth), count: ofMonth.length };
  });
  return {
    pet: samplePet(lang),
    rows,
    rest: { totalAmount: sumOf(rows), petCount: 1, months: { onPage, latest: onPage.toReversed() } },
  };
};

const sumOf = (rows: readonly Expense[]) => rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
