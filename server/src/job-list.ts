import type { ConnectedContext } from './context.ts';
import { jobsWith as backupJobsWith } from './backup/jobs.ts';
import { jobs as delivery } from './delivery/jobs.ts';
import { exportSources } from './export-sources.ts';
import { jobs as auth } from './features/auth/jobs.ts';
import { jobsWith as careJobsWith } from './features/care/jobs.ts';
import { jobs as deletion } from './features/deletion/jobs.ts';
import { jobs as handovers } from './features/handovers/jobs.ts';
import { jobs as households } from './features/households/jobs.ts';
import { jobs as newsletter } from './features/newsletter/jobs.ts';
import { followSource } from './features/reminders/service-sources.ts';
import { jobs as status } from './features/status/jobs.ts';
import { jobs as support } from './features/support-tickets/jobs.ts';
import { jobs as files } from './files/jobs.ts';
import { jobs as http } from './http/jobs.ts';
import { jobs as identity } from './identity/jobs.ts';
import type { AnyJob } from './jobs/job.ts';
import { jobs as live } from './live/jobs.ts';
import { jobs as mail } from './mail/jobs.ts';
import { jobs as administration } from './views/administration/jobs.ts';
import { jobsWith as exportJobsWith } from './views/exports/jobs.ts';
import { jobs as letters } from './views/letter/jobs.ts';
import { jobs as trash } from './views/trash/jobs.ts';

/** Every kind of background work, each defined where it belongs. */
export const jobList: readonly AnyJob<ConnectedContext>[] = [
  ...administration,
  ...auth,
  ...backupJobsWith(() => jobList),
  ...careJobsWith(followSource),
  ...deletion,
  ...delivery,
  ...exportJobsWith(exportSources),
  ...handovers,
  ...files,
  ...households,
  ...http,
  ...identity,
  ...letters,
  ...live,
  ...newsletter,
  ...status,
  ...support,
  ...mail,
  ...trash,
];

/** Kinds of which some are begun a second, at most: many of them wait for long, and nothing is wrong. */
export const pacedJobs = jobList.filter(({ perSecond }) => perSecond !== undefined).map(({ name }) => name);
