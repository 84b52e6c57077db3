import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersFor } from './security-headers.ts';
import { servePages } from './pages.ts';
import { answerNotFound } from '../not-found.ts';

let build: string;
const asked = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: FastifyInstance;

const inlineOf = (page: string) => ({ scripts: [`'sha256-${page}'`], styles: [`'sha256-css-of-${page}'`] });

/** Build output like that of the web application, with two screens. */
beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'tzemed-pages-'));
  for (const [file, content] of [
    ['app-paths.json', '["/app", "/expenses", "/pets"]'],
    [
      'csp.json',
      JSON.stringify({
        '/app/_/index.html': inlineOf('app'),
        '/pets/_/index.html': inlineOf('pet'),
        '/pets/_/card/index.html': inlineOf('card'),
        '/404/index.html': inlineOf('404'),
      }),
    ],
    ['client/app/_/index.html', 'the app'],
    ['client/pets/_/index.html', 'any pet'],
    ['client/pets/_/card/index.html', 'any card'],
    ['client/worker.js', 'keeps pages'],
    ['client/worker-off.js', 'keeps nothing'],
    ['client/404/index.html', 'אין עמוד כזה'],
    ['client/en/404/index.html', 'no such page'],
    ['client/ar/404/index.html', 'لا توجد صفحة'],
  ] as const) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true });
    await writeFile(path.join(build, file), content);
  }
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  await rm(build, { recursive: true });
});

const serve = async (options?: { isWorkerOff: boolean }) =>
  answerNotFound(app, await servePages(app, path.join(build, 'client'), headersFor({ https: false }).page, options));

test.each([
  ['/app', 200, 'the app'],
  ['/app/anything/below', 200, 'the app'],
  ['/expenses', 200, 'the app'],
  ['/expenses?petId=1', 200, 'the app'],
  ['/pets/01980b1e-7c00-7000-8000-000000000001', 200, 'any pet'],
  ['/pets/01980b1e-7c00-7000-8000-000000000001/?add=1', 200, 'any pet'],
  ['/pets/01980b1e-7c00-7000-8000-000000000001/below', 200, 'the app'],
  ['/pets/01980b1e-7c00-7000-8000-000000000001/card', 200, 'any card'],
  ['/pets/01980b1e-7c00-7000-8000-000000000001/card/?x=1', 200, 'any card'],
  ['/pets/card', 200, 'any pet'],
  ['/pets', 200, 'the app'],
  ['/expensesx', 404, 'אין עמוד כזה'],
  ['/nowhere', 404, 'אין עמוד כזה'],
  ['/en/expenses', 404, 'no such page'],
  ['/ar', 404, 'لا توجد صفحة'],
])('%s is answered with %i and «%s»', async (url, status, page) => {
  await serve();
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([status, page]);
});

test.each([
  ['/login', '/login'],
  ['/login?next=%2Fapp', '/login?next=%2Fapp'],
  ['//elsewhere.example/x', '/'],
  ['/\\elsewhere.example', '/'],
])('A form sent to the page %s leads a browser to %s, and a program gets an answer for programs', async (url, to) => {
  await serve();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', url, payload: 'email=a&password=b' } as const;
  const answer = await app.inject({ ...sent, headers: { ...headers, ...asked } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
  expect((await app.inject({ ...sent, headers })).statusCode).toBeGreaterThanOrEqual(400);
});

test('A page may run the scripts and use the styles that its build knows, and no other page’s', async () => {
  await serve();
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/app')).toContain("script-src 'self' 'sha256-app';");
  expect(await policyOf('/pets/1')).toContain("script-src 'self' 'sha256-pet';");
  expect(await policyOf('/404/')).toContain("script-src 'self' 'sha256-404';");
  expect(await policyOf('/nowhere')).toContain("script-src 'self' 'sha256-404';style-src 'self' 'sha256-css-of-404';");
  for (const url of ['/app', '/pets/1', '/404/', '/nowhere'])
    expect(await policyOf(url)).not.toContain('unsafe-inline');
});

test.each(['app-paths.json', 'csp.json'])('A build without its %s is refused with what to do', async (file) => {
  await rm(path.join(build, file));
  await expect(serve()).rejects.toThrow(`${file}; run npm run build`);
});

test('The worker is asked for anew each time; switched off, its address answers with the one that keeps nothing', async () => {
  await serve({ isWorkerOff: true });
  const answer = await app.inject('/worker.js');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'keeps nothing', 'no-cache']);
  app = Fastify();
  await serve();
  const on = await app.inject('/worker.js');
  expect([on.body, on.headers['cache-control']]).toEqual(['keeps pages', 'no-cache']);
});

test('Files that are shared before the worker is there are dropped unread, and the page says so', async () => {
  await serve();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'POST', url: '/app/share', headers, payload: Buffer.alloc(3_000_000) });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/app/share?failed=early']);
});
