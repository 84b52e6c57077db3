import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from './server-process.ts';

/** One real server for all journeys, on an empty database of its own; each journey makes its own account. */
export default async function start() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-e2e-'));
  const server = await startProcess(dataDir);
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
