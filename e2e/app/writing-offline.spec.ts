import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { outboxEntries, storesOnDevice } from '../fixtures/outbox-entries.ts';
import {
  button,
  call,
  choose,
  field,
  fillSignIn,
  givenAccount,
  givenPerson,
  newPerson,
  openForm,
} from '../fixtures/user-actions.ts';

/** One pixel, as a phone's camera would never make it. */
const photo = {
  name: 'קבלה.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function givenBella(page: Page) {
  const person = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token: person.token, body: { name: 'בלה', species: 'dog' } });
  return { ...person, petId: pet.id as string };
}

type Expense = { id: string; description: string; amount: number; attachmentCount: number };
const expensesOf = async (page: Page, token: string): Promise<Expense[]> =>
  (await call(page, 'GET', '/expenses?limit=100', { token })).expenses;

async function addExpense(page: Page, description: string, file?: typeof photo) {
  await openForm(page, 'הוספת הוצאה');
  const dialog = page.getByRole('dialog');
  await field(page, 'תיאור').fill(description);
  await field(page, 'סכום').fill('289.90');
  await choose(page, 'קטגוריה', 'מזון');
  if (file) {
    await dialog.locator('input[type=file]').first().setInputFiles(file);
    await expect(dialog.getByText(file.name).first()).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The app has opened its storage, and has what it needs without a connection. */
async function openExpenses(page: Page) {
  await page.goto('/app/expenses');
  await expect.poll(() => storesOnDevice(page), { timeout: 60_000 }).toBe(true);
  // The code of the form is on the device, as it is after ten quiet seconds.
  await openForm(page, 'הוספת הוצאה');
  await expect(field(page, 'תיאור')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('An expense with its photo that is saved without a connection arrives once, with the photo', async ({
  page,
  context,
}) => {
  const { token } = await givenBella(page);
  await openExpenses(page);
  await context.setOffline(true);
  await addExpense(page, 'שק מזון יבש', photo);
  await expect(page.getByText('שק מזון יבש').first()).toBeVisible();
  expect(await expensesOf(page, token)).toEqual([]);
  expect(await outboxEntries(page)).toHaveLength(2);
  await context.setOffline(false);
  await expect.poll(() => outboxEntries(page), { timeout: 60_000 }).toEqual([]);
  expect(await expensesOf(page, token)).toMatchObject([
    { description: 'שק מזון יבש', amount: 289.9, attachmentCount: 1 },
  ]);
});

test('A reload while it waits loses nothing, and an edit of it is sent with it', async ({ page, context }) => {
  const { token } = await givenBella(page);
  await openExpenses(page);
  // The pages come, and the API does not answer.
  await context.route('**/api/**', (route) => route.abort());
  await addExpense(page, 'שק מזון');
  await page.reload();
  await expect(page.getByText('שק מזון').first()).toBeVisible();
  await button(page, 'עריכת שק מזון').click();
  await field(page, 'תיאור').fill('שק מזון גדול');
  await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('שק מזון גדול').first()).toBeVisible();
  await context.unroute('**/api/**');
  await expect.poll(() => outboxEntries(page), { timeout: 60_000 }).toEqual([]);
  expect(await expensesOf(page, token)).toMatchObject([{ description: 'שק מזון גדול' }]);
});

test('The app is closed between a write and its answer: it is made once', async ({ page, context }) => {
  const { token } = await givenBella(page);
  await openExpenses(page);
  // The server has done it, and nobody hears of it.
  await context.route('**/api/expenses', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return undefined;
  });
  await openForm(page, 'הוספת הוצאה');
  await field(page, 'תיאור').fill('קולר');
  await field(page, 'סכום').fill('40');
  await choose(page, 'קטגוריה', 'ציוד');
  await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect.poll(() => expensesOf(page, token)).toHaveLength(1);
  await page.close();
  await context.unroute('**/api/expenses');
  const next = await context.newPage();
  await next.goto('/app/expenses');
  await expect(next.getByText('קולר').first()).toBeVisible();
  await expect.poll(() => outboxEntries(next), { timeout: 60_000 }).toEqual([]);
  expect(await expensesOf(next, token)).toHaveLength(1);
});

test('One refused entry is kept, and the others go on', async ({ page, context }) => {
  const { token, petId } = await givenBella(page);
  const body = { petId, date: '2026-11-19', description: 'רצועה', amount: 55, category: 'equipment' };
  const { expense } = await call(page, 'POST', '/expenses', { token, body });
  await openExpenses(page);
  await context.setOffline(true);
  await button(page, 'עריכת רצועה').click();
  await field(page, 'תיאור').fill('רצועה אדומה');
  await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await addExpense(page, 'מברשת');
  // Somebody else was faster.
  await call(page, 'PUT', `/expenses/${expense.id}`, {
    token,
    body: { ...body, description: 'רצועה כחולה', version: expense.version },
  });
  await context.setOffline(false);
  await expect.poll(() => expensesOf(page, token), { timeout: 60_000 }).toHaveLength(2);
  await expect.poll(async () => (await outboxEntries(page)).map(({ state }) => state)).toEqual(['parked']);
  expect((await expensesOf(page, token)).map(({ description }) => description).toSorted()).toEqual([
    'מברשת',
    'רצועה כחולה',
  ]);
});

test('Entries of a session that has ended are sent once their user signs in again, and by nobody else', async ({
  page,
  context,
}) => {
  const dana = await givenBella(page);
  await openExpenses(page);
  await context.setOffline(true);
  await addExpense(page, 'שמיכה');
  // On another device, all sessions are ended.
  await call(page, 'POST', '/auth/logout', { token: dana.token });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
  const noa = await givenAccount(page, newPerson('נועה לוי'));
  await fillSignIn(page, noa);
  await expect(page).toHaveURL(/\/app\//);
  await page.waitForLoadState('networkidle');
  expect(await expensesOf(page, noa.token)).toEqual([]);
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, dana);
  await expect(page).toHaveURL(/\/app\//);
  const token = (await page.evaluate(() => localStorage.getItem('authToken')))!;
  await expect.poll(() => expensesOf(page, token), { timeout: 60_000 }).toMatchObject([{ description: 'שמיכה' }]);
});

test('The app saves as before if the storage of the browser hangs', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  const { token } = await givenBella(page);
  await page.goto('/app/expenses');
  await addExpense(page, 'קערה');
  expect(await expensesOf(page, token)).toMatchObject([{ description: 'קערה' }]);
});
