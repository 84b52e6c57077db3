import { parseArgs } from 'node:util';
import { withDatabase } from './db/commands/command-database.ts';
import { createDatabase } from './db/client.ts';
import { refuseToRewrite } from './db/rewrites-rows.ts';
import { orderIssue } from './features/newsletter/service-issues.ts';
import { findSecrets } from './identity/keys/secrets.ts';
import { jobList } from './job-list.ts';
import { createJobs } from './jobs/job-queue.ts';
import { readArgumentFile } from './lib/files/read-argument-file.ts';
import { StartupError } from './lib/startup-error.ts';
import { createMailer } from './mail/mailer.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * `npm run newsletter -- FILE.md`: counts whom an issue goes to, mails it to one address (`--test ADDRESS`) or stores it for
 * all (`--send`).
 */
await withDatabase(async ({ connection, config, log }) => {
  const { file, testAddress, isSent } = readArguments();
  const text = await readArgumentFile(file);
  const db = createDatabase(connection, log);
  await prepareDatabase(connection, db, log, refuseToRewrite);
  const jobs = createJobs(db, undefined, log, jobList);
  const mailer = createMailer(config);
  try {
    await jobs.start();
    const ctx = { db, jobs, config, secrets: await findSecrets(config.dataDir), mailer, clock: () => new Date() };
    return await orderIssue(ctx, { text, testAddress, isSent });
  } finally {
    mailer.close();
    await jobs.stop();
    await db.destroy();
  }
});

function readArguments() {
  const usage = 'Usage: npm run newsletter -- FILE.md [--test ADDRESS | --send]';
  try {
    const { values, positionals } = parseArgs({
      options: { test: { type: 'string' }, send: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const { test: testAddress, send: isSent } = values;
    const isAddress = testAddress === undefined || /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,190}$/.test(testAddress);
    const isWhole = more.length === 0 && isAddress && !(isSent && testAddress !== undefined);
    if (file !== undefined && isWhole) return { file, testAddress, isSent };
  } catch (error) {
    throw new StartupError(usage, { cause: error });
  }
  throw new StartupError(usage);
}
