import type pg from 'pg';
import { StartupError } from '../../lib/startup-error.ts';

type Account = {
  readonly id: string;
  readonly role: string;
  readonly plan: string;
  readonly isVerified: boolean;
  readonly isBlocked: boolean;
};

/** Changes the account with this address in one transaction, and answers what `change` says of it. Nobody else changes it meanwhile. */
export async function changeAccount(
  client: pg.Client,
  address: string,
  change: (account: Account) => Promise<string>,
): Promise<string> {
  await client.query('begin');
  const { rows } = await client.query<Account>(
    `select id, role, plan, email_verified_at is not null as "isVerified",
       blocked_at is not null as "isBlocked"
     from users
     where id = (select user_id from sign_in_names where issuer = 'email' and subject = lower($1)) for update`,
    [address],
  );
  const [account] = rows;
  if (!account) throw new StartupError(`No account has the address ${address}`);
  const said = await change(account);
  await client.query('commit');
  return said;
}
