import type { BrowserContext, Page } from '@playwright/test';
import { linkToCard } from '../../web/src/screens.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { isSynced } from '../fixtures/stored-data.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ serviceWorkers: 'allow' });

const line = (page: Page) => page.getByText(/^אין חיבור\. מוצג מה שנשמר היום ב־/);

/** A household whose data is on the device: expenses of two pets, a record with a paper, a reminder, a vet. */
async function givenStored(page: Page) {
  const { token } = await givenPerson(page);
  const make = (path: string, body: object) => call(page, 'POST', path, { token, body });
  const { pet: bella } = await make('/pets', { name: 'בלה', species: 'dog' });
  const { pet: mitzi } = await make('/pets', { name: 'מיצי', species: 'cat' });
  const expense = { petId: bella.id, date: '2026-11-19', description: 'שק מזון', amount: 100, category: 'food' };
  await make('/expenses', expense);
  await make('/expenses', {
    ...expense,
    petId: mitzi.id,
    description: 'ביקור אצל הווטרינר',
    amount: 250.5,
    category: 'vet',
  });
  await make('/expenses', { ...expense, date: '2026-10-02', description: 'חטיפים', amount: 20 });
  const { record } = await make('/medical-records', {
    petId: bella.id,
    type: 'vaccination',
    description: 'חיסון כלבת',
    date: '2026-11-01',
  });
  const upload = await page.request.post(`/api/medical-records/${record.id}/attachments`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'תעודה.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) } },
  });
  expect(upload.status()).toBe(201);
  await make('/reminders', { petId: bella.id, title: 'כדור נגד תולעים', date: '2027-02-01T07:00:00Z', time: '09:00' });
  await make('/vets', { name: 'ד״ר לוי', phone: '04-555-0142' });
  await page.goto('/app/dashboard');
  await expect.poll(() => isSynced(page), { timeout: 90_000 }).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-app')).length))
    .toBe(1);
  return { token, bella, mitzi, record };
}

const cut = (context: BrowserContext) => context.setOffline(true);

test('Screens that nobody has opened before show their data without a connection, and say how old it is', async ({
  page,
  context,
}) => {
  test.slow();
  const { bella, record } = await givenStored(page);
  await cut(context);
  for (const [address, text] of [
    ['/app/dashboard', 'בלה'],
    ['/app/pets', 'מיצי'],
    [`/app/pets/${bella.id}`, 'חיסון כלבת'],
    [`/app/pets/${bella.id}/medical`, 'חיסון כלבת'],
    [`/app/pets/${bella.id}/expenses`, 'שק מזון'],
    [`/app/pets/${bella.id}/reminders`, 'כדור נגד תולעים'],
    ['/app/expenses', 'ביקור אצל הווטרינר'],
    ['/app/medical-records', 'חיסון כלבת'],
    [`/app/medical-records/${record.id}`, 'חיסון כלבת'],
    ['/app/reminders', 'כדור נגד תולעים'],
    ['/app/vets', 'ד״ר לוי'],
    ['/app/calendar', 'לוח שנה'],
    [linkToCard(bella.id), 'ד״ר לוי'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(line(page)).toBeVisible();
  }
});

test('Filters, order, sums and search work over the stored rows', async ({ page, context }) => {
  test.slow();
  await givenStored(page);
  await cut(context);
  const rows = page.getByRole('main').getByRole('row');
  await page.goto('/app/expenses?category=vet');
  await expect(page.getByText('ביקור אצל הווטרינר')).toBeVisible();
  await expect(rows.filter({ hasText: 'שק מזון' })).toHaveCount(0);
  await page.goto('/app/expenses?from=2026-11-01');
  await expect(page.getByText('שק מזון')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/350\.50/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('חטיפים')).toHaveCount(0);
  await page.goto('/app/search?q=כלבת');
  await expect(page.getByRole('main').getByRole('link', { name: /חיסון כלבת/ })).toBeVisible();
});

test('A recent paper opens without a connection', async ({ page, context }) => {
  test.slow();
  const { record } = await givenStored(page);
  await cut(context);
  await page.goto(`/app/medical-records/${record.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /תעודה\.jpg/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'צפייה: תעודה.jpg' });
  await expect(dialog.locator('.viewer-stage img')).toBeVisible();
  await expect(button(page, 'שמירה במכשיר')).toBeVisible();
});

test('Once the connection is back the screen shows what the server has, and says no more', async ({
  page,
  context,
}) => {
  test.slow();
  const { token, bella } = await givenStored(page);
  await cut(context);
  await page.goto('/app/expenses');
  await expect(line(page)).toBeVisible();
  const body = { petId: bella.id, date: '2026-11-20', description: 'קולר חדש', amount: 60, category: 'equipment' };
  await call(page, 'POST', '/expenses', { token, body });
  await context.setOffline(false);
  await expect(page.getByText('קולר חדש')).toBeVisible({ timeout: 45_000 });
  await expect(line(page)).toHaveCount(0);
});
