import { splitEqually } from '@tzemed/contract/money/split-amount';

/** Ownership of a household from a day until another one, which is excluded; null if it continues. */
export type Span = { readonly userId: string; readonly fromDay: string; readonly untilDay: string | null };

/**
 * Agorot that somebody has paid while the same people owned the home: since `since`, the day on which one of them came or
 * another went; null of what was before all of them. Nobody has paid what is said of nobody.
 */
export type Paid = {
  readonly since: string | null;
  readonly paidBy: string | null;
  readonly amount: number;
  readonly count: number;
  readonly firstDay: string;
};

/** Agorot that one person has given another. */
export type Given = { readonly fromId: string; readonly toId: string; readonly amount: number };

/** All of one home. */
export type Books = {
  readonly spans: readonly Span[];
  readonly paid: readonly Paid[];
  readonly given: readonly Given[];
};

/** Owners at that time, in the order in which they joined. Days before the first owner count as theirs too. */
export function ownersAt(spans: readonly Span[], since: string | null) {
  const byCame = spans.toSorted((a, b) => compare(a.fromDay, b.fromDay) || compare(a.userId, b.userId));
  const day = since ?? byCame[0]?.fromDay ?? '';
  const owners = byCame.filter(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day < untilDay));
  return [...new Set(owners.map(({ userId }) => userId))];
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Computes how much each person has paid, owes as a share, sent and received, and who owes whom. All balances add up to
 * 0.
 */
export function computeBalances({ spans, paid, given }: Books) {
  const people = new Map<string, { userId: string; paid: number; share: number; sent: number; received: number }>();
  const of = (userId: string) => {
    const known = people.get(userId) ?? { userId, paid: 0, share: 0, sent: 0, received: 0 };
    people.set(userId, known);
    return known;
  };
  for (const userId of ownersNow(spans)) of(userId);

  const unsaid = { totalAmount: 0, count: 0 };
  let from: string | null = null;
  for (const [since, all] of Map.groupBy(paid, ({ since }) => since)) {
    const owners = ownersAt(spans, since);
    // A sole owner owes nobody: neither their own payments nor those without a payer need a settlement.
    const [only] = owners.length === 1 ? owners : [];
    const counted = all.filter(({ paidBy }) => paidBy !== null && paidBy !== only);
    for (const { paidBy, amount, firstDay } of counted) {
      of(paidBy!).paid += amount;
      if (from === null || firstDay < from) from = firstDay;
    }
    const shares = splitEqually(sumOf(counted), owners.length);
    for (const [n, userId] of owners.entries()) of(userId).share += shares[n]!;
    for (const { paidBy, amount, count } of only ? [] : all) {
      if (paidBy !== null) continue;
      unsaid.totalAmount += amount;
      unsaid.count += count;
    }
  }
  for (const { fromId, toId, amount } of given) {
    of(fromId).sent += amount;
    of(toId).received += amount;
  }

  const owning = new Set(ownersNow(spans));
  const balances = [...people.values()]
    .map((one) =>
      Object.assign(one, {
        isOwner: owning.has(one.userId),
        balance: one.paid - one.share + one.sent - one.received,
      }),
    )
    // Former owners and guests appear only if they have an amount.
    .filter(({ isOwner, paid, share, sent, received }) => isOwner || [paid, share, sent, received].some(Boolean));
  return { people: balances, transfers: transfersOf(balances), unsaid, from };
}
const sumOf = (all: readonly { readonly amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0);
const ownersNow = (spans: readonly Span[]) =>
  ownersAt(
    spans.filter(({ untilDay }) => untilDay === null),
    '9999-12-31',
  );

type Balance = { readonly userId: string; readonly balance: number };

/** Few payments after which nobody owes anything: each time whoever owes most pays whom most is owed. */
export function transfersOf(balances: readonly Balance[]): Given[] {
  const left = balances.map(({ userId, balance }) => ({ userId, balance }));
  const transfers: Given[] = [];
  for (;;) {
    // The first of equal balances is taken, so that the same input always gives the same transfers.
    const debtor = left.reduce((most, one) => (one.balance < most.balance ? one : most), nobody());
    const creditor = left.reduce((most, one) => (one.balance > most.balance ? one : most), nobody());
    const amount = Math.min(-debtor.balance, creditor.balance);
    if (amount <= 0) return transfers;
    debtor.balance += amount;
    creditor.balance -= amount;
    transfers.push({ fromId: debtor.userId, toId: creditor.userId, amount });
  }
}
const nobody = () => ({ userId: '', balance: 0 });
