import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'תפריט האפליקציה' });
const reminders = (page: Page) => menu(page).getByRole('link', { name: 'תזכורות' });
/** Other failures have a message of their own, without the way on. */
const message = (page: Page) =>
  page
    .locator('.toast.error', { hasText: 'אין חיבור לשרת' })
    .filter({ has: page.getByRole('button', { name: 'ניסיון חוזר' }) });
const part = '**/assets/RemindersPage-*.js';

/** The expenses of somebody who has some, scrolled down a little. */
async function givenExpenses(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  for (let row = 0; row < 12; row++)
    await call(page, 'POST', '/expenses', {
      token,
      body: { petId: pet.id, date: '2026-11-19', description: `שק ${row}`, amount: 100, category: 'food' },
    });
  await page.goto('/app/expenses');
  // A phone shows the newest first and all the others after that paint: only then can it be scrolled far.
  await expect(page.getByText('שק 0', { exact: true })).toBeVisible();
}

test('Without a connection a press on the menu leaves everything as it is, says so, and leads on when there is one', async ({
  page,
  context,
}) => {
  await givenExpenses(page);
  await page.evaluate(() => scrollTo(0, 200));
  await context.setOffline(true);
  await reminders(page).click();
  await expect(message(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/app\/expenses$/);
  await expect(page.getByText('שק 11')).toBeVisible();
  await expect(reminders(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(200);

  await context.setOffline(false);
  await message(page).getByRole('button', { name: 'ניסיון חוזר' }).click();
  await expect(page).toHaveURL(/\/app\/reminders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('תזכורות');
  await expect(message(page)).toHaveCount(0);
});

test('A page of an older build, whose files are gone, goes as a new one to where was pressed', async ({ page }) => {
  await givenExpenses(page);
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  page.once('load', () => void page.unroute(part));
  await page.route('**/app/reminders', async (route) => {
    await page.unroute(part);
    await route.continue();
  });
  await reminders(page).click();
  await expect(page).toHaveURL(/\/app\/reminders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('תזכורות');
  expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(false);
});
