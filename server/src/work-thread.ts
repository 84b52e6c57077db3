import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import type { Config } from './config.ts';
import { giveWay } from './lib/give-way.ts';
import { createLog } from './lib/log.ts';
import { startServer } from './start-server.ts';

/** What the thread is given: the settings of whom it works for, and where the database is. */
export type Given = { readonly config: Config; readonly connection: pg.PoolConfig };

/*
 * The background work of a server, in a thread beside its requests: what `npm run worker` does in a process. It says when
 * it has begun, and ends at the first message.
 */
const port = parentPort!;
const { config, connection } = workerData as Given;
const told = once(port, 'message');
giveWay();
const server = await startServer({ ...config, work: 'only', demo: false }, createLog(config.logLevel), '', connection);
void server.work().then(() => port.postMessage('begun'));
await told;
await server.stop();
process.exit(0);
