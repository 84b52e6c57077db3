import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { isStored } from '../fixtures/stored-data.ts';
import { button, deleteAccount, call, givenPerson, newPerson } from '../fixtures/user-actions.ts';

const awayFrom = (page: Page) =>
  page.route(/\/api\/(?!auth)/, (route) => route.fulfill({ status: 503, json: { message: 'אין שירות' } }));
const kept = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('reading ') ? [name] : [])),
  );

/** Signs in another person on the same device. */
async function givenNext(page: Page) {
  const person = newPerson('נועה לוי');
  const body = { ...person, confirmPassword: person.password, termsAccepted: true, privacyAccepted: true };
  const { token } = await call(page, 'POST', '/auth/register', { body });
  await page.goto('/terms');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  return { ...person, token: token as string };
}

async function givenExpense(page: Page, person: { token: string; password: string }) {
  const { token } = person;
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  const body = { petId: pet.id, date: '2026-11-19', description: 'שק של לואי', amount: 100, category: 'food' };
  await call(page, 'POST', '/expenses', { token, body });
  await page.goto('/app/expenses');
  await expect(page.getByText('שק של לואי')).toBeVisible();
  await expect.poll(() => isStored(page, '/api/expenses?page=1&limit=20')).toBe(true);
}

test('After a reload while the server is away one’s own last rows are there, and not a stranger’s', async ({
  page,
}) => {
  await givenExpense(page, await givenPerson(page));
  await awayFrom(page);
  await page.reload();
  await expect(page.getByText('שק של לואי')).toBeVisible();
  await expect(page.getByText(/^השרת לא עונה כרגע\. מוצג מה שנשמר היום ב־/)).toBeVisible();
  await expect(page.getByText('לואי', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('בלה')).toHaveCount(0);
  await expect(button(page, 'הוספת הוצאה').first()).not.toHaveAttribute('aria-disabled', 'true');
});

test('A sample stands in for data that was never loaded, and nothing can be added to it', async ({ page }) => {
  await givenPerson(page);
  await awayFrom(page);
  await page.goto('/app/expenses');
  await expect(page.getByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: 'הוספת הוצאה', exact: true }).first();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Signing out, and deleting the account, leave nothing of it on the device', async ({ page }) => {
  await givenExpense(page, await givenPerson(page));
  expect(await kept(page)).toHaveLength(1);
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).toEqual([]);

  await givenExpense(page, await givenNext(page));
  expect(await kept(page)).toHaveLength(1);
  await page.goto('/');
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).toEqual([]);

  const next = await givenNext(page);
  await givenExpense(page, next);
  expect(await kept(page)).toHaveLength(1);
  await deleteAccount(page, next);
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).toEqual([]);
});

test('Data that one person has seen is not shown to the next who signs in on the same device', async ({ page }) => {
  await givenExpense(page, await givenPerson(page));
  // The first person has not signed out.
  await givenNext(page);
  await awayFrom(page);
  await page.goto('/app/expenses');
  await expect(page.getByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeVisible();
  await expect(page.getByText('שק של לואי')).toHaveCount(0);
});
