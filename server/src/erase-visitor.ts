import { withDatabase } from './db/commands/command-database.ts';
import { createDatabase } from './db/client.ts';
import { refuseToRewrite } from './db/rewrites-rows.ts';
import { findSecrets } from './identity/keys/secrets.ts';
import { eraseVisitors } from './identity/visitor-rows.ts';
import { removeBounce } from './mail/bounce-rows.ts';
import { forgetJobs } from './jobs/boss-queues.ts';
import { StartupError } from './lib/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * `npm run forget -- ADDRESS`: erases what a visitor wrote from the contact form, and the newsletter of that address with the
 * proof of it. An account with that address stays.
 */
await withDatabase(async ({ connection, config, log }) => {
  const [address = '', ...more] = process.argv.slice(2);
  if (!address.includes('@') || more.length > 0) throw new StartupError('Usage: npm run forget -- ADDRESS');
  const db = createDatabase(connection, log);
  await prepareDatabase(connection, db, log, refuseToRewrite);
  try {
    const secrets = await findSecrets(config.dataDir);
    const { tickets, subscriptions } = await db.transaction().execute(async (tx) => {
      await forgetJobs(tx, { households: [], email: address });
      await removeBounce(tx, address);
      return eraseVisitors(tx, secrets, [address]);
    });
    return `${address}: erased ${tickets} requests to support and ${subscriptions} newsletter subscriptions`;
  } finally {
    await db.destroy();
  }
});
