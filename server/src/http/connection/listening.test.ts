import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { openRawConnection } from '../../testing/fakes/raw-connection.ts';
import { closeSoon, listen, refuseTakenPort } from './listening.ts';

const post = (length: number) => [
  'POST / HTTP/1.1',
  'host: x',
  'content-type: application/json',
  `content-length: ${length}`,
];

it('A stop answers what is under way, and hangs up on who has not sent all of it by then', async () => {
  const app = Fastify();
  let begun = 0;
  app.addHook('onRequest', async () => void begun++);
  const answered = Promise.withResolvers<void>();
  app.post('/', async () => (await answered.promise, { ok: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const working = await openRawConnection(port);
  working.head(...post(2));
  working.send('{}');
  const late = await openRawConnection(port);
  late.head(...post(2));
  const stalled = await openRawConnection(port);
  stalled.head(...post(1000));
  stalled.send('{');
  await expect.poll(() => begun).toBe(3);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closing = closeSoon(app, 1000);
  late.send('{}');
  answered.resolve();
  expect((await working.answer()).status).toBe(200);
  expect((await late.answer()).status).toBe(200);
  vi.advanceTimersByTime(1000);
  await closing;
  await stalled.closed;
  await expect(stalled.answer()).rejects.toThrow('without an answer');
});

afterEach(() => void vi.useRealTimers());

it('An error that prevents listening has a readable message', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const host = '127.0.0.1';
  const words = `port ${port} is taken; choose another one with PORT`;
  await expect(refuseTakenPort({ host, port })).rejects.toThrow(words);
  await expect(listen(Fastify(), { host, port })).rejects.toThrow(words);
  await expect(refuseTakenPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'this machine does not have the address 192.0.2.1; choose another one with HOST',
  );
  await expect(refuseTakenPort({ host: 'no-such-host.invalid', port: 0 })).rejects.toThrow(
    /no-such-host\.invalid .+ HOST$/,
  );
  taken.close();
  await once(taken, 'close');
  await refuseTakenPort({ host, port });
  await refuseTakenPort({ host, port });
});
