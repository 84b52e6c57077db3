import { createHash } from 'node:crypto';
import type { Endpoint, LimitName } from '@tzemed/contract/endpoint';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx, Member } from '../context.ts';
import type { Db } from '../db/client.ts';
import { Refusal } from '../lib/refusal.ts';

const minute = 60;
const hour = 3600;

/** Whom an attempt is counted against. */
type By = 'address' | 'user' | 'account' | 'accountAndAddress';
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
  register: [{ by: 'address', points: 10, seconds: hour }],
  forgot: [
    { by: 'address', points: 5, seconds: hour },
    { by: 'account', points: 3, seconds: hour },
  ],
  redeem: [{ by: 'address', points: 20, seconds: hour }],
  refresh: [{ by: 'user', points: 60, seconds: hour }],
  password: [{ by: 'user', points: 10, seconds: hour }],
  upload: [{ by: 'user', points: 60, seconds: hour }],
};

/** Cheap ones live in memory; those against guessing survive a restart and hold across processes. */
const inMemory = new Set<LimitName>(['user', 'visitor', 'refresh', 'upload']);

export type Limits = {
  /** Counts what is known before the body: the address and the user. Throws a 429. */
  count(row: Endpoint, ctx: Ctx): Promise<void>;
  /** Counts a request whose token opens nothing against its address. Throws a 429. */
  countStranger(address: string): Promise<void>;
  /** Counts against the account that a body names. Throws a 429. */
  countAccount(row: Endpoint, ctx: Ctx, body: unknown): Promise<void>;
};

/** @param scale multiplies every limit, for load tests. */
export function createLimits(db: Db, scale: number): Limits {
  const storeClient = {
    query: (q: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(q.text, q.values)).then(asPgResult),
  };
  const counters = new Map<Rule, RateLimiterMemory | RateLimiterPostgres>();
  for (const [name, list] of Object.entries(rules) as [LimitName, readonly Rule[]][]) {
    for (const rule of list) {
      const options = {
        keyPrefix: `${name}:${rule.by}`,
        points: Math.max(1, Math.round(rule.points * scale)),
        duration: rule.seconds,
      };
      const counter = inMemory.has(name)
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient,
            storeType: 'client',
            tableName: 'rate_limits',
            tableCreated: true,
            // Blocked ones are answered from memory, so that a flood does not reach the database.
            inMemoryBlockOnConsumed: options.points + 1,
          });
      counters.set(rule, counter);
    }
  }

  async function consume(name: LimitName, keyOf: (rule: Rule) => string | undefined) {
    for (const rule of rules[name]) {
      const key = keyOf(rule);
      if (key === undefined) continue;
      try {
        await counters.get(rule)?.consume(key);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        throw new Refusal(429, 'tooManyRequests', { retryAfter: Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) });
      }
    }
  }

  return {
    count: (row, ctx) =>
      consume(limitOf(row), ({ by }) =>
        by === 'address' ? networkOf(ctx.address) : by === 'user' ? (ctx as Member).user?.id : undefined,
      ),
    countStranger: (address) => consume('visitor', () => networkOf(address)),
    countAccount: async (row, ctx, body) => {
      const account = accountOf(body);
      if (!account) return;
      const address = networkOf(ctx.address);
      await consume(limitOf(row), ({ by }) =>
        by === 'account' ? account : by === 'accountAndAddress' ? `${account} ${address}` : undefined,
      );
    },
  };
}

/** Whether a row's limit counts against the account that its body names. */
export const countsAccount = (row: Endpoint) => rules[limitOf(row)].some(({ by }) => by !== 'address' && by !== 'user');

const limitOf = (row: Endpoint): LimitName => row.limit ?? (row.access === 'public' ? 'visitor' : 'user');

/** An IPv6 customer owns a /64, so one address of it says nothing. */
function networkOf(address: string) {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left;
  return groups.slice(0, 4).join(':');
}

/** The address a body speaks of; hashed, so that the counters hold no addresses in clear. */
function accountOf(body: unknown) {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string'
    ? createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
    : undefined;
}

const asPgResult = (result: { rows: unknown[] }) => ({ ...result, rowCount: result.rows.length });
