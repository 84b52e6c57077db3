import { plans } from '@tzemed/contract/subscription';
import { byHand } from './by-hand.ts';
import { StartupError } from '../lib/startup-error.ts';

/**
 * `npm run plan -- ADDRESS PLAN`: grants the account with this address a plan, or takes it back with 'free'. The embedded
 * database is opened here, so its server has to be stopped.
 */
await byHand(async (client) => {
  const [address = '', plan = ''] = process.argv.slice(2);
  if (!(plans as readonly string[]).includes(plan))
    throw new StartupError(`Usage: npm run plan -- ADDRESS PLAN, where PLAN is one of: ${plans.join(', ')}`);
  const { rows } = await client.query<{ before: string }>(
    `with account as (
       select id, plan from users
       where id = (select user_id from sign_in_names where issuer = 'email' and subject = lower($1)) for update
     ), changed as (
       update users u set plan = $2, plan_at = now(), updated_at = now()
       from account a where u.id = a.id and a.plan <> $2
     )
     select plan as before from account`,
    [address, plan],
  );
  const [account] = rows;
  if (!account) throw new StartupError(`No account has the address ${address}`);
  return account.before === plan
    ? `${address} has the plan ${plan} already`
    : `${address}: ${account.before} → ${plan}`;
});
