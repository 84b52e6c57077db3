import { expenseInput, type Expense } from '@tzemed/contract/money/expenses';
import { ilsIn } from '@tzemed/contract/schema/fields';
import { splitAmount, type SplitPart } from '@tzemed/contract/money/split-amount';
import * as z from 'zod/mini';
import { agorotOf } from './combine-split.ts';

export const splitMethods = ['equal', 'percent', 'amount'] as const;
type Way = (typeof splitMethods)[number];

/** Division of a purchase, and the typed share of each pet, in percent or in shekels. */
type Division = { how: Way; shares: Record<string, number | null | undefined> };
type Divided = { petId: string; petIds?: string[] | undefined; parts?: Division | undefined };

const { parts: _sent, together: _seen, refundOf: _none, claimId: _byItsClaim, ...fields } = expenseInput.shape;

/** Values of the form: the request, plus the other pets, the division, and whether the whole purchase is edited. */
export const expenseForm = z
  .object({
    ...fields,
    // Below zero are refunds alone, which have a form of their own.
    amount: ilsIn(),
    petIds: z.optional(z.array(z.string())),
    parts: z.optional(z.custom<Division>()),
    together: z.optional(z.custom<Expense['together']>()),
    isWhole: z.optional(z.boolean()),
  })
  .check(
    z.check<Divided & { amount: number }>(
      ({ value, issues }) => {
        if (!value.petIds?.length || issues.some(({ path }) => path?.[0] === 'amount')) return;
        const found = splitAmount(value.amount, splitPartsOf(value).map(inAgorot));
        if (!Array.isArray(found)) issues.push({ code: 'custom', path: ['parts'], message: found, input: value.parts });
      },
      { when: () => true },
    ),
  );
export type ExpenseValues = z.input<typeof expenseForm>;

/** Parts to send: a share that was not typed is 0, so that the parts do not add up. */
export function splitPartsOf({ petId, petIds = [], parts }: Divided): SplitPart[] {
  const { how, shares } = parts ?? { how: 'equal' as const, shares: {} };
  const share = (id: string) => (how === 'equal' ? {} : { [how]: shares[id] ?? 0 });
  return [petId, ...petIds.filter((id) => id !== petId)].map((id) => Object.assign({ petId: id }, share(id)));
}

export const inAgorot = ({ amount, ...part }: SplitPart): SplitPart =>
  amount == null ? part : { ...part, amount: agorotOf(amount) };

/** Rest of an amount in shekels, or of 100 percent, that is left to divide; below zero if too much is divided. */
export function leftOf(amount: number, values: Divided) {
  const parts = splitPartsOf(values);
  const hundredths = parts.reduce((sum, part) => sum + Math.round((part.percent ?? part.amount ?? 0) * 100), 0);
  return ((values.parts?.how === 'percent' ? 10_000 : agorotOf(amount)) - hundredths) / 100;
}

/**
 * Request body: has parts if the expense is for several pets, or was and is edited as a whole; then with the versions
 * of the other parts from the start of the edit.
 */
export function bodyOf({ petIds = [], parts, together = [], isWhole, ...values }: ExpenseValues): ExpenseInputSent {
  const isDivided = petIds.some((id) => id !== values.petId) || isWhole;
  const seen = isWhole && { together: together.map(({ id, version }) => ({ id, version })) };
  return { ...values, ...(isDivided && { parts: splitPartsOf({ ...values, petIds, parts }), ...seen }) };
}
type ExpenseInputSent = z.input<typeof expenseInput>;

/**
 * Parts that saving deletes. If a pet has two parts, the first stays and takes the other’s amount, but not its refunds.
 */
export function partsGoing({ petId, petIds = [], together = [], isWhole }: ExpenseValues) {
  const left = new Set(petIds.filter((id) => id !== petId));
  const gone = isWhole ? together.filter((part) => !left.delete(part.petId)) : [];
  return gone.filter((part) => part.refunded > 0 || ![petId, ...petIds].includes(part.petId));
}
