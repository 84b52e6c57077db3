import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { demoAccount } from './demo/account.ts';
import { lowerThreadPriority } from './lib/process/lower-thread-priority.ts';
import { StartupError } from './lib/startup-error.ts';
import { createLog } from './lib/log.ts';
import { installSourceMappedTraces } from './lib/source-mapped-traces.ts';
import { outboxOf } from './mail/outbox.ts';
import { openDatabase } from './open-database.ts';

installSourceMappedTraces();
const began = performance.now();
/**
 * Milliseconds before the background work begins, so that clients who wait for the server get their first responses.
 */
const headStartMs = 250;
let stopping = false;
const shortened = (folder: string) => path.relative('', folder) || '.';

try {
  // Files that this process writes belong to its owner alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (config.work === 'only') lowerThreadPriority();
  // While a database of our own gets ready, all that asks it is loaded.
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const opening = openDatabase(config, log, resolve);
  await Promise.race([begun, opening]);
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config, log, path.resolve(import.meta.dirname, '../../web/build/client'), opening);
  // A process that reads the ready message may stop the server at once.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A stop that hangs must not keep the port: jobs get 5 s, and PostgreSQL 10 before it is told more sharply.
    setTimeout(() => process.exit(1), 20_000 + config.drainMs).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  console.log(
    `צמד ${server.url ? `is ready on ${server.url}` : 'works in the background'} (${((performance.now() - began) / 1000).toFixed(1)} s, data in ${shortened(config.dataDir)})`,
  );
  if (!config.smtpUrl) {
    const shown = config.showsOutbox ? ` and shown at ${server.url}/dev/outbox` : '';
    console.log(`Mails are not sent (no SMTP_URL): they are kept in ${shortened(outboxOf(config.dataDir))}${shown}`);
  }
  if (config.rateLimitScale > 1)
    console.log(
      `Every limit is ${config.rateLimitScale} times as wide (RATE_LIMIT_SCALE): guessing passwords is not slowed`,
    );
  if (config.demo) console.log(`Sign in with ${demoAccount.email} and ${demoAccount.password}`);

  await sleep(headStartMs);
  // Node writes the cache by itself only at a regular end, and not at a sudden one.
  flushCompileCache();
  if (!stopping)
    await server.work().catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
} catch (error) {
  // Errors caused by the shutdown are ignored.
  if (!stopping) {
    console.error(error instanceof StartupError ? `צמד cannot start: ${error.message}` : error);
    process.exit(1);
  }
}
