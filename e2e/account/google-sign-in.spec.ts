import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProvider, type OpenIdProvider } from '../../server/src/testing/fakes/openid-provider.ts';
import { freePort } from '../fixtures/free-port.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

let dataDir: string;
let provider: OpenIdProvider;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-google-'));
  // The address has to be known before the server starts: the provider sends nobody anywhere else.
  const port = await freePort();
  const address = `http://localhost:${port}`;
  provider = await openProvider(`${address}/auth/google/callback`);
  server = await startServerProcess(dataDir, { PORT: String(port), PUBLIC_URL: address, ...provider.env });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('Google sign-in goes to the provider and comes back signed in, the second time into the same account', async ({
  page,
}) => {
  const email = `noa-${randomUUID()}@example.co.il`;
  provider.welcome({
    sub: randomUUID(),
    email,
    email_verified: true,
    name: 'נועה לוי',
    given_name: 'נועה',
    family_name: 'לוי',
  });
  await page.goto(`${server.url}/signup`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page).toHaveURL(`${server.url}/app/dashboard`);
  const terms = page.getByRole('dialog', { name: 'תנאים ופרטיות' });
  await expect(terms.getByRole('checkbox')).toHaveCount(2);
  for (const box of await terms.getByRole('checkbox').all()) await box.check();
  await terms.getByRole('button', { name: 'אישור' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('נועה לוי');
  const idOf = () =>
    page.evaluate(
      () =>
        JSON.parse(atob((localStorage.getItem('authToken') ?? '').split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')))
          .id as string,
    );
  const first = await idOf();

  await page.goto(`${server.url}/terms`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page).toHaveURL(`${server.url}/app/dashboard`);
  expect(await idOf()).toBe(first);
});

test('A provider that does not vouch for the address lets nobody in', async ({ page }) => {
  provider.welcome({ sub: randomUUID(), email: `x-${randomUUID()}@example.co.il`, email_verified: false });
  await page.context().clearCookies();
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText('כתובת האימייל בחשבון Google אינה מאומתת').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
