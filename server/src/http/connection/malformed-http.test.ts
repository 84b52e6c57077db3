import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openRawConnection } from '../../testing/fakes/raw-connection.ts';
import { answerMalformedRequest } from './malformed-http.ts';

const app = await testApp();
const port = await app.listen();

/** A plain server with little patience: what the product gives 15 s for, this one gives a moment. */
const hasty = createServer({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
hasty.on('clientError', answerMalformedRequest).listen(0);
afterAll(() => void hasty.close().closeAllConnections());

it.each([
  ['is none', 'nonsense\r\n\r\n', 400, 'badRequest'],
  [
    'says two lengths',
    'POST /api/pets HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'badRequest',
  ],
  ['has a head of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'payloadTooLarge'],
])('A request that %s is refused in the shape of every refusal', async (_what, sent, status, error) => {
  const wire = await openRawConnection(port);
  wire.send(sent);
  const answer = await wire.answer();
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error, message: expect.any(String), requestId: answer.headers['x-request-id'] });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
  await wire.closed;
});

it('A head that does not come to its end is told so', async () => {
  const wire = await openRawConnection((hasty.address() as AddressInfo).port);
  wire.send('GET / HTTP/1.1\r\nhost: x\r\n');
  expect(await wire.answer()).toMatchObject({ status: 408, body: { error: 'tooSlow' } });
  await wire.closed;
});
