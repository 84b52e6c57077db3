// `npm run demo`: a site of its own, with an account and animals to look at.
import { runServer } from './run-server.mjs';

await runServer({ DEMO: '1', DATA_DIR: process.env.DATA_DIR ?? 'data-demo' });
