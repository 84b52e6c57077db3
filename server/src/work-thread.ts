import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { aliveEveryMs, type Said, type Workplace } from './keep-working.ts';
import { giveWay } from './lib/give-way.ts';
import { createLog } from './lib/log.ts';
import { traceSources } from './lib/traces.ts';
import { startServer } from './start-server.ts';

/*
 * The background work of a server, in a thread beside its requests: what `npm run worker` does in a process. It ends at the
 * first message.
 */
traceSources();
const port = parentPort!;
const { config, connection } = workerData as Workplace;
const told = once(port, 'message');
const say = (said: Said) => port.postMessage(said);
setInterval(() => say('alive'), aliveEveryMs);
giveWay();
const shared = { connection, isLaid: true, stop: async () => undefined };
const server = await startServer({ ...config, work: 'only', demo: false }, createLog(config.logLevel), '', shared);
void server.work().then(() => say('begun'));
await told;
await server.stop();
process.exit(0);
