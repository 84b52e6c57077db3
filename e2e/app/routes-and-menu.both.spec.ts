import { expect, test } from '../fixtures/browser-test.ts';
import { givenPerson, goProtected } from '../fixtures/user-actions.ts';

test('An unknown address is a 404 with ways on @desktop', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'העמוד לא נמצא' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'יצירת קשר' })).toBeVisible();
  await page.getByRole('link', { name: 'לדף הבית' }).click();
  await expect(page.getByRole('heading', { name: 'ברוכים הבאים לצמד' })).toBeVisible();
});

test('An unknown address inside the app leads to the dashboard and the expenses @desktop', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/no-such-screen');
  await expect(page.getByRole('heading', { name: 'העמוד לא נמצא' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ללוח הבקרה' })).toBeVisible();
  await page.getByRole('link', { name: 'להוצאות' }).click();
  await expect(page).toHaveURL(/\/app\/expenses$/);
});

test('Each alias shows its screen @desktop', async ({ page }) => {
  await givenPerson(page);
  for (const [alias, heading] of [
    ['/expenses', 'הוצאות'],
    ['/medical-records', 'מסמכים רפואיים'],
    ['/reminders', 'תזכורות'],
    ['/profile', 'דנה כהן'],
    ['/pets', 'חיות המחמד'],
  ] as const) {
    await page.goto(alias);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test('Aliases are protected too @desktop', async ({ page }) => {
  await goProtected(page, '/expenses');
});

test('The menu leads to every screen, and marks where one is', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/dashboard');
  const menu = page.getByRole('navigation', { name: 'תפריט האפליקציה' });
  const isPhone = page.viewportSize()!.width < 992;
  const [reminders, profile] = ['תזכורות', 'פרופיל'];
  for (const entry of [
    'חיות המחמד',
    'הוצאות',
    'מסמכים רפואיים',
    ...(isPhone ? [] : [reminders, profile]),
    'לוח בקרה',
  ]) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  if (!isPhone) return;
  // The bar of a phone has five places, one of them for '+': the others are in the user's menu.
  await expect(menu.getByRole('link')).toHaveCount(4);
  for (const [entry, heading] of [
    [reminders, reminders],
    ['הפרופיל שלי', 'דנה כהן'],
  ] as const) {
    await page.getByRole('button', { name: /^תפריט המשתמש/ }).click();
    await page.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test('A signed-in visitor of the home page is led into the app @desktop', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'מעבר לאפליקציה' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});
