import { withMigratedDatabase } from './command-database.ts';

type Fault = { mirror: string; fault: 'missing' | 'extra'; times: string };

/**
 * `npm run db:mirrors`: compares what stands on two sides (owners and guests at their homes and at themselves, the
 * directories of addresses and names), rights what differs, and says what that was.
 */
await withMigratedDatabase(async (client) => {
  const { rows } = await client.query<Fault>('select * from mend_mirrors()');
  const told = rows.map(({ mirror, fault, times }) => `${mirror}: ${times} ${fault === 'extra' ? 'too much' : fault}`);
  return rows.length === 0 ? 'Both sides of everything agree' : `Right now:\n${told.join('\n')}`;
});
