import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPostgres } from './db/embedded/leftover-processes.ts';
import { emptyDatabase } from './testing/database/test-database.ts';
import { urlOf } from './testing/database/database-server.ts';

const root = await realpath(await mkdtemp(path.join(tmpdir(), 'tzemed-main-')));
afterAll(() => rm(root, { recursive: true }));

/** The program as `npm start` runs it, but for its bundle, until it ends; told to stop when it says that it is ready. */
async function program(env: Record<string, string>) {
  const file = path.join(import.meta.dirname, 'main.ts');
  const child = execFile(process.execPath, [file], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let [said, complained] = ['', ''];
  child.stdout!.on('data', (text: string) => {
    said += text;
    if (said.includes('is ready on')) child.kill('SIGTERM');
  });
  child.stderr!.on('data', (text: string) => (complained += text));
  const [code] = await once(child, 'close');
  return { code, said, complained: complained.trim().split('\n') };
}

it('A port that is taken is told in one line, and nothing is begun', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const DATA_DIR = path.join(root, 'taken');
  const { code, complained } = await program({ DATA_DIR, PORT: `${(holder.address() as AddressInfo).port}` });
  expect(code).toBe(1);
  expect(complained).toEqual([expect.stringMatching(/^צמד cannot start: .*port/i)]);
  expect(findPostgres(path.join(DATA_DIR, 'postgres/data'))).toEqual([]);
  holder.close();
});

it('A database that ends while it gets ready is told in one line, with what it complains of', async () => {
  const DATA_DIR = path.join(root, 'broken');
  const cluster = path.join(DATA_DIR, 'postgres/data');
  // A folder that holds no more than its version.
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(path.join(cluster, 'PG_VERSION'), '18\n');
  const { code, complained } = await program({ DATA_DIR });
  expect(code).toBe(1);
  expect(complained).toEqual([expect.stringMatching(/^צמד cannot start: PostgreSQL did not start: ./)]);
  expect(findPostgres(cluster)).toEqual([]);
});

it('A server with a running database becomes ready, and stops when it is told to', async () => {
  const { connection, drop } = await emptyDatabase();
  const DATA_DIR = path.join(root, 'shared');
  const { code, said, complained } = await program({ DATA_DIR, DATABASE_URL: urlOf(connection) });
  expect({ code, complained }).toEqual({ code: 0, complained: [''] });
  expect(said).toMatch(/^צמד is ready on http:\/\/localhost:\d+ \(\d+\.\d s, data in /);
  await drop();
});
