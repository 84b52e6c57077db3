import { createContext } from 'react';
import type { Expense } from '@tzemed/contract/money/expenses';
import { agorotOf } from '../split/combine-split.ts';

/** Amount of an expense that can still be refunded, in shekels. */
export const leftToRefund = ({ amount, refunded }: Pick<Expense, 'amount' | 'refunded'>) =>
  (agorotOf(amount) - agorotOf(refunded)) / 100;

/** Opens the form of a refund of an expense; missing where that is not offered. */
export const RefundContext = createContext<((expense: Expense) => void) | undefined>(undefined);
