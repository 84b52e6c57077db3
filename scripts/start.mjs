// `npm start`
import { runServer } from './run-server.mjs';

await runServer();
