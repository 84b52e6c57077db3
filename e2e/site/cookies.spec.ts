import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, field } from '../fixtures/user-actions.ts';

type Kept = { store: string; key: string };

/** Storage keys in the browser now, and names of databases. */
const keptBy = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => ({ store: 'local', key })),
    ...Object.keys(sessionStorage).map((key) => ({ store: 'session', key })),
    ...(await caches.keys()).map((key) => ({ store: 'cache', key })),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ store: 'database', key: name })),
    ...document.cookie
      .split(';')
      .filter((cookie) => cookie !== '')
      .map((key) => ({ store: 'cookie', key })),
  ]);

/** The names on the page of cookies; '…' stands for the rest of a name. */
async function listed(page: Page): Promise<Kept[]> {
  await page.goto('/en/cookies');
  return page
    .getByRole('main')
    .locator('code')
    .evaluateAll((codes) =>
      codes.map((code) => ({ store: (code as HTMLElement).dataset.store!, key: code.textContent! })),
    );
}

const isListed = (lines: readonly Kept[], { store, key }: Kept) =>
  lines.some(
    (line) =>
      line.store === store && (line.key.endsWith('…') ? key.startsWith(line.key.slice(0, -1)) : key === line.key),
  );

test('Everything that the site keeps in a browser is on its page of cookies', async ({ page, context }) => {
  const lines = await listed(page);
  expect(lines.length).toBeGreaterThan(10);
  const found: Kept[] = [];
  const look = async () => void found.push(...(await keptBy(page)));

  await page.goto('/signup');
  await button(page, 'ערכת נושא כהה').click();
  await field(page, 'שם מלא').fill('דנה כהן');
  await field(page, 'אימייל').fill(`kept-${Date.now()}@example.co.il`);
  await field(page, 'סיסמה').fill('Bella-in-the-park-2026');
  await field(page, 'אימות סיסמה').fill('Bella-in-the-park-2026');
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await look();
  await page.getByRole('main').getByRole('button', { name: 'הרשמה', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await look();

  await page.goto('/app/pets?add=1');
  await page.getByRole('dialog').getByLabel('שם').first().fill('בלה');
  await look();
  await page.getByRole('dialog').getByText('כלב', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('בלה').first()).toBeVisible();
  await look();
  // Rows are kept behind the screen, once it stands.
  await expect.poll(async () => (await keptBy(page)).some(({ store }) => store === 'database')).toBe(true);
  await look();
  await page.goto('/app/expenses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('בלה').first()).toBeVisible();
  await look();

  await page.goto('/');
  await page.getByRole('button', { name: /^שפה/ }).click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/en');
  await look();

  expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(['authToken', 'theme', 'lang', 'deviceMark']));
  expect(found.filter((one) => !isListed(lines, one))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
