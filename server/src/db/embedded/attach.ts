import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { StartupError } from '../../lib/startup-error.ts';
import { applicationDatabase } from './application-database.ts';

/** Lines of `postmaster.pid`, which PostgreSQL writes while it runs. */
const PORT_LINE = 3;
const SOCKET_FOLDER_LINE = 4;

/**
 * Connection to the embedded server that another process runs on `dataDir`.
 *
 * @throws StartupError when none is running there
 */
export function attachToEmbedded(dataDir: string): PoolConfig {
  const home = join(dataDir, 'postgres');
  const lines = readLines(join(home, 'data', 'postmaster.pid'));
  const socketFolder = lines[SOCKET_FOLDER_LINE]?.trim();
  const password = join(home, 'password');
  return applicationDatabase({
    host: socketFolder || '127.0.0.1',
    port: Number(lines[PORT_LINE]),
    ...(existsSync(password) && { password: readFileSync(password, 'utf8') }),
  });
}

function readLines(file: string) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    throw new StartupError('The embedded database is not running, or still starting', { cause: error });
  }
}
