import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { type Books, computeBalances, ownersAt, type Paid, type Span, transfersOf } from './settlement-balances.ts';

const span = (userId: string, fromDay: string, untilDay: string | null = null): Span => ({ userId, fromDay, untilDay });
const paid = (paidBy: string | null, amount: number, since: string | null = null, more: Partial<Paid> = {}): Paid => ({
  paidBy,
  amount,
  since,
  count: 1,
  firstDay: since ?? '2020-01-01',
  ...more,
});
const both = [span('dana', '2026-01-01'), span('yoav', '2026-01-01')];
const books = (more: Partial<Books>): Books => ({ spans: both, paid: [], given: [], ...more });
const balancesOf = (all: Books) =>
  Object.fromEntries(computeBalances(all).people.map(({ userId, balance }) => [userId, balance]));

describe('Expenses of two owners', () => {
  it('is borne in halves, and evens out by one payment', () => {
    const { people, transfers } = computeBalances(books({ paid: [paid('dana', 400_00), paid('yoav', 160_00)] }));
    expect(people).toEqual([
      { userId: 'dana', isOwner: true, paid: 400_00, share: 280_00, sent: 0, received: 0, balance: 120_00 },
      { userId: 'yoav', isOwner: true, paid: 160_00, share: 280_00, sent: 0, received: 0, balance: -120_00 },
    ]);
    expect(transfers).toEqual([{ fromId: 'yoav', toId: 'dana', amount: 120_00 }]);
  });

  it('is even when what is owed was given; what is given too much is owed back', () => {
    const given = (amount: number) => [{ fromId: 'yoav', toId: 'dana', amount }];
    const all = { paid: [paid('dana', 400_00), paid('yoav', 160_00)] };
    expect(computeBalances(books({ ...all, given: given(120_00) })).transfers).toEqual([]);
    expect(computeBalances(books({ ...all, given: given(150_00) })).transfers).toEqual([
      { fromId: 'dana', toId: 'yoav', amount: 30_00 },
    ]);
  });

  it('is less by what came back, also where that is more than was paid then', () => {
    expect(balancesOf(books({ paid: [paid('dana', 100_00), paid('yoav', -40_00)] }))).toEqual({
      dana: 70_00,
      yoav: -70_00,
    });
    expect(balancesOf(books({ paid: [paid('dana', -7)] }))).toEqual({ dana: -4, yoav: 4 });
  });

  it('is the first one’s by an agora where it can’t be halved', () => {
    expect(balancesOf(books({ paid: [paid('dana', 7)] }))).toEqual({ dana: 3, yoav: -3 });
    expect(balancesOf(books({ paid: [paid('yoav', 7)] }))).toEqual({ dana: -4, yoav: 4 });
  });

  it('without a payer are not counted, and are reported separately', () => {
    const { people, unsaid, from } = computeBalances(
      books({ paid: [paid(null, 90_00, null, { count: 3 }), paid('dana', 10_00, '2026-01-01')] }),
    );
    expect(unsaid).toEqual({ totalAmount: 90_00, count: 3 });
    expect(people.map(({ balance }) => balance)).toEqual([5_00, -5_00]);
    expect(from).toBe('2026-01-01');
  });
});

describe('Owners who join and leave', () => {
  const spans = [span('dana', '2026-01-01'), span('yoav', '2026-03-01', '2026-05-01'), span('noa', '2026-05-01')];

  it.each([
    [null, ['dana']],
    ['2026-01-01', ['dana']],
    ['2026-03-01', ['dana', 'yoav']],
    ['2026-05-01', ['dana', 'noa']],
  ])('makes out who bears what is paid since %s', (since, owners) => {
    expect(ownersAt(spans, since)).toEqual(owners);
  });

  it('owes for what was paid in their time, and is owed what they paid whenever that was', () => {
    const all = books({
      spans,
      paid: [
        paid('dana', 1000_00, '2026-01-01'),
        paid('yoav', 50_00, '2026-01-01'),
        paid('yoav', 60_00, '2026-03-01'),
        paid('dana', 80_00, '2026-05-01'),
        paid('guest', 20_00, '2026-05-01'),
      ],
    });
    expect(balancesOf(all)).toEqual({ dana: -50_00 - 30_00 + 80_00 - 50_00, noa: -50_00, yoav: 80_00, guest: 20_00 });
    expect(computeBalances(all).people.map(({ userId, isOwner }) => [userId, isOwner])).toEqual([
      ['dana', true],
      ['noa', true],
      ['yoav', false],
      ['guest', false],
    ]);
  });

  it('leaves out what somebody paid while they were alone, and asks of nothing there who paid it', () => {
    const { people, unsaid, from } = computeBalances(
      books({ spans, paid: [paid('dana', 1000_00), paid(null, 500_00), paid('dana', 1, '2026-02-02')] }),
    );
    expect(people.map(({ paid, share }) => [paid, share])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([unsaid.count, from]).toEqual([0, null]);
  });
});

const names = ['dana', 'yoav', 'noa', 'gil', 'guest'];
const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
const anyBooks = fc.record({
  spans: fc
    .array(
      fc.record({
        userId: fc.constantFrom(...names.slice(0, 4)),
        from: fc.integer({ min: 0, max: 3 }),
        until: fc.option(fc.integer({ min: 0, max: 3 })),
      }),
      { maxLength: 6 },
    )
    // A household always has an owner.
    .map((all) =>
      [span('dana', days[0]!)].concat(
        all
          .filter(({ from, until, userId }) => userId !== 'dana' && (until === null || until > from))
          .map(({ userId, from, until }) => span(userId, days[from]!, until === null ? null : days[until]!)),
      ),
    ),
  paid: fc.array(
    fc.record({
      paidBy: fc.option(fc.constantFrom(...names)),
      since: fc.option(fc.constantFrom(...days)),
      amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      count: fc.integer({ min: 1, max: 9 }),
      firstDay: fc.constantFrom(...days),
    }),
  ),
  given: fc.array(
    fc
      .record({
        fromId: fc.constantFrom(...names),
        toId: fc.constantFrom(...names),
        amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      })
      .filter(({ fromId, toId }) => fromId !== toId),
  ),
});
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

describe('However it was paid, given, come and gone', () => {
  it('all balances together are 0, to the agora', () => {
    fc.assert(
      fc.property(anyBooks, (all) => {
        const { people } = computeBalances(all);
        expect(sumOf(people.map(({ balance }) => balance))).toBe(0);
        expect(sumOf(people.map(({ share }) => share))).toBe(sumOf(people.map(({ paid }) => paid)));
      }),
    );
  });

  it('nobody owes anything after the payments that are proposed, which are fewer than people', () => {
    fc.assert(
      fc.property(anyBooks, (all) => {
        const { people, transfers } = computeBalances(all);
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, people.length - 1));
        for (const { amount } of transfers) expect(amount).toBeGreaterThan(0);
        const after = computeBalances({ ...all, given: [...all.given, ...transfers] });
        expect(after.people.map(({ balance }) => balance)).toEqual(after.people.map(() => 0));
        expect(after.transfers).toEqual([]);
      }),
    );
  });

  it('The largest debtor pays the largest creditor', () => {
    const balances = Object.entries({ a: -70, b: 50, c: -10, d: 30 }).map(([userId, balance]) => ({ userId, balance }));
    expect(transfersOf(balances)).toEqual([
      { fromId: 'a', toId: 'b', amount: 50 },
      { fromId: 'a', toId: 'd', amount: 20 },
      { fromId: 'c', toId: 'd', amount: 10 },
    ]);
  });
});
