import { createHash } from 'node:crypto';
import type { Endpoint, LimitName } from '@tzemed/contract/schema/endpoint';
import { trimEmail } from '@tzemed/contract/text/plain-text';
import type { Ctx, Member } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { findLink } from '../../identity/mailed-links.ts';
import { ipNetworkOf } from '../../lib/security/ip-network.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Attempt, createAttemptCounter } from './attempt-counter.ts';
import { createApproximateCounter } from './approximate-counter.ts';

const minute = 60;
const hour = 3600;

/**
 * Key that an attempt counts against. A `site` is the /48 of an IPv6 address: its holder has 65,536 addresses as we
 * count them. Households of one provider may share a site, so its limit is higher.
 */
type By = 'address' | 'site' | 'user' | 'account' | 'accountAndAddress' | 'link';
/** `points` attempts per `seconds`. */
type Rule = { readonly by: By; readonly points: number; readonly seconds: number };

/** Guessing is slowed, an account is never locked. The figures are those of the security requirements. */
const rules: Record<LimitName, readonly Rule[]> = {
  user: [{ by: 'user', points: 300, seconds: minute }],
  visitor: [{ by: 'address', points: 300, seconds: minute }],
  login: [
    { by: 'address', points: 200, seconds: 15 * minute },
    { by: 'accountAndAddress', points: 10, seconds: 15 * minute },
    { by: 'account', points: 100, seconds: hour },
  ],
  register: [
    { by: 'address', points: 10, seconds: hour },
    { by: 'site', points: 40, seconds: hour },
  ],
  forgot: [
    { by: 'address', points: 5, seconds: hour },
    { by: 'site', points: 20, seconds: hour },
    { by: 'account', points: 3, seconds: hour },
  ],
  redeem: [
    { by: 'address', points: 20, seconds: hour },
    { by: 'site', points: 80, seconds: hour },
  ],
  // Six digits, three of which are right at any time: whoever has the password tries thirty an hour.
  secondFactor: [
    { by: 'address', points: 200, seconds: 15 * minute },
    { by: 'accountAndAddress', points: 10, seconds: 15 * minute },
    { by: 'account', points: 30, seconds: hour },
  ],
  confirm: [{ by: 'user', points: 30, seconds: hour }],
  refresh: [{ by: 'user', points: 60, seconds: hour }],
  password: [{ by: 'user', points: 10, seconds: hour }],
  upload: [{ by: 'user', points: 60, seconds: hour }],
  // A form takes twenty, and a folder of old papers is scanned in an evening. Their cost is bounded elsewhere.
  paper: [{ by: 'user', points: 240, seconds: hour }],
  // Each of them is a mail to somebody who may not have asked for it.
  share: [{ by: 'user', points: 30, seconds: hour }],
  // Each of them has something sent, and an SMS costs.
  device: [{ by: 'user', points: 30, seconds: hour }],
  export: [{ by: 'user', points: 10, seconds: hour }],
  // Enough for a person who writes line by line, in several tickets.
  support: [{ by: 'user', points: 60, seconds: hour }],
  // Enough for whoever looks for accounts by hand; too few to list them.
  admin: [{ by: 'user', points: 120, seconds: hour }],
  // Each of them is read by somebody, or mailed to an address that may be another's.
  contact: [
    { by: 'address', points: 5, seconds: hour },
    { by: 'site', points: 20, seconds: hour },
  ],
  newsletter: [
    { by: 'address', points: 5, seconds: hour },
    { by: 'site', points: 20, seconds: hour },
  ],
  // Ten devices that ask every five minutes. A service that asks for many people comes from few addresses.
  feed: [
    { by: 'address', points: 300, seconds: minute },
    { by: 'link', points: 120, seconds: hour },
  ],
};

/** Cheap ones live in memory; those against guessing survive a restart and hold across processes. */
const inMemoryNames: readonly LimitName[] = [
  'user',
  'visitor',
  'refresh',
  'upload',
  'paper',
  'export',
  'support',
  'feed',
];
const isInMemory = (name: LimitName) => inMemoryNames.includes(name);

export type RateLimits = {
  /** Counts what is known before the body: the address, the user, and the link that is opened. Throws a 429. */
  count(row: Endpoint, ctx: Ctx, link?: string): Promise<void>;
  /** Counts a request whose token opens nothing against its address. Throws a 429. */
  countStranger(address: string): void;
  /** Counts a request whose body names an account, against that and its address. Throws a 429. */
  countAccount(row: Endpoint, ctx: Ctx, body: unknown): Promise<void>;
};

/** @param scale multiplies every limit, for load tests. */
export function createRateLimits(db: Db, scale: number): RateLimits {
  const attempts = createAttemptCounter(db);
  const pointsOf = ({ points }: Rule) => Math.max(1, Math.round(points * scale));
  const inMemory = new Map(
    inMemoryNames.flatMap((name) =>
      rules[name].map((rule) => [rule, createApproximateCounter(rule.seconds * 1000)] as const),
    ),
  );

  function consume(name: LimitName, keyOf: (rule: Rule) => string | undefined) {
    const now = performance.now();
    for (const rule of rules[name]) {
      const key = keyOf(rule);
      const counted = key === undefined ? undefined : inMemory.get(rule)?.(key, now);
      if (counted && counted.nth > pointsOf(rule)) throw tooMany(counted.until - now);
    }
  }

  const attemptsOf = (name: LimitName, keyOf: (rule: Rule) => string | undefined): Attempt[] =>
    rules[name].flatMap((rule) => {
      const key = keyOf(rule);
      return key === undefined
        ? []
        : [{ key: `${prefixOf(name, rule)}:${key}`, points: pointsOf(rule), seconds: rule.seconds }];
    });

  return {
    async count(row, ctx, link) {
      const name = limitOf(row);
      const keys = { ...placesOf(ctx.address), user: (ctx as Member).user?.id, account: undefined, link };
      const keyOf = ({ by }: Rule) => (by === 'accountAndAddress' ? undefined : keys[by]);
      if (isInMemory(name)) return consume(name, keyOf);
      const found = attemptsOf(name, keyOf);
      // Bodies that name no account, or are none, are counted like any other visit.
      if (countsAccount(row)) consume('visitor', keyOf);
      // If the body names an account, all limits are counted at once when the body is there.
      const until = countsAccount(row)
        ? attempts.known(found, ctx.now)
        : await attempts.count(found, ctx.now, (left) => (ctx.attempts.left = left));
      if (until !== undefined) throw tooMany(until - ctx.now.getTime());
    },
    countStranger: (address) => consume('visitor', () => ipNetworkOf(address)),
    async countAccount(row, ctx, body) {
      const name = limitOf(row);
      const account = await accountOf(db, name, body, ctx.now);
      const places = placesOf(ctx.address);
      const keys = {
        ...places,
        account,
        accountAndAddress: account && `${account} ${places.address}`,
        user: undefined,
        link: undefined,
      };
      const until = await attempts.count(
        attemptsOf(name, ({ by }) => keys[by]),
        ctx.now,
      );
      if (until !== undefined) throw tooMany(until - ctx.now.getTime());
    },
  };
}

const tooMany = (milliseconds: number) =>
  new Refusal(429, 'tooManyRequests', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

const prefixOf = (name: LimitName, { by }: Rule) => `${name}:${by}`;

/** True if the limit of an endpoint counts against the account that its body names. */
export const countsAccount = (row: Endpoint) => rules[limitOf(row)].some(({ by }) => by.startsWith('account'));

const limitOf = (row: Endpoint): LimitName => row.limit ?? (row.access === 'public' ? 'visitor' : 'user');

/** An address of version 4 has no site: its own limit is the narrower one. */
function placesOf(address: string) {
  const [own, site] = [ipNetworkOf(address), ipNetworkOf(address, 48)];
  return { address: own, site: site === own ? undefined : site };
}

/** The account a body speaks of; hashed, so that the counters hold none in clear. */
async function accountOf(db: Db, name: LimitName, body: unknown, now: Date) {
  const { email, challenge } = (body ?? {}) as { email?: unknown; challenge?: unknown };
  const account = name === 'secondFactor' ? await challengedOf(db, challenge, now) : addressIn(email);
  return account === undefined ? undefined : createHash('sha256').update(account).digest('base64url');
}

const addressIn = (email: unknown) => (typeof email === 'string' ? trimEmail(email).toLowerCase() : undefined);

/** An invented challenge names somebody, too: only one that was given after a password counts against an account. */
async function challengedOf(db: Db, challenge: unknown, now: Date) {
  if (typeof challenge !== 'string') return undefined;
  const link = await findLink(db, ['secondFactor'], challenge, now).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return link?.userId;
}
