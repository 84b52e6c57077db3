import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isPrivateAddress, OutboundError, resolvePublicAddresses, postOutbound } from './outbound-http.ts';

describe('An address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('%s is inside', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is of the public internet',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof OutboundError ? error.code : String(error)),
  );
const refusal = (url: string, insiders: string[] = []) => codeOf(resolvePublicAddresses(new URL(url), insiders));

describe('The target of an outbound request', () => {
  it.each([
    ['https://127.0.0.1/x', 'inside'],
    ['https://[::1]/x', 'inside'],
    ['https://[::ffff:7f00:1]/x', 'inside'],
    // Notations that browsers accept: all of them are this machine.
    ['https://2130706433/x', 'inside'],
    ['https://0x7f.1/x', 'inside'],
    ['https://127.1/x', 'inside'],
    ['https://localhost/x', 'unknown'],
    ['http://1.1.1.1/x', 'inside'],
    ['https://nowhere.invalid/x', 'unknown'],
    ['https://1.1.1.1/x', 'sent'],
  ])('%s: %s', async (url, code) => expect(await refusal(url)).toBe(code));

  it('may be inside where whoever runs the server says so, and there alone', async () => {
    expect(await refusal('http://192.168.1.5:8123/hook', ['192.168.1.5'])).toBe('sent');
    expect(await refusal('http://192.168.1.6:8123/hook', ['192.168.1.5'])).toBe('inside');
  });

  it('is not followed elsewhere, and nothing is read of what comes back', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: '/elsewhere' });
      const endless = setInterval(() => response.write('x'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(endless));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const status = await postOutbound(new URL(`http://127.0.0.1:${port}/`), { headers: {}, body: 'x' }, ['127.0.0.1']);
    expect([status, asked]).toEqual([302, 1]);
  });

  it('is asked for the same name once: the connection goes to what was looked at', async () => {
    const url = new URL('https://1.1.1.1/');
    expect(await resolvePublicAddresses(url, [])).toEqual(['1.1.1.1']);
  });

  it('is left alone for a while once it has kept silent three times', async () => {
    const requests: (() => void)[] = [];
    // Eight seconds are over for each request as soon as the server has it.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const time = new AbortController();
      requests.push(() => time.abort());
      return time.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    let asked = 0;
    const server = createServer(() => requests[asked++]?.());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const send = () =>
      codeOf(postOutbound(new URL(`http://127.0.0.1:${port}/`), { headers: {}, body: 'x' }, ['127.0.0.1']));
    expect(await Promise.all([send(), send(), send()])).toEqual(['unanswered', 'unanswered', 'unanswered']);
    expect(await send()).toBe('unanswered');
    expect(asked).toBe(3);
  });
});
