// Ends with 0 when the server of this environment answers and its database does: the health check of containers. A worker,
// which has no site, is asked at METRICS_PORT.
const { PORT = '3000', METRICS_PORT, METRICS_TOKEN, WORK } = process.env;
const address = WORK === 'only' ? `http://127.0.0.1:${METRICS_PORT}/ready` : `http://127.0.0.1:${PORT}/api/health`;
const headers = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN}` } : {};
const answer = await fetch(address, { headers, signal: AbortSignal.timeout(8000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
