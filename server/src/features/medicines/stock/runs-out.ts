import { expiryOf, type Package } from './packages.ts';
import type { Use } from './uses.ts';

const dayMs = 86_400_000;
/** Days that are looked through at once: most stocks run out within a month. */
const daysAtOnce = 30;
/** Longer than the longest interval between two doses. */
const longestWaitDays = 100;

/** Something that uses a stock: a course or a feeding plan. */
export type User<T> = {
  readonly of: T;
  /** Its uses at an instant or after it, before another, in order. */
  readonly uses: (from: Date, until: Date) => readonly Use[];
};

/** So many equal doses or meals of one user, one after another. */
export type Line<T> = {
  readonly of: T;
  readonly each: number;
  readonly count: number;
  readonly amount: number;
  readonly from: Date;
  readonly until: Date;
};

export type RunsOut<T> = {
  /** `unused`: nothing uses it. `ends`: all uses are covered. `lasts`: longer than was looked. */
  readonly state: 'runsOut' | 'lasts' | 'ends' | 'unused';
  /** Last use that is covered whole. */
  readonly until: Date | null;
  /** First use that is not. */
  readonly shortAt: Date | null;
  readonly remains: number;
  readonly lines: readonly Line<T>[];
  /** What of a package expires before it is used. */
  readonly lost: readonly { readonly amount: number; readonly at: Date }[];
};

type Taken<T> = Use & { readonly of: T };
/** Each use of all users, in order, in spans of days. */
function* usesOf<T>(users: readonly User<T>[], now: Date, days: number): Generator<Taken<T>> {
  for (let day = 0; day < days; day += daysAtOnce) {
    const from = new Date(now.getTime() + day * dayMs);
    const until = new Date(now.getTime() + Math.min(days, day + daysAtOnce) * dayMs);
    const found = users.flatMap(({ of, uses }) => uses(from, until).map((use) => ({ ...use, of })));
    yield* found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }
}

/**
 * Until when a stock lasts. Uses take from the package that expires first; what has expired by then is not used. The
 * first use that is not there whole ends it: half a dose is none.
 */
export function runsOut<T>(
  packages: readonly Package[],
  users: readonly User<T>[],
  { now, days }: { readonly now: Date; readonly days: number },
): RunsOut<T> {
  const shelf = packages.map(({ left, expiresOn }) => ({
    left,
    until: expiresOn === null ? null : expiryOf(expiresOn),
  }));
  const lost: { amount: number; at: Date }[] = [];
  const lines: { of: T; each: number; count: number; amount: number; from: Date; until: Date }[] = [];
  const open = new Map<T, (typeof lines)[number]>();
  let until: Date | null = null;
  const remains = () => shelf.reduce((sum, { left }) => sum + left, 0);

  function drop(at: Date) {
    for (const one of shelf)
      if (one.left > 0 && one.until !== null && one.until <= at) {
        // What has expired by now is not there to begin with.
        if (one.until > now) lost.push({ amount: one.left, at: one.until });
        one.left = 0;
      }
  }
  const said = () => ({ until, remains: remains(), lines, lost });

  drop(now);
  for (const { at, amount, of } of usesOf(users, now, days)) {
    drop(at);
    if (remains() < amount) return { state: 'runsOut', shortAt: at, ...said() };
    let rest = amount;
    for (const one of shelf) {
      const taken = Math.min(one.left, rest);
      one.left -= taken;
      rest -= taken;
    }
    until = at;
    const line = open.get(of);
    if (line?.each === amount) {
      line.count += 1;
      line.amount += amount;
      line.until = at;
    } else {
      const begun = { of, each: amount, count: 1, amount, from: at, until: at };
      lines.push(begun);
      open.set(of, begun);
    }
  }
  const [end, after] = [days, days + longestWaitDays].map((day) => new Date(now.getTime() + day * dayMs)) as [
    Date,
    Date,
  ];
  const isLasting = users.some(({ uses }) => uses(end, after).length > 0);
  return { state: isLasting ? 'lasts' : until !== null ? 'ends' : 'unused', shortAt: null, ...said() };
}
