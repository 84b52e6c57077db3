// Ends with 0 when the server of this environment answers and its database does: the health check of containers. A worker,
// which has no site, is asked at METRICS_PORT.
import { readFileSync } from 'node:fs';

const { PORT = '3000', METRICS_PORT, METRICS_TOKEN, METRICS_TOKEN_FILE, WORK } = process.env;
const address = WORK === 'only' ? `http://127.0.0.1:${METRICS_PORT}/ready` : `http://127.0.0.1:${PORT}/api/health`;
const token = METRICS_TOKEN || (METRICS_TOKEN_FILE && readFileSync(METRICS_TOKEN_FILE, 'utf8').trim());
const headers = token ? { authorization: `Bearer ${token}` } : {};
const answer = await fetch(address, { headers, signal: AbortSignal.timeout(8000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
