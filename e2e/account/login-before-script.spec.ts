import { expect, test } from '../fixtures/browser-test.ts';
import { button, field, forgetSession, givenPerson } from '../fixtures/user-actions.ts';

test('A sign-in that is pressed before its script is there is sent as soon as it is', async ({ page }) => {
  const person = await givenPerson(page);
  await forgetSession(page);
  let bring!: () => void;
  const wanted = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'אימייל').fill(person.email);
  await field(page, 'סיסמה').fill(person.password);
  await button(page, 'התחברות').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, 'אימייל')).toHaveValue(person.email);
  bring();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('A form whose script can’t come says so, and keeps what was typed', async ({ page, complaints }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await field(page, 'אימייל').fill('dana@example.co.il');
  await expect(page.getByText('אין חיבור לשרת', { exact: false })).toBeVisible();
  await button(page, 'התחברות').click();
  await expect(field(page, 'אימייל')).toHaveValue('dana@example.co.il');
  complaints.length = 0;
});

test('The sign-in page says why it can’t be used if the browser blocks storage', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByText('הדפדפן חוסם שמירת נתונים', { exact: false })).toBeVisible();
  await page.goto('/app/expenses');
  await expect(page).toHaveURL(/\/login/);
  complaints.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/login', '/signup', '/app/dashboard'])
    test(`${path} says that it needs them, and a form sent all the same leads to no JSON`, async ({ page }) => {
      await page.goto(path);
      // Text locators do not search inside `noscript`.
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('צריך JavaScript');
      if (path.startsWith('/app')) return;
      await field(page, 'אימייל').fill('dana@example.co.il');
      await page.getByRole('main').locator('button:not([type=button]):visible').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});
