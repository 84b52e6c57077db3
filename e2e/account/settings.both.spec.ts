import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, field, givenPerson, secondBrowser } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const root = 'html';

test('Language and theme act at once, and an open second browser follows', async ({ page, browser }) => {
  const person = await givenPerson(page);
  const other = await secondBrowser(browser, person);
  await other.page.goto('/app/expenses');
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('הוצאות');

  await page.goto('/app/profile?tab=settings');
  await page.getByText('כהה', { exact: true }).click();
  for (const one of [page, other.page]) await expect(one.locator(root)).toHaveAttribute('data-theme', 'dark');
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Expenses');
  await expect(other.page.locator(root)).toHaveAttribute('dir', 'ltr');
  await expectNoViolations(page, 'settings');

  // The server answers in it, too, and the next visit begins with it.
  await other.page.reload();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Expenses');
  await page.getByText('العربية', { exact: true }).click();
  await expect(page.getByRole('tab', { name: 'الإعدادات' })).toBeVisible();
  await expect(other.page.locator(root)).toHaveAttribute('lang', 'ar');
  await expect(other.page.locator(root)).toHaveAttribute('dir', 'rtl');
  await other.close();
});

test('A master switch is told where the ways are chosen, and leads back', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/profile?tab=settings');
  await page.getByRole('switch', { name: 'במייל' }).click();
  await page.getByRole('link', { name: /הגדרות התראות/ }).click();
  await expect(page.getByText('המיילים כבויים בהגדרות.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'תזכורות: במייל' })).toBeChecked();
  await page.getByRole('link', { name: 'להגדרות' }).click();
  const mails = page.getByRole('switch', { name: 'במייל' });
  await expect(mails).not.toBeChecked();
  await mails.click();
  await expect(mails).toBeChecked();
});

test('Start page, first pet and density do what they say, on the next device as well', async ({ page, browser }) => {
  const person = await givenPerson(page);
  await givenPet(page, person.token, 'בלה', 'dog');
  await givenPet(page, person.token, 'מיצי', 'cat');
  await page.goto('/app/profile?tab=settings');
  await page.getByRole('button', { name: /עמוד הפתיחה/ }).click();
  await page.getByRole('option', { name: 'הוצאות' }).click();
  await page.getByRole('button', { name: /חיית המחמד שתוצע ראשונה/ }).click();
  await page.getByRole('option', { name: 'מיצי' }).click();
  await page.getByText('צפופה', { exact: true }).click();
  await expect(page.locator(root)).toHaveAttribute('data-density', 'compact');
  await expect
    .poll(() => call(page, 'GET', '/users/preferences', { token: person.token }))
    .toMatchObject({ startPage: 'expenses', listDensity: 'compact' });
  await page.goto('/app');
  await expect(page).toHaveURL(/\/app\/expenses$/);

  const other = await secondBrowser(browser, person);
  await expect(other.page).toHaveURL(/\/app\/expenses$/);
  await expect(other.page.locator(root)).toHaveAttribute('data-density', 'compact');
  await other.page.goto('/app/expenses?add=1');
  await expect(other.page.getByRole('radio', { name: 'מיצי' })).toBeChecked();
  await expect(field(other.page, 'תיאור')).toBeVisible();
  await other.close();
});
