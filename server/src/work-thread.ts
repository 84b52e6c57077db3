import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { aliveEveryMs, type WorkThreadMessage, type WorkThreadData } from './supervise-work-thread.ts';
import { lowerThreadPriority } from './lib/process/lower-thread-priority.ts';
import { createLog } from './lib/log.ts';
import { installSourceMappedTraces } from './lib/source-mapped-traces.ts';
import { startServer } from './start-server.ts';

/*
 * The background work of a server, in a thread beside its requests: what `npm run worker` does in a process. It ends at the
 * first message.
 */
installSourceMappedTraces();
const port = parentPort!;
const { config, connection, pool } = workerData as WorkThreadData;
const told = once(port, 'message');
const say = (said: WorkThreadMessage) => port.postMessage(said);
setInterval(() => say('alive'), aliveEveryMs);
lowerThreadPriority();
const shared = { connection, pool, isLaid: true, stop: async () => undefined };
const server = await startServer(
  { ...config, work: 'only', demo: false, metrics: undefined },
  createLog(config.logLevel),
  '',
  shared,
);
void server.work().then(() => say('begun'));
await told;
await server.stop();
process.exit(0);
