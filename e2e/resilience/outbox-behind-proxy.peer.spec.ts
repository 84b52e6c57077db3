import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startWriteTracker } from '../fixtures/write-tracker.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { startServerProcess } from '../fixtures/server-process.ts';

const closing: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server without SMTP behind nginx, and the name of a mail that it has kept. */
async function serveBehindProxy(env: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-proxy-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess(dataDir, env);
  closing.push(server.stop);
  const proxy = await startNginx(server.url.replace('localhost', '127.0.0.1'));
  closing.push(proxy.stop);
  await startWriteTracker(() => proxy.url);
  // A mail that is still being written has another file extension.
  const mails = async () =>
    (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.eml'));
  await expect.poll(mails).toHaveLength(1);
  return { server, proxy, file: (await mails())[0] };
}

test('The mails of a server with an address of its own cannot be read through a plain proxy', async () => {
  const { server, proxy, file } = await serveBehindProxy({ PUBLIC_URL: 'https://tzemed.example' });
  for (const place of ['/dev/outbox', `/dev/outbox/${file}`]) {
    expect((await fetch(proxy.url + place)).status, `${place} through the proxy`).toBe(404);
    expect((await fetch(server.url + place)).status, `${place} from this machine`).toBe(404);
  }
  expect(server.said()).toContain('Mails are not sent');
});
