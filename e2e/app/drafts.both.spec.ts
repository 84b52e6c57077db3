import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { expenseDialog, fillExpenseDialog, openExpenseDialog } from '../fixtures/expense-dialog.ts';
import { addButton, button, call, field, fillSignIn, givenPerson } from '../fixtures/user-actions.ts';

const restored = (page: Page) => page.getByRole('dialog').getByText(/טיוטה שלא נשמרה/);

async function givenHome(page: Page) {
  const person = await givenPerson(page);
  await call(page, 'POST', '/pets', { token: person.token, body: { name: 'לואי', species: 'dog' } });
  await page.goto('/app/expenses');
  await expect(addButton(page, 'הוספת הוצאה')).toBeVisible();
  return person;
}

async function expectRestored(page: Page) {
  await expect(restored(page)).toBeVisible();
  await expect(field(page, 'תיאור')).toHaveValue('שק מזון');
  await expect(field(page, 'סכום')).toHaveValue('120.00');
  await expect(expenseDialog(page).getByText('מזון', { exact: true }).first()).toBeVisible();
}

test('A draft survives a reload and is gone once it is saved', async ({ page }) => {
  await givenHome(page);
  page.on('dialog', (asking) => asking.accept());
  await openExpenseDialog(page);
  await fillExpenseDialog(page);
  await page.reload();
  await expect(addButton(page, 'הוספת הוצאה')).toBeVisible();
  await openExpenseDialog(page);
  await expectRestored(page);
  await expectNoViolations(page, 'a form with what was typed before');
  await button(page, 'שמירה').click();
  await expect(expenseDialog(page)).toBeHidden();
  await expect(page.getByText('שק מזון').first()).toBeVisible();
  await openExpenseDialog(page);
  await expect(restored(page)).toBeHidden();
  await expect(field(page, 'תיאור')).toHaveValue('');
});

test('A draft survives the end of the browser process, and one press discards it', async ({ page, context }) => {
  await givenHome(page);
  await openExpenseDialog(page);
  await fillExpenseDialog(page);
  // The page hears nothing of it, as when its process ends.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/app/expenses');
  await expect(addButton(next, 'הוספת הוצאה')).toBeVisible();
  await openExpenseDialog(next);
  await expectRestored(next);
  await button(next, 'התחלה מחדש').click();
  await expect(restored(next)).toBeHidden();
  await expect(field(next, 'תיאור')).toHaveValue('');
  await expect(field(next, 'תיאור')).toBeVisible();
});

test('A draft waits for a person whose session has ended, and is not kept after sign-out', async ({
  page,
  context,
}) => {
  const person = await givenHome(page);
  await openExpenseDialog(page);
  await fillExpenseDialog(page);
  await context.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${person.token}` } });
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/app\//);
  await expect(addButton(page, 'הוספת הוצאה')).toBeVisible();
  await openExpenseDialog(page);
  await expectRestored(page);
  page.on('dialog', (asking) => asking.accept());
  await page.reload();
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('The profile keeps what was typed when a menu leads away from it', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/profile');
  await field(page, 'עיר').fill('חיפה');
  await page.getByRole('tab', { name: 'הגדרות' }).click();
  await page.getByRole('tab', { name: 'פרופיל אישי' }).click();
  await expect(field(page, 'עיר')).toHaveValue('חיפה');
  await expect(page.getByText(/טיוטה שלא נשמרה/)).toBeVisible();
  await button(page, 'שמירה').click();
  await expect(page.getByText(/טיוטה שלא נשמרה/)).toBeHidden();
});
