import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launcher } from './launcher.ts';

/** Address of the embedded server: connection settings of the client and settings of the server. */
export interface Endpoint {
  client: { host: string; port: number; password?: string };
  settings: Record<string, string>;
  /** Arguments of `initdb` that decide who may connect. */
  authentication: string[];
  /** Files that exist while the server listens, and remain when it is killed. */
  files: string[];
  close(): void;
}

const SOCKET = '.s.PGSQL.5432';
/** `sockaddr_un` holds 108 bytes on Linux and 104 on macOS, closing zero included. */
const LONGEST_SOCKET_PATH = 103;

export async function openEndpoint(home: string, launcher: Launcher): Promise<Endpoint> {
  return process.platform === 'win32' ? loopback(home) : unixSocket(home, launcher);
}

/** Anyone who can enter the folder of the socket is trusted, so no other account can. */
function unixSocket(home: string, { account }: Launcher): Endpoint {
  const near = join(home, 'run');
  const fits = Buffer.byteLength(join(near, SOCKET)) <= LONGEST_SOCKET_PATH;
  const host = fits ? near : mkdtempSync(join(tmpdir(), 'tzemed-'));
  mkdirSync(host, { recursive: true, mode: 0o700 });
  if (account) chownSync(host, account.uid, account.gid);
  return {
    client: { host, port: 5432 },
    settings: { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' },
    authentication: ['--auth=trust'],
    files: [join(host, SOCKET), join(host, `${SOCKET}.lock`)],
    close: () => (fits ? undefined : rmSync(host, { recursive: true, force: true })),
  };
}

/** Windows has no such folder: a random password guards the port instead. */
async function loopback(home: string): Promise<Endpoint> {
  const passwordFile = join(home, 'password');
  const password = readOrWrite(passwordFile, randomBytes(24).toString('hex'));
  const port = await freePort();
  return {
    client: { host: '127.0.0.1', port, password },
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    authentication: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    files: [],
    close: () => undefined,
  };
}

function readOrWrite(path: string, content: string): string {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
