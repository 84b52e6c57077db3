import * as z from 'zod/mini';
import { exampleEmail } from '../account/auth.ts';
import { plans } from '../account/subscription.ts';
import { endpoint } from '../schema/endpoint.ts';
import { choice } from '../schema/field-pairs.ts';
import { idOut, instantOut, named, textIn, withExample } from '../schema/fields.ts';

/** Reasons of a block. A list, so that nothing is written about a person in free words. */
export const blockReasons = ['abuse', 'takeover', 'request', 'other'] as const;
export type BlockReason = (typeof blockReasons)[number];

export const roles = ['user', 'support', 'admin'] as const;

/** Most accounts of one search. */
export const maxFound = 20;
export const minSearchLength = 3;
export const maxSearchLength = 254;

const accountParts = {
  id: idOut('User'),
  email: withExample(z.string(), exampleEmail, 'email'),
  name: withExample(z.string(), 'דנה כהן'),
  role: withExample(z.enum(roles), 'user'),
  isConfirmed: withExample(z.boolean(), true),
  createdAt: instantOut,
  /** Exact to the hour; null if nobody has signed in within a year. */
  lastSeenAt: z.nullable(instantOut),
  blockedAt: withExample(z.nullable(instantOut), null),
  /** Time of the last mail that the server of this address refused for good. */
  bouncedAt: withExample(z.nullable(instantOut), null),
  /** Time at which the account is deleted, if that was asked for. */
  deletionDueAt: withExample(z.nullable(instantOut), null),
};

export const foundAccount = named('FoundAccount', z.object(accountParts));
export type FoundAccount = z.input<typeof foundAccount>;

export const adminAccount = named(
  'AdminAccount',
  z.object({
    ...accountParts,
    plan: withExample(z.enum(plans), 'free'),
    hasSecondFactor: withExample(z.boolean(), false),
    passkeys: withExample(z.int(), 0),
    blockReason: withExample(z.nullable(z.enum(blockReasons)), null),
    /** Sign-ins that stand, the last used first. */
    sessions: z.array(
      z.object({
        /** Browser and system, without versions. */
        device: withExample(z.string(), 'Chrome · Windows'),
        createdAt: instantOut,
        lastSeenAt: instantOut,
      }),
    ),
  }),
);
export type AdminAccount = z.input<typeof adminAccount>;

const reason = choice(blockReasons, 'required', 'valueUnknown', 'takeover');
export const blockInput = named('BlockInput', z.object({ reason: reason.in }));

export const accountSearch = z.object({
  address: withExample(
    textIn(maxSearchLength, 'searchTooShort').check(z.minLength(minSearchLength, 'searchTooShort')),
    'dana@',
  ),
});

const path = '/admin/accounts';
const audited = 'It is recorded, in the log of the administration and in the activity of the person.';

/** Accounts as administrators see them: never pets, records, or anything else of a household. */
export const adminAccounts = {
  search: endpoint({
    method: 'POST',
    path: `${path}/search`,
    access: 'admin',
    summary: 'Find accounts by an address, or by how it begins',
    details: `At least ${minSearchLength} characters; at most ${maxFound} accounts are answered, an exact address first. A POST, so that no address stands in a URL. How many were found is recorded.`,
    body: accountSearch,
    reply: z.object({
      accounts: z.array(foundAccount),
      /** More begin like this: name a longer part. */
      isMore: withExample(z.boolean(), false),
    }),
    limit: 'admin',
    secret: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'State of an account and of its sign-ins',
    details: `${audited} Once an hour for the same administrator.`,
    reply: z.object({ account: adminAccount }),
  }),
  endSessions: endpoint({
    method: 'PATCH',
    path: `${path}/:id/end-sessions`,
    access: 'admin',
    summary: 'Sign a person out on every device',
    details: `Open screens leave at once. ${audited} Your own account is refused (\`ownAccount\`).`,
    refuses: { 409: ['ownAccount'] },
    fresh: true,
  }),
  resend: endpoint({
    method: 'PATCH',
    path: `${path}/:id/resend-verification`,
    access: 'admin',
    summary: 'Mail the link that confirms the address again',
    details: `Not to a confirmed address, and once in five minutes at most. ${audited}`,
    refuses: { 409: ['emailConfirmedAlready', 'confirmationJustSent'] },
    fresh: true,
  }),
  block: endpoint({
    method: 'PATCH',
    path: `${path}/:id/block`,
    access: 'admin',
    summary: 'Block an account',
    details: `Every sign-in ends and none begins; calendar addresses and mailed links that act without a sign-in open nothing, and no notification leaves. Data stays, and so does what others of the home can do; a deletion that was asked for rests. Whoever shows all that the account is opened with is told. An administrator cannot be blocked. Blocked for the same reason already, it stays as it is. ${audited}`,
    body: blockInput,
    refuses: { 409: ['ownAccount', 'adminNotBlocked', 'accountBlockedAlready'] },
    fresh: true,
  }),
  unblock: endpoint({
    method: 'PATCH',
    path: `${path}/:id/unblock`,
    access: 'admin',
    summary: 'Let a blocked account in again',
    details: `One that is not blocked stays as it is. ${audited}`,
    fresh: true,
  }),
};
