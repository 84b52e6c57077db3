import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { brand } from '@tzemed/contract/brand';
import { dueInstant } from '../../../lib/time/due-instant.ts';
import { type Entry, inOrder } from './ledger.ts';

/** A package that came, and what is left of it, in thousandths. */
export type Package = {
  readonly entryId: string;
  readonly of: number;
  readonly left: number;
  readonly batch: string | null;
  readonly expiresOn: string | null;
};

type Shelf = {
  readonly packages: readonly Package[];
  /** What was used beyond all packages. */
  readonly owed: number;
  /** The most that was ever there. */
  readonly fullest: number;
};

/** Amount of food that plans used after an instant, up to another. */
export type FedBetween = (from: Date, until: Date) => number;

const last = '9999-12-31';
type Open = { -readonly [K in keyof Package]: Package[K] };
const byExpiry = (one: Open, other: Open) => ((one.expiresOn ?? last) < (other.expiresOn ?? last) ? -1 : 1);

/** Instant from which a package of a last day has expired. */
export const expiryOf = (expiresOn: string) => dueInstant(addDays(expiresOn, 1), '00:00', brand.timeZone);

/**
 * What is left of each package after all entries. What is used comes from the package that expires first, of those that
 * have not expired by then; only without any from others. What was thrown away comes from those that expired first. `fed`
 * is used between the entries, as far as there is any: an animal can't eat what is not there.
 */
export function packagesOf(entries: readonly Entry[], now: Date, fed: FedBetween = () => 0): Shelf {
  const open: Open[] = [];
  let owed = 0;
  let fullest = 0;
  const left = () => open.reduce((sum, one) => sum + one.left, 0) - owed;

  function take(amount: number, day: string, isDiscard: boolean) {
    let rest = amount;
    const sorted = open.toSorted(byExpiry);
    const isExpired = ({ expiresOn }: Open) => expiresOn !== null && expiresOn < day;
    const order = isDiscard
      ? sorted
      : [...sorted.filter((one) => !isExpired(one)), ...sorted.filter((one) => isExpired(one))];
    for (const one of order) {
      const taken = Math.min(one.left, rest);
      one.left -= taken;
      rest -= taken;
    }
    owed += rest;
  }
  function add(amount: number, entry: Entry) {
    const paid = Math.min(owed, amount);
    owed -= paid;
    open.push({ entryId: entry.id, of: amount, left: amount - paid, batch: entry.batch, expiresOn: entry.expiresOn });
  }
  /** What a count found besides goes back into opened packages; the rest came from nowhere. */
  function find(amount: number, entry: Entry) {
    const paid = Math.min(owed, amount);
    owed -= paid;
    let rest = amount - paid;
    for (const one of open.toSorted(byExpiry)) {
      const back = Math.min(one.of - one.left, rest);
      one.left += back;
      rest -= back;
    }
    if (rest > 0) open.push({ entryId: entry.id, of: rest, left: rest, batch: null, expiresOn: null });
  }
  function feed(from: Date, until: Date) {
    const amount = Math.min(Math.max(0, left()), until > from ? fed(from, until) : 0);
    if (amount > 0) take(amount, dayOf(until), false);
  }

  const sorted = entries.toSorted(inOrder);
  // Of what was counted, meals before the count say nothing.
  const counted = sorted.findLast(({ kind }) => kind === 'correction');
  let before = counted?.at;
  for (const entry of sorted) {
    const isCounted = counted === undefined || inOrder(entry, counted) > 0;
    if (isCounted && before) feed(before, entry.at);
    if (isCounted) before = entry.at;
    const amount = entry.kind === 'correction' ? entry.counted! - left() : entry.amount;
    if (entry.kind === 'refill') add(amount, entry);
    else if (amount > 0) find(amount, entry);
    else if (amount < 0) take(-amount, dayOf(entry.at), entry.kind === 'discard');
    fullest = Math.max(fullest, left());
  }
  if (before) feed(before, now);
  return { packages: open.filter((one) => one.left > 0).toSorted(byExpiry), owed, fullest };
}
