import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
const read = async (url: string, options: { headers?: Record<string, string>; from?: string } = {}) => {
  const answer = await app.call('GET', url, options);
  return { ...answer, html: String(answer.body) };
};

describe('the outbox page', () => {
  it('shows the mails that were not sent, newest first, with links that can be pressed', async () => {
    expect((await read('/dev/outbox')).html).toContain('No mail yet.');
    const first = await signUp(app);
    await app.drainJobs();
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const second = await signUp(app);
    await app.drainJobs();
    const list = await read('/dev/outbox');
    expect(list.html.indexOf(second.email)).toBeGreaterThan(0);
    expect(list.html.indexOf(second.email)).toBeLessThan(list.html.indexOf(first.email));
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(list.headers['cache-control']).toBe('no-store');

    const link = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.html)?.[1] ?? '';
    const { status, html } = await read(link);
    expect(status).toBe(200);
    expect(html).toMatch(/<a href="http:\/\/localhost:3000\/verify-email#token=[\w-]+" dir="ltr">/);
  });

  it.each([
    ['another machine', { from: '192.0.2.1' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
    ['another proxy on this machine', { headers: { forwarded: 'for=192.0.2.1' } }],
    ['a page that took a name for this machine', { headers: { host: 'evil.example:3000' } }],
  ])('is not there for %s', async (_, options) => {
    expect((await read('/dev/outbox', options)).status).toBe(404);
  });

  it('shows nothing but its own mails', async () => {
    for (const file of ['..%2fsecrets.json', 'secrets.json', 'none.eml']) {
      expect((await read(`/dev/outbox/${file}`)).status).toBe(404);
    }
  });

  it('is not there when mails are sent', async () => {
    const sending = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
    expect((await sending.call('GET', '/dev/outbox')).status).toBe(404);
  });

  it('is served for a public URL only if OUTBOX is set, and only to this machine', async () => {
    const PUBLIC_URL = 'https://tzemed.example';
    const silent = await testApp({ PUBLIC_URL });
    const told = await testApp({ PUBLIC_URL, OUTBOX: '1' });
    expect((await silent.call('GET', '/dev/outbox')).status).toBe(404);
    expect((await told.call('GET', '/dev/outbox')).status).toBe(200);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await told.call('GET', '/dev/outbox', { headers })).status).toBe(404);
  });
});
