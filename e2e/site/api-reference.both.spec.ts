import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';

type Operation = { readonly operationId: string; readonly tags: readonly string[]; readonly summary: string };
type Served = {
  readonly info: { readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
};

const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const pageOf = (tag: string) => `/developers/${tag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test('Every call of the served document stands on a page, in each language @desktop', async ({ request }) => {
  test.setTimeout(120_000);
  const served = (await (await request.get('/api/openapi.json')).json()) as Served;
  const calls = Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  expect(calls.length).toBeGreaterThan(200);
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const faults: string[] = [];
  for (const prefix of ['', '/en', '/ar']) {
    const start = await (await request.get(`${prefix}/api`)).text();
    expect(plain(start)).toContain(served.info.version);
    for (const tag of tags) {
      const address = prefix + pageOf(tag);
      if (!start.includes(`href="${address}"`)) faults.push(`${prefix}/api does not lead to ${address}`);
      const html = await (await request.get(address)).text();
      const words = plain(html);
      for (const { operation, path, method } of calls.filter((call) => call.operation.tags.includes(tag)))
        for (const [part, where] of [
          [`id="${operation.operationId.replace('.', '-')}"`, html],
          [`${method}/api${path}`, words],
          [operation.summary.replaceAll('`', ''), words],
        ] as const)
          if (!where.includes(part)) faults.push(`${address} lacks ${part}`);
    }
  }
  expect(faults).toEqual([]);
});

test('A reader of the API reference finds a resource, its calls, and code to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/api');
  await expect(page).toHaveTitle('API – צמד');
  await expect(page.getByRole('heading', { name: 'אימות וטוקן' })).toBeVisible();
  await expectNoViolations(page, 'api');
  const isWide = page.viewportSize()!.width >= 992;
  const menu = page.getByRole('navigation', { name: 'תוכן ה־API' });
  if (!isWide) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'תוכן ה־API' }).click();
  }
  await expect(menu).toBeVisible();
  const find = menu.getByRole('searchbox', { name: 'חיפוש' });
  await find.fill('no such thing');
  await expect(menu.getByRole('status')).toHaveText('לא מצאנו קריאה כזאת.');
  await find.fill('/expenses/budget/{id}');
  await expect(menu.getByText('לא מצאנו קריאה כזאת.')).toHaveCount(0);
  await menu.getByRole('link', { name: 'תקציבים' }).click();
  await expect(page).toHaveURL('/developers/budgets');

  const call = page.locator('#budgets-create');
  await expect(call.getByRole('heading', { level: 2 })).toHaveText('POST/api/expenses/budget');
  await expect(call.locator('pre').first()).toContainText('curl -X POST');
  await call.getByRole('radio', { name: 'Python' }).check();
  await expect(call.locator('pre').filter({ visible: true }).first()).toContainText('requests.post(');
  await call.getByRole('button', { name: 'העתקה' }).filter({ visible: true }).first().click();
  await expect(call.getByRole('button', { name: 'הועתק' })).toHaveCount(1);
  await expectNoViolations(page, 'a resource');
});

for (const address of ['/en/developers/auth', '/ar/developers/expenses'])
  test(`${address} has no barrier and fits its screen`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.api-call').first()).toBeVisible();
    await expectNoViolations(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('The document is kept as a file, and what is not in the reference is a 404', async ({ page }) => {
  await page.goto('/en/api');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  expect((await saved).suggestedFilename()).toBe('openapi.json');
  expect((await page.request.get('/developers/nothing', { headers: { Accept: 'text/html' } })).status()).toBe(404);
  expect((await page.request.get('/api/nothing')).headers()['content-type']).toContain('application/json');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('The menu opens, and samples change', async ({ page }) => {
    await page.goto('/developers/tags');
    const menu = page.getByRole('navigation', { name: 'תוכן ה־API' });
    if (page.viewportSize()!.width < 992) await page.getByRole('button', { name: 'תוכן ה־API' }).click();
    await expect(menu.getByRole('link', { name: 'תגיות' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('searchbox')).toBeHidden();
    await page.keyboard.press('Escape');
    const call = page.locator('#tags-list');
    await call.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(call.locator('pre').filter({ visible: true }).first()).toContainText('await fetch(');
    await expect(call.getByRole('button', { name: 'העתקה' })).toHaveCount(0);
  });
});
