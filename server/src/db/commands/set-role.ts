import { withMigratedDatabase } from './command-database.ts';
import { changeAccount } from './change-account.ts';
import { StartupError } from '../../lib/startup-error.ts';

const roles = ['support', 'user'];

/**
 * `npm run role -- ROLE ADDRESS`: gives the account with this address the role that answers support tickets, or takes it back
 * with 'user'. The embedded database is opened here, so its server has to be stopped.
 */
await withMigratedDatabase(async (client) => {
  const [role = '', address = ''] = process.argv.slice(2);
  if (!roles.includes(role) || !address)
    throw new StartupError(`Usage: npm run role -- ROLE ADDRESS, where ROLE is one of: ${roles.join(', ')}`);
  return changeAccount(client, address, async ({ id, role: before, isVerified }) => {
    // A stranger may have signed up with the address of somebody of the team.
    if (role === 'support' && !isVerified)
      throw new StartupError(`${address} has not confirmed the address yet; only confirmed accounts answer tickets`);
    if (role !== 'support') await client.query('update support_tickets set taken_by = null where taken_by = $1', [id]);
    if (before === role) return `${address} has the role ${role} already`;
    await client.query('update users set role = $2, updated_at = now() where id = $1', [id, role]);
    return `${address}: ${before} → ${role}`;
  });
});
