import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { button, call, field, givenPerson, newPerson } from '../fixtures/user-actions.ts';

/** Another person with a confirmed address, in a browser of their own. */
async function another(browser: Browser, name: string) {
  const page = await (await browser.newContext({ baseURL: process.env.E2E_URL! })).newPage();
  const person = await givenPerson(page, newPerson(name));
  const confirm = await mailedLink(person.email, '/verify-email');
  await call(page, 'POST', '/auth/verify-email', { body: { token: new URL(confirm).hash.replace('#token=', '') } });
  return { page, person };
}

async function givenBella(page: Page) {
  const { token } = await givenPerson(page);
  const body = { name: 'בלה', species: 'dog', sex: 'female' };
  const { pet } = await call(page, 'POST', '/pets', { token, body });
  const expense = { petId: pet.id, date: '2026-11-19', description: 'שק מזון', amount: 100, category: 'food' };
  await call(page, 'POST', '/expenses', { token, body: expense });
  return pet.id as string;
}

test('A dog goes to another home with all that was written of her, and one line stays', async ({ page, browser }) => {
  const petId = await givenBella(page);
  const yael = await another(browser, 'יעל לוי');

  await page.goto(`/app/pets/${petId}`);
  await button(page, 'פעולות נוספות').click();
  await button(page, 'העברה לבית אחר').click();
  await expect(page.getByRole('heading', { name: 'בית חדש עבור בלה' })).toBeVisible();
  await expect(page.getByText('הוצאה אחת', { exact: true })).toBeVisible();
  await field(page, 'אימייל').fill(yael.person.email);
  await button(page, 'שליחת הבקשה').click();
  await expect(page.getByRole('heading', { name: 'מחכים לאישור' })).toBeVisible();

  // The app shows the request to a person who has not seen the mail.
  const asked = yael.page.getByText('בקשה מאת דנה כהן להעביר אליכם את בלה, עם כל ההיסטוריה.');
  await yael.page.goto('/app/dashboard');
  await expect(asked).toBeVisible();
  await yael.page.getByRole('link', { name: 'לפרטים ולתשובה' }).click();
  await expect(yael.page.getByRole('heading', { name: 'בית חדש עבור בלה: אצלכם' })).toBeVisible();
  const link = await mailedLink(yael.person.email, '/handover');
  await yael.page.goto('/app/dashboard');
  await yael.page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(asked).toBeVisible();
  await expect(yael.page).toHaveURL(/\/handover$/);
  await button(yael.page, 'מקבלים בשמחה').click();
  await yael.page.getByRole('alertdialog').getByRole('button', { name: 'מקבלים בשמחה' }).click();
  await expect(yael.page.getByRole('heading', { name: 'בלה: מעכשיו אצלכם' })).toBeVisible({ timeout: 15_000 });
  await yael.page.getByRole('link', { name: 'לדף של בלה' }).click();
  await expect(yael.page.getByText('שק מזון').first()).toBeVisible();

  // The giver had the page open all the while.
  await expect(page.getByText('בלה עברה לבית של יעל לוי')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('checkbox', { name: 'מסירת פנקס החיסונים' }).check();
  await expect(page.getByText('1 מתוך 6')).toBeVisible();
  await page.goto('/app/expenses');
  await expect(page.getByText('שק מזון')).toHaveCount(0);
  await page.goto('/app/home');
  await page.getByRole('link', { name: /בלה עברה לבית של יעל לוי/ }).click();
  await expect(page.getByText('1 מתוך 6')).toBeVisible();
  await yael.page.context().close();
});

test('A person without an account sees who asks and what for, and finds the way back after signing up', async ({
  page,
  browser,
}) => {
  const petId = await givenBella(page);
  const stranger = newPerson('נועה ברק');
  await page.goto(`/app/handover/${petId}`);
  await field(page, 'אימייל').fill(stranger.email);
  await button(page, 'שליחת הבקשה').click();
  const link = new URL(await mailedLink(stranger.email, '/handover'));

  const there = await (await browser.newContext({ baseURL: process.env.E2E_URL! })).newPage();
  await there.goto(link.pathname + link.hash);
  await expect(there.getByRole('heading', { name: 'בקשה בשבילכם' })).toBeVisible();
  await expect(there.getByText('בקשה מאת דנה כהן להעביר אליכם את בלה, עם כל ההיסטוריה.')).toBeVisible();
  await expect(there.getByRole('link', { name: 'הרשמה בחינם' })).toHaveAttribute('href', /next=%2Fhandover$/);
  await there.context().close();
});
