import { byHand } from './by-hand.ts';
import { StartupError } from '../lib/startup-error.ts';

const roles: readonly string[] = ['user', 'support'];

/**
 * `npm run role -- ROLE ADDRESS`: lets the account with this address answer tickets, or takes that back with 'user'. The
 * embedded database is opened here, so its server has to be stopped.
 */
await byHand(async (client) => {
  const [role = '', address = ''] = process.argv.slice(2);
  if (!roles.includes(role))
    throw new StartupError(`Usage: npm run role -- ROLE ADDRESS, where ROLE is one of: ${roles.join(', ')}`);
  const { rows } = await client.query<{ id: string; before: string }>(
    `with account as (
       select id, role from users
       where id = (select user_id from sign_in_names where issuer = 'email' and subject = lower($1)) for update
     ), changed as (
       update users u set role = $2, updated_at = now()
       from account a where u.id = a.id and a.role <> $2
     )
     select id, role as before from account`,
    [address, role],
  );
  const [account] = rows;
  if (!account) throw new StartupError(`No account has the address ${address}`);
  if (account.before === role) return `${address} has the role ${role} already`;
  // Servers that run remember a session for some seconds.
  await client.query(`select pg_notify('sessions', $1)`, [account.id]);
  return `${address}: ${account.before} → ${role}`;
});
