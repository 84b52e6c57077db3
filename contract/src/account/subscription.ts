import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { choice } from '../schema/field-pairs.ts';

/** Plans of an account, the one with the least first. Nothing is paid for: the operator of the site grants them. */
export const plans = ['free', 'premium'] as const;
export type Plan = (typeof plans)[number];

const plan = choice(plans, 'required', 'valueUnknown', 'free');
/** Null: no limit. */
const petLimit = withExample(z.nullable(z.int()), 2);

export const subscriptionInput = named('SubscriptionInput', z.object({ plan: plan.in }));
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const subscriptionRow = named(
  'Subscription',
  z.object({
    plan: plan.out,
    /** Time at which the plan began. */
    since: instantOut,
    /** Plans that this site has, and how many pets each of them allows in a home. One alone where nothing is limited. */
    plans: z.array(z.object({ plan: plan.out, petLimit })),
    /** Homes of yours: pets that count, which are neither archived nor shared by others, and how many may. */
    homes: z.array(z.object({ householdId: idOut('Household'), pets: withExample(z.int(), 2), petLimit })),
  }),
);
export type Subscription = z.input<typeof subscriptionRow>;

export const subscription = {
  get: endpoint({
    method: 'GET',
    path: '/users/subscription',
    access: 'user',
    summary: 'Your plan, what it allows and what is used',
    details:
      'A home has the limit of the owner whose plan allows the most. Over the limit nothing is lost or locked; only adding a pet is refused (`petLimit`).',
    reply: subscriptionRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/subscription',
    access: 'user',
    summary: 'Choose a plan',
    details:
      'The free plan, and the one that you have, can be chosen. A plan that allows more is granted by the operator of the site (`planNotOffered`).',
    body: subscriptionInput,
    refuses: { 403: ['planNotOffered'] },
    reply: subscriptionRow,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/users/subscription/cancel',
    access: 'user',
    summary: 'Return to the free plan at once',
    details: 'All pets and their rows stay. It is confirmed by mail. On the free plan nothing changes.',
    reply: subscriptionRow,
  }),
};
