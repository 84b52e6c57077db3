import { claimPayment } from '@tzemed/contract/money/claims';
import { splitByWeights } from '@tzemed/contract/money/split-amount';
import * as z from 'zod/mini';
import { agorotOf, leftToPay, sumInShekels } from '../claim-sums.ts';

type Part = { expenseId: string; description: string; left: number; amount?: number | null | undefined };
type Payable = { id: string; description: string; amount: number; refunded: number };

const { amount, date, answer, paidBy, isLast } = claimPayment.shape;

/** True when the amount has at most two decimals. */
const isWhole = (ils: number) => Math.abs(ils * 100 - agorotOf(ils)) < 1e-6;

type Values = { amount: number; date: string; isDivided: boolean; parts: Part[]; today: string };

/**
 * Values of the payment dialog: whether it is divided by hand, and the amount of each expense that can still be
 * refunded. Errors that can be known here are shown at once; the server reports changes by others meanwhile.
 */
export const paymentForm = z
  .object({
    amount,
    date,
    answer,
    paidBy,
    isLast,
    isDivided: z.boolean(),
    parts: z.custom<Part[]>(),
    today: z.string(),
  })
  .check(
    z.check<Values>(
      ({ value, issues }) => {
        const isWrong = (field: string) => issues.some(({ path }) => path?.[0] === field);
        const say = (message: string, ...path: (string | number)[]) =>
          issues.push({ code: 'custom', path, message, input: value });
        const { parts, isDivided, today } = value;
        if (!isWrong('date') && typeof value.date === 'string' && value.date > today) say('dateAhead', 'date');
        const isSum = typeof value.amount === 'number' && !isWrong('amount');
        if (isSum && value.amount > agorotOf(sumInShekels(parts.map(({ left }) => left))))
          say('refundAboveExpense', 'amount');
        if (!isDivided) return;
        for (const [index, part] of parts.entries()) {
          if (Number.isNaN(part.amount)) say('amountInvalid', 'parts', index, 'amount');
          else if ((part.amount ?? 0) < 0) say('amountPositive', 'parts', index, 'amount');
          else if (!isWhole(part.amount ?? 0)) say('amountDecimals', 'parts', index, 'amount');
          else if (agorotOf(part.amount ?? 0) > agorotOf(part.left))
            say('refundAboveExpense', 'parts', index, 'amount');
        }
        if (isSum && agorotOf(sumInShekels(parts.map((part) => part.amount ?? 0))) !== value.amount)
          say('partsNotWhole', 'isDivided');
      },
      { when: () => true },
    ),
  );
export type PaymentValues = z.input<typeof paymentForm>;

/** Parts for expenses that can still be refunded. */
export const payableParts = (expenses: readonly Payable[]): Part[] =>
  expenses
    .map((one) => ({ expenseId: one.id, description: one.description, left: leftToPay(one) }))
    .filter(({ left }) => left > 0);

/** Divides a sum like the server: by the amount left of each part. A sum above the total left is not divided. */
export function sharedOut(sum: number | null | undefined, parts: readonly Part[]): Part[] {
  const lefts = parts.map(({ left }) => agorotOf(left));
  const isMeant = typeof sum === 'number' && sum > 0 && agorotOf(sum) <= lefts.reduce((all, one) => all + one, 0);
  const shares = isMeant ? splitByWeights(agorotOf(sum), lefts) : [];
  return parts.map((part, index) => ({ ...part, amount: isMeant ? shares[index]! / 100 : null }));
}

/** Request body: expenses without a refund are left out. */
export function paymentOf({ isDivided, parts, today: _today, ...values }: PaymentValues) {
  const paid = parts.flatMap((part, index) => (part.amount ? [{ index, ...part, amount: part.amount }] : []));
  return {
    body: {
      ...values,
      parts: isDivided ? paid.map(({ expenseId, amount: part }) => ({ expenseId, amount: part })) : null,
    },
    /** The name of a field of the form by that of what was sent. */
    fieldOf: (name: string) =>
      name.replace(/^parts\.(\d+)/, (_, at: string) => `parts.${paid[Number(at)]?.index ?? at}`),
  };
}
