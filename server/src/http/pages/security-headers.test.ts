import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { headersFor, addSecurityHeaders } from './security-headers.ts';

let app: FastifyInstance;
afterEach(() => app.close());

function serve({ https }: { https: boolean }) {
  app = Fastify();
  addSecurityHeaders(app, headersFor({ https }));
  app.get('/api/pets', () => ({}));
  app.get('/page', (_request, reply) => reply.type('text/html').send('<p>'));
  app.get('/own', (_request, reply) => reply.type('text/html').header('content-security-policy', 'own').send('<p>'));
  app.get('/apiary.js', (_request, reply) => reply.type('text/javascript').send('1'));
}

/** Response headers without those that any server sends. */
async function headersAt(url: string) {
  const { date: _date, connection: _connection, 'content-length': _length, ...own } = (await app.inject(url)).headers;
  return own;
}

test('An answer of the API says that it is nothing to look at, and nothing to keep', async () => {
  serve({ https: true });
  const { 'x-request-id': id, ...headers } = await headersAt('/api/pets');
  expect(id).toMatch(/./);
  expect(headers).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect((await app.inject('/api/nothing')).headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('A file says only what is said of files', async () => {
  serve({ https: false });
  expect(await headersAt('/apiary.js')).toEqual({
    'content-type': 'text/javascript',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('A page may load what is ours, run no script that is not known, and be framed by nobody', async () => {
  serve({ https: true });
  const headers = await headersAt('/page');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Excludes features that Chromium does not know, such as `attribution-reporting`, because it logs each of them.
    'permissions-policy': expect.stringMatching(/^(?!.*attribution)([a-z-]+=\(\), ){30,}[a-z-]+=\(\)$/),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]);
  expect(await headersAt('/own')).toMatchObject({ 'content-security-policy': 'own', 'referrer-policy': 'no-referrer' });
});

test('Without TLS nothing is said of it, and nobody is told what we are made of', async () => {
  serve({ https: false });
  for (const url of ['/api/pets', '/page', '/apiary.js'])
    expect(await headersAt(url)).not.toMatchObject({ 'strict-transport-security': expect.anything() });
  const { headers } = await app.inject('/api/pets');
  expect([headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([undefined, undefined]);
});
