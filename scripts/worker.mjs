// `npm run worker`: a process that answers nobody and does the background work, beside servers with WORK=elsewhere
import { runServer } from './run-server.mjs';

await runServer({ WORK: 'only' });
