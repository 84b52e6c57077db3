/** Shekels are added as agorot: of 0.1 and 0.2 it is 0.3. */
export const agorotOf = (ils: number) => Math.round(ils * 100);

export const sumInShekels = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + agorotOf(one), 0) / 100;

/** Amount of an expense that can still be refunded. */
export const leftToPay = ({ amount, refunded }: { readonly amount: number; readonly refunded: number }) =>
  (agorotOf(amount) - agorotOf(refunded)) / 100;
