import { dayOf } from '@tzemed/contract/dates/days';
import { budgetsPage, linkTo } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

test('A budget is set, an expense passes its level, and that is told once, on two devices', async ({
  page,
  browser,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  await page.goto(linkTo(budgetsPage));
  await expect(page.getByRole('heading', { name: 'עוד לא נקבע תקציב' })).toBeVisible();
  await expectNoViolations(page, 'no budget yet');
  await button(page, 'תקציב חדש').first().click();
  const dialog = page.getByRole('dialog');
  await button(page, 'שמירה').click();
  await expect(dialog.locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible();
  await expectNoViolations(page, 'a budget with errors');
  await dialog.getByLabel('סכום').fill('650');
  await dialog.getByRole('button', { name: /^קטגוריה|כל ההוצאות/ }).click();
  await page.getByRole('option', { name: 'מזון' }).click();
  await button(page, 'שמירה').click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'מזון' }) });
  await expect(card).toContainText('בתוך התקציב');

  const other = await browser.newContext({ baseURL: process.env.E2E_URL!, locale: 'he-IL' });
  const there = await other.newPage();
  await there.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await there.goto(linkTo(budgetsPage));
  await expect(there.getByRole('heading', { name: 'מזון' })).toBeVisible();
  const spend = (amount: number) =>
    call(page, 'POST', '/expenses', {
      token,
      body: { petId: pet.id, date: dayOf(new Date()), description: 'שק מזון', category: 'food', amount },
    });
  await spend(573.5);
  for (const one of [page, there]) {
    await expect(one.getByText('הגעתם ל־80%', { exact: true })).toBeVisible();
    await expect(one.getByRole('button', { name: /^התראות.*1/ })).toBeVisible({ timeout: 75_000 });
  }
  await spend(10);
  await expect(card).toContainText('583.50');
  await expectNoViolations(page, 'a budget of which a level is reached');
  await there.getByRole('button', { name: /^התראות/ }).click();
  await expect(there.getByText('הגעתם ל־80% מהתקציב: מזון')).toHaveCount(1);
  await there.goto('/app/dashboard');
  await there.getByRole('button', { name: /^התראות/ }).click();
  await there.getByText('הגעתם ל־80% מהתקציב: מזון').click();
  await expect(there).toHaveURL(/\/app\/expenses\/budgets$/);
  await other.close();
});
