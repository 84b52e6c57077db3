import type { Expense } from '@tzemed/contract/expenses';

export const agorotOf = (ils: number) => Math.round(ils * 100);

/** All of a purchase, as its form begins with it. */
export const wholeOf = ({ petId, amount, together }: Pick<Expense, 'petId' | 'amount' | 'together'>) => ({
  amount: [{ amount }, ...together].reduce((sum, part) => sum + agorotOf(part.amount), 0) / 100,
  petIds: together.map((part) => part.petId),
  parts: {
    how: 'amount' as const,
    shares: Object.fromEntries([{ petId, amount }, ...together].map((part) => [part.petId, part.amount])),
  },
});
