import { plans } from '@tzemed/contract/account/subscription';
import { withMigratedDatabase } from './command-database.ts';
import { changeAccount } from './change-account.ts';
import { StartupError } from '../../lib/startup-error.ts';

/**
 * `npm run plan -- ADDRESS PLAN`: grants the account with this address a plan, or takes it back with 'free'. The embedded
 * database is opened here, so its server has to be stopped.
 */
await withMigratedDatabase(async (client) => {
  const [address = '', plan = ''] = process.argv.slice(2);
  if (!(plans as readonly string[]).includes(plan))
    throw new StartupError(`Usage: npm run plan -- ADDRESS PLAN, where PLAN is one of: ${plans.join(', ')}`);
  return changeAccount(client, address, async ({ id, plan: before }) => {
    if (before === plan) return `${address} has the plan ${plan} already`;
    await client.query('update users set plan = $2, plan_at = now(), updated_at = now() where id = $1', [id, plan]);
    return `${address}: ${before} → ${plan}`;
  });
});
