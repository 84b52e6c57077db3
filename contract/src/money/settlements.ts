import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idIn, idOut, ilsOut, named, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { boolIn, day, ils, optionalText, type FieldPair } from '../schema/field-pairs.ts';

/** A present or former member of a household. */
const person = (kind: string) => ({ in: idIn('required', kind), out: idOut(kind) });

const fields = {
  /** Payer and recipient of the settlement. */
  fromId: person('Giver'),
  toId: person('Getter'),
  amount: ils(),
  date: day(),
  notes: optionalText(500),
} satisfies Record<string, FieldPair>;

/** True when the proposed settlement is recorded unchanged instead of one that somebody typed. */
const asOwed = withExample(z.optional(boolIn()), false);

const parts = householdItem('Settlement', fields, {}, { asOwed });
export const settlementInput = parts.input;
export const newSettlement = parts.newInput;
export type SettlementInput = z.output<typeof settlementInput>;
export type NewSettlement = z.output<typeof newSettlement>;
export const settlement = parts.row;
export type Settlement = z.input<typeof settlement>;

const balanceOf = named(
  'PersonalBalance',
  z.object({
    userId: idOut('Getter'),
    /** True for a present owner of the household. */
    isOwner: withExample(z.boolean(), true),
    paid: ilsOut,
    share: ilsOut,
    sent: ilsOut,
    received: ilsOut,
    /** Amount that others owe this person; below 0, the amount that this person owes. */
    balance: ilsOut,
  }),
);
export type PersonalBalance = z.input<typeof balanceOf>;

const transfer = named('Transfer', z.object({ fromId: idOut('Giver'), toId: idOut('Getter'), amount: ilsOut }));
export type Transfer = z.input<typeof transfer>;

export const homeBalances = named(
  'HomeBalances',
  z.object({
    householdId: idOut('Household'),
    people: z.array(balanceOf),
    transfers: z.array(transfer),
    /** Expenses without a payer: they are not counted. */
    unsaid: z.object({ totalAmount: ilsOut, count: withExample(z.int(), 2) }),
    /** The day of the first expense that is counted. */
    from: z.nullable(dayOut),
  }),
);
export type HomeBalances = z.input<typeof homeBalances>;

const own = { area: 'expenses', level: 'own', of: 'home' } as const;
const kept = householdItemCalls(parts, {
  area: 'expenses',
  listed: 'the latest day first',
  list: 'What its owners have given one another, to even out what they paid.',
  create:
    'Both ends are people of the home, now or before (`personUnknown`), and not the same (`samePerson`, at `toId`). A day that has not come yet, or before 1986, is refused. The other end is told, where they own the home and have not written it themselves. With `asOwed` it has to be one of the home’s `transfers` as they are by then: otherwise nothing is noted (`owedOtherwise`), and `current` says what was noted last between the two, by whom and when.',
  update: 'Who gave, who got, how much or when is told anew to the other end; only what is told now still waits.',
  remove: 'It counts no more, and what was told of it asks for nothing.',
  refuses: { create: { 409: ['owedOtherwise'] } },
});

/** Payments of the owners of a household for its pets, and the settlements that balance them. */
export const settlements = {
  ...kept,
  list: endpoint({ ...kept.list, access: own }),
  get: endpoint({ ...kept.get, access: own }),
  balances: endpoint({
    method: 'GET',
    path: '/settlements/balances',
    access: own,
    summary: 'Who has paid what in each home that you own, and who owes whom',
    details:
      'Counted is every expense up to today (Asia/Jerusalem) of which is said who paid it (`paidBy`). It is borne in equal parts by those who owned the home on its day; what was before them all is borne by the first ones. A refund is borne by those who have borne its expense, and counted where that is. What a pet cost before it came to the home is not counted, and what one that has left has cost there still is. What the only owner of a day has paid themselves evens out by itself, and is left out. `balance` is `paid` without `share`, with what they `sent` and without what they `received`; all of a home together come to 0 exactly. `transfers` are few payments after which nobody owes anything.',
    reply: z.object({ balances: z.array(homeBalances) }),
  }),
};
