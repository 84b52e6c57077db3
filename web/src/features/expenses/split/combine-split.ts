import type { Expense } from '@tzemed/contract/money/expenses';

export const agorotOf = (ils: number) => Math.round(ils * 100);

type Share = Pick<Expense, 'petId' | 'amount'>;

/** Form values of a whole purchase. Two expenses of the same pet are one part of it. */
export function combineSplit({ petId, amount, together }: Share & { together: readonly Share[] }) {
  const shares = new Map<string, number>();
  for (const part of [{ petId, amount }, ...together])
    shares.set(part.petId, (shares.get(part.petId) ?? 0) + agorotOf(part.amount));
  const inIls = [...shares].map(([pet, agorot]) => [pet, agorot / 100] as const);
  return {
    amount: [...shares.values()].reduce((sum, agorot) => sum + agorot, 0) / 100,
    petIds: inIls.map(([pet]) => pet).filter((pet) => pet !== petId),
    parts: { how: 'amount' as const, shares: Object.fromEntries(inIls) },
  };
}
