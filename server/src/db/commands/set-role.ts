import { withMigratedDatabase } from './command-database.ts';
import { changeAccount } from './change-account.ts';
import { isProtectedAccount } from '../is-protected-account.ts';
import { newId } from '../../lib/ids.ts';
import { StartupError } from '../../lib/startup-error.ts';

const roles = ['support', 'admin', 'user'];

/**
 * `npm run role -- ROLE ADDRESS`: gives the account with this address the role that answers support tickets or the one that
 * administers the site, or takes it back with 'user'. An account has one role. The embedded database is opened here, so its
 * server has to be stopped.
 */
await withMigratedDatabase(async (client) => {
  const [role = '', address = ''] = process.argv.slice(2);
  if (!roles.includes(role) || !address)
    throw new StartupError(`Usage: npm run role -- ROLE ADDRESS, where ROLE is one of: ${roles.join(', ')}`);
  return changeAccount(client, address, async ({ id, role: before, isVerified, isBlocked }) => {
    // A stranger may have signed up with the address of somebody of the team.
    if (role !== 'user' && !isVerified)
      throw new StartupError(
        `${address} has not confirmed the address yet; only confirmed accounts ${role === 'admin' ? 'administer the site' : 'answer tickets'}`,
      );
    if (role === 'admin') {
      if (isBlocked) throw new StartupError(`${address} is blocked; unblock the account first`);
      // Else whoever knows the password could turn on a second factor of their own.
      const { rows } = await client.query<{ isProtected: boolean }>(
        `select ${isProtectedAccount} as "isProtected" from users where id = $1`,
        [id],
      );
      if (!rows[0]?.isProtected)
        throw new StartupError(
          `${address} has no second factor; the account turns on two-step sign-in at /app/profile first`,
        );
    }
    if (role !== 'support') await client.query('update support_tickets set taken_by = null where taken_by = $1', [id]);
    if (before === role) return `${address} has the role ${role} already`;
    await client.query('update users set role = $2, updated_at = now() where id = $1', [id, role]);
    await client.query(
      `insert into admin_actions (id, at, action, target_id, detail) values ($1, now(), 'roleChanged', $2, $3)`,
      [newId(), id, role],
    );
    return `${address}: ${before} → ${role}`;
  });
});
