import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from './server-process.ts';

/** One real server for all journeys, on an empty database of its own; each journey makes its own account. */
export default async function start() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-e2e-'));
  // Push services stand on this machine here, and nobody waits for five minutes.
  const server = await startProcess(dataDir, { PRIVATE_HOSTS: '127.0.0.1', PUSH_PATIENCE: '5', PATIENCE_SCALE: '10' });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
