// A process of its own that holds the data folder of its argument until it is killed.
import { startEmbedded } from '../../db/embedded/embedded-database.ts';
import { quietLog } from '../quiet-log.ts';

await startEmbedded({ dataDir: process.argv[2] as string, log: quietLog });
console.log('holding');
