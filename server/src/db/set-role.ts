import { byHand } from './by-hand.ts';
import { StartupError } from '../lib/startup-error.ts';

const roles = ['support', 'user'];

/**
 * `npm run role -- ROLE ADDRESS`: gives the account with this address the role that answers support tickets, or takes it back
 * with 'user'. The embedded database is opened here, so its server has to be stopped.
 */
await byHand(async (client) => {
  const [role = '', address = ''] = process.argv.slice(2);
  if (!roles.includes(role) || !address)
    throw new StartupError(`Usage: npm run role -- ROLE ADDRESS, where ROLE is one of: ${roles.join(', ')}`);
  const { rows } = await client.query<{ before: string; isVerified: boolean }>(
    `with account as (
       select id, role, email_verified_at is not null as verified from users
       where id = (select user_id from sign_in_names where issuer = 'email' and subject = lower($1)) for update
     ), changed as (
       update users u set role = $2, updated_at = now()
       from account a where u.id = a.id and a.role <> $2 and (a.verified or $2 = 'user')
       returning u.id
     ), released as (
       update support_tickets set taken_by = null
       where taken_by = (select id from account) and $2 <> 'support'
     )
     select role as before, verified as "isVerified" from account`,
    [address, role],
  );
  const [account] = rows;
  if (!account) throw new StartupError(`No account has the address ${address}`);
  // A stranger may have signed up with the address of somebody of the team.
  if (role === 'support' && !account.isVerified)
    throw new StartupError(`${address} has not confirmed the address yet; only confirmed accounts answer tickets`);
  return account.before === role
    ? `${address} has the role ${role} already`
    : `${address}: ${account.before} → ${role}`;
});
