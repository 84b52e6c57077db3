import { administer, usage } from '../views/administration/service-command.ts';
import { withDatabase } from '../db/commands/command-database.ts';
import { startBus } from '../db/connection/bus.ts';
import { createDatabase } from '../db/client.ts';
import { refuseToRewrite } from '../db/rewrites-rows.ts';
import { asCommand } from '../identity/admins.ts';
import { createSessions } from '../identity/sessions/sessions.ts';
import { jobList } from '../job-list.ts';
import { createJobs } from '../jobs/job-queue.ts';
import { createLive } from '../live/live-hub.ts';
import { StartupError } from '../lib/startup-error.ts';
import { prepareDatabase } from '../prepare-database.ts';

/** `npm run admin -- …`: what `/app/admin` does, by the same services, also beside a running server, whose open screens hear of it. */
await withDatabase(
  async ({ connection, config, log }) => {
    const words = process.argv.slice(2);
    if (words.length === 0) throw new StartupError(usage);
    const db = createDatabase(connection, log);
    try {
      await prepareDatabase(connection, db, log, refuseToRewrite);
      const bus = await startBus(connection, log);
      const jobs = createJobs(db, undefined, log, jobList);
      const clock = () => new Date();
      const sessions = createSessions(db, bus, log);
      const live = createLive({ db, bus, sessions, clock, log });
      try {
        await jobs.start();
        const afterwards: (() => Promise<void>)[] = [];
        const ctx = asCommand({ db, now: clock(), config, jobs, live, sessions, afterwards });
        const said = await administer(ctx, words);
        for (const work of afterwards) await work();
        return said;
      } finally {
        live.stop();
        await jobs.stop();
        await bus.stop();
      }
    } finally {
      await db.destroy();
    }
  },
  { besideServer: true },
);
