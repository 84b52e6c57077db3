import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { choosePetAction } from '../fixtures/screen-actions.ts';
import { expenseDialog, fillExpenseDialog, openExpenseDialog } from '../fixtures/expense-dialog.ts';
import { addButton, askToRemove, button, call, deleteAccount, field, givenPerson } from '../fixtures/user-actions.ts';

async function givenHome(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  await call(page, 'POST', '/expenses', {
    token,
    body: { petId: pet.id, date: '2026-11-19', description: 'מזון', amount: 100, category: 'food' },
  });
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'הוצאות', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/expenses$/);
  await expect(page.getByRole('table')).toBeVisible();
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'לצאת בלי לשמור?' });

async function fillAndSave(page: Page) {
  await fillExpenseDialog(page);
  await button(page, 'שמירה').click();
}

test('Back closes a form and not the page under it, and asks where something was typed', async ({ page }) => {
  await givenHome(page);
  await openExpenseDialog(page);
  await page.goBack();
  await expect(expenseDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/expenses$/);

  await openExpenseDialog(page);
  await field(page, 'תיאור').fill('שק מזון');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  // Back from the question is to stay.
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect(field(page, 'תיאור')).toHaveValue('שק מזון');
  await page.goBack();
  await button(page, 'יציאה בלי לשמור').click();
  await expect(expenseDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/expenses$/);

  // And nothing of it is left in the way.
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('A form that a link opens is closed by Back on its own screen, and left by the next one', async ({ page }) => {
  await givenHome(page);
  await page.goBack();
  await page.getByRole('link', { name: 'הוספת הוצאה' }).first().click();
  await expect(field(page, 'תיאור')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/expenses$/);
  await page.goBack();
  await expect(expenseDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/expenses$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('After saving, Back leads to where one came from, and a closed question leaves nothing behind', async ({
  page,
}) => {
  await givenHome(page);
  await openExpenseDialog(page);
  await fillAndSave(page);
  await expect(expenseDialog(page)).toBeHidden();
  await expect(page.getByText('שק מזון').first()).toBeVisible();

  const asking = page.getByRole('alertdialog');
  await askToRemove(page, 'מזון');
  await expect(asking).toBeVisible();
  await page.goBack();
  await expect(asking).toBeHidden();
  await askToRemove(page, 'מזון');
  await asking.getByRole('button', { name: 'ביטול', exact: true }).click();
  await expect(asking).toBeHidden();
  // Narrow rows open a dialog, in which the question was asked.
  const editing = page.getByRole('dialog', { name: 'עריכת הוצאה' });
  if (await editing.isVisible()) {
    await page.goBack();
    await expect(editing).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('Loading the page anew asks while something typed is not saved, and only then', async ({ page }) => {
  await givenHome(page);
  const asked: string[] = [];
  page.on('dialog', async (asking) => {
    asked.push(asking.type());
    await asking.accept();
  });
  await openExpenseDialog(page);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked).toEqual([]);
  await openExpenseDialog(page);
  await field(page, 'תיאור').fill('שק מזון');
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/(expenses|dashboard)$/);
});

test('A person who is led to the sign-in page while typing is told why and comes back to the same place', async ({
  page,
  context,
}) => {
  const person = await givenPerson(page);
  await call(page, 'POST', '/pets', { token: person.token, body: { name: 'לואי', species: 'dog' } });
  await page.goto('/app/expenses');
  await expect(addButton(page, 'הוספת הוצאה')).toBeVisible();
  await openExpenseDialog(page);
  await fillExpenseDialog(page);
  const other = await context.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(other.ok()).toBe(true);
  // A key press waits for nothing; a request that the page sends by itself gets the same response, and may come first.
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('נותקתם מהמכשיר הזה');
  await page.reload();
  await expect(page.getByText('נותקתם מהמכשיר הזה')).toBeHidden();
});

test('Signing out, and deleting the account, are said on the page that they end on', async ({ page }) => {
  const person = await givenPerson(page);
  await page.goto('/app/profile');
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('התנתקתם');
  await field(page, 'אימייל').fill(person.email);
  await field(page, 'סיסמה').fill(person.password);
  await button(page, 'התחברות').click();
  await expect(page).toHaveURL(/\/app\//);
  await deleteAccount(page, person);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('החשבון נמחק. תודה שהייתם איתנו');
});

test('The page of a deleted pet gives way to the list, also in a browser that goes back late, and stays closed after a restore', async ({
  page,
}) => {
  // Simulates a device that is busy drawing: the delay is longer than any other wait here.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    const ways = { begun: 0, over: 0 };
    Object.assign(globalThis, { ways });
    history.go = (by) => {
      ways.begun += 1;
      setTimeout(() => go(by), 1500);
    };
    addEventListener('popstate', () => setTimeout(() => (ways.over += 1)));
  });
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  await page.goto(`/app/pets/${pet.id}`);
  await choosePetAction(page, 'מחיקה');
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('חיית המחמד שוחזרה')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/pets$/);
  await expect(page.getByRole('main').getByText('לואי').first()).toBeVisible();
  // No step in the history leads back to the pet's page.
  await page.waitForFunction(() => {
    const { ways } = globalThis as unknown as { ways: { begun: number; over: number } };
    return ways.begun > 0 && ways.over === ways.begun;
  });
  await expect(page).toHaveURL(/\/app\/pets$/);
});
