import type { ExpenseInput } from '@tzemed/contract/expenses';

/** What is written down by a line; what it does not say is today, and the pet that it is probably for. */
export type Draft = Pick<ExpenseInput, 'description' | 'category' | 'petId' | 'date'> & { amount: number | undefined };
