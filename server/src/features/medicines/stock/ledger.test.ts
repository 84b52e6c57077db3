import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, type Entry, inOrder, settleCounts } from './ledger.ts';
import { packagesOf } from './packages.ts';

const hour = 3_600_000;
const now = new Date('2026-11-22T10:00:00Z');

/** Entries of a history: some of them at the same time, some of packages that expire while they are open. */
const entry = fc.record({
  kind: fc.constantFrom('refill' as const, 'dose' as const, 'correction' as const, 'discard' as const),
  size: fc.integer({ min: 1, max: 40_000 }),
  hours: fc.integer({ min: -2000, max: 0 }),
  expires: fc.option(fc.integer({ min: -90, max: 400 })),
});
type Drawn = typeof entry extends fc.Arbitrary<infer T> ? T : never;
const dayAt = (days: number) => new Date(now.getTime() + days * 24 * hour).toISOString().slice(0, 10);
const made = ({ kind, size, hours, expires }: Drawn, nth: number): Entry => ({
  id: String(nth).padStart(6, '0'),
  kind,
  amount: kind === 'refill' ? size : kind === 'correction' ? 0 : -size,
  counted: kind === 'correction' ? size : null,
  at: new Date(now.getTime() + hours * hour),
  batch: null,
  expiresOn: kind === 'refill' && expires !== null ? dayAt(expires) : null,
});
/** A ledger is settled after each write, as the server does it. */
const settled = (entries: readonly Entry[]) => {
  const changed = new Map(settleCounts(entries).map(({ id, amount }) => [id, amount]));
  return entries.map((one) => ({ ...one, amount: changed.get(one.id) ?? one.amount }));
};
/** History of writes: entries come in any order of their times, and some go again. */
const history = fc.array(fc.record({ entry, goes: fc.boolean(), which: fc.nat() }), { maxLength: 25 });
const ledgerOf = (writes: readonly { entry: Drawn; goes: boolean; which: number }[]) => {
  let ledger: Entry[] = [];
  for (const [nth, write] of writes.entries()) {
    if (write.goes && ledger.length > 0) ledger = settled(ledger.toSpliced(write.which % ledger.length, 1));
    else ledger = settled([...ledger, made(write.entry, nth)]);
  }
  return ledger;
};

describe('A ledger', () => {
  it('has a balance that is the sum of its entries, and right after a count what was counted, in 10,000 histories', () => {
    fc.assert(
      fc.property(history, (writes) => {
        const ledger = ledgerOf(writes).toSorted(inOrder);
        let running = 0;
        for (const { amount, counted } of ledger) {
          running += amount;
          if (counted !== null) expect(running).toBe(counted);
        }
        expect(balanceOf(ledger)).toBe(running);
        expect(settleCounts(ledger)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is the same in whatever order its entries were written', () => {
    fc.assert(
      fc.property(history, fc.nat(), (writes, seed) => {
        const ledger = ledgerOf(writes);
        const shuffled = ledger.toSorted(
          (one, other) => ((Number(one.id) * seed) % 7) - ((Number(other.id) * seed) % 7),
        );
        const written = shuffled.reduce<Entry[]>((all, one) => settled([...all, one]), []);
        expect(written.toSorted(inOrder)).toEqual(ledger.toSorted(inOrder));
      }),
    );
  });

  it('changes the first count after what is written, and no other', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const one = (id: string, day: number, more: Partial<Entry>): Entry => ({
      id,
      kind: 'refill',
      amount: 20,
      counted: null,
      at: at(day),
      batch: null,
      expiresOn: null,
      ...more,
    });
    const counts = [
      one('c1', 3, { kind: 'correction', counted: 12, amount: -8 }),
      one('c2', 6, { kind: 'correction', counted: 12, amount: 0 }),
    ];
    expect(settleCounts([one('r', 1, {}), ...counts])).toEqual([]);
    expect(settleCounts([one('r', 1, {}), one('d', 2, { kind: 'dose', amount: -1 }), ...counts])).toEqual([
      { id: 'c1', amount: -7 },
    ]);
  });
});

describe('Packages of a stock', () => {
  it('add up to the balance', () => {
    fc.assert(
      fc.property(history, (writes) => {
        const ledger = ledgerOf(writes);
        const { packages, owed, fullest } = packagesOf(ledger, now);
        expect(packages.reduce((sum, { left }) => sum + left, 0) - owed).toBe(balanceOf(ledger));
        expect(packages.every(({ left, of }) => left > 0 && left <= of)).toBe(true);
        expect(fullest).toBeGreaterThanOrEqual(Math.max(0, balanceOf(ledger)));
      }),
      { numRuns: 2000 },
    );
  });

  const refill = (id: string, amount: number, day: number, expiresOn: string | null): Entry => ({
    id,
    kind: 'refill',
    amount,
    counted: null,
    at: new Date(Date.UTC(2026, 10, day)),
    batch: id,
    expiresOn,
  });
  const take = (id: string, amount: number, day: number, kind: 'dose' | 'discard' = 'dose'): Entry => ({
    ...refill(id, -amount, day, null),
    kind,
  });
  const leftOf = (entries: readonly Entry[]) =>
    Object.fromEntries(packagesOf(entries, now).packages.map(({ entryId, left }) => [entryId, left]));

  it('are opened in the order in which they expire', () => {
    expect(leftOf([refill('late', 10, 1, '2027-09-30'), refill('soon', 10, 2, '2027-05-31'), take('d', 4, 3)])).toEqual(
      {
        soon: 6,
        late: 10,
      },
    );
  });

  it('are not used after they have expired, and are thrown away first', () => {
    const entries = [refill('gone', 10, 1, '2026-11-04'), refill('good', 10, 2, '2027-05-31'), take('d', 4, 6)];
    expect(leftOf(entries)).toEqual({ gone: 10, good: 6 });
    expect(leftOf([...entries, take('x', 10, 7, 'discard')])).toEqual({ good: 6 });
  });

  it('pay first what was used before they came', () => {
    expect(leftOf([take('d', 2, 1), refill('r', 10, 2, null)])).toEqual({ r: 8 });
  });

  it('of food are used between the entries since the last count, as far as there is any', () => {
    const perDay = (from: Date, until: Date) => Math.floor((until.getTime() - from.getTime()) / (24 * hour));
    const count: Entry = { ...refill('c', -4, 10, null), kind: 'correction', counted: 6 };
    const of = (entries: readonly Entry[]) => packagesOf(entries, new Date(Date.UTC(2026, 10, 12)), perDay).packages;
    expect(of([refill('r', 10, 1, null)])).toEqual([]);
    expect(of([refill('r', 10, 1, null), count])).toMatchObject([{ entryId: 'r', left: 4 }]);
    expect(of([refill('r', 3, 1, null), refill('s', 5, 10, null)])).toMatchObject([{ entryId: 's', left: 3 }]);
  });
});
