import path from 'node:path';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { fillExpenseDialog } from '../fixtures/expense-dialog.ts';
import { askToRemove, button, call, choose, givenPerson, openForm, signUp } from '../fixtures/user-actions.ts';

const photo = path.resolve(import.meta.dirname, '../../web/public/icon-512.png');

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'שמירה', exact: true }).click();

test('A new owner gets from signing up to a dashboard that shows everything', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);

  // The empty dashboard leads by the hand: first a pet.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'הוספת חיית מחמד' })
    .or(page.getByRole('main').getByRole('button', { name: 'הוספת חיית מחמד' }))
    .first()
    .click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('שם', { exact: true }).fill('בלה');
  await dialog.getByText('כלב', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await save(page);
  await expect(dialog).toBeHidden();
  await page.goto('/app/pets');
  await page.getByRole('link', { name: /בלה/ }).click();
  await expect(page.getByRole('heading', { name: 'בלה' })).toBeVisible();
  await expect(page.getByRole('img', { name: /בלה/ })).toHaveAttribute('src', /^blob:/);

  await page.goto('/app/expenses');
  await openForm(page, 'הוספת הוצאה');
  await save(page);
  for (const message of ['תיאור נדרש', 'סכום נדרש', 'קטגוריה נדרשת'])
    await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByLabel('תיאור').fill('שק מזון יבש 15 ק״ג');
  await dialog.getByLabel('סכום').fill('1,289.90');
  await choose(page, 'קטגוריה', 'מזון');
  await save(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('שק מזון יבש 15 ק״ג');
  await expect(page.getByRole('main')).toContainText('1,289.90');

  await page.goto('/app/medical-records');
  await openForm(page, 'הוספת רשומה');
  await choose(page, 'סוג', 'חיסון');
  await dialog.getByLabel('תיאור').fill('חיסון כלבת');
  await dialog.getByLabel('וטרינר', { exact: true }).fill('ד״ר לוי');
  await save(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('חיסון כלבת');
  await page.getByRole('tab', { name: 'סיכום' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('חיסון כלבת');
  await expect(page.getByRole('tabpanel')).toContainText('אין מידע זמין');

  // Tomorrow night, so that it is still ahead whenever the journey runs, a minute before midnight too.
  const [year, month, day] = addDays(dayOf(new Date()), 1).split('-');
  await page.goto('/app/reminders');
  for (const title of ['כדור נגד תולעים', 'הברשה']) {
    await openForm(page, 'הוספת תזכורת');
    await dialog.getByLabel('כותרת').fill(title);
    for (const [name, digits] of [
      ['תאריך', `${day}${month}${year}`],
      ['שעה', '2359'],
    ] as const) {
      await dialog.getByRole('group', { name }).getByRole('spinbutton').first().focus();
      await page.keyboard.type(digits);
    }
    await save(page);
    await expect(dialog).toBeHidden();
  }
  await button(page, 'סימון כבוצע: הברשה').click();
  await expect(page.getByRole('tabpanel')).not.toContainText('הברשה');
  await page.getByRole('tab', { name: /הושלמו/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('הברשה');

  await page.goto('/app/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('דנה כהן');
  for (const text of ['שק מזון יבש 15 ק״ג', '1,289.90', 'חיסון כלבת', 'כדור נגד תולעים'])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText('הברשה');
});

test('A deleted expense comes back with one press', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  const body = {
    description: 'טיפות נגד פרעושים',
    amount: 112,
    category: 'medicine',
    petId: pet.id,
    date: '2026-11-17',
  };
  await call(page, 'POST', '/expenses', { token, body });
  await page.goto('/app/expenses');
  await askToRemove(page, 'טיפות נגד פרעושים');
  await expect(page.getByText('האם אתם בטוחים שברצונכם למחוק את ההוצאה?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByText('ההוצאה נמחקה')).toBeVisible();
  await expect(button(page, 'עריכת טיפות נגד פרעושים')).toBeHidden();
  await page
    .getByRole('region', { name: 'הודעות' })
    .or(page.locator('.toasts'))
    .getByRole('button', { name: 'ביטול המחיקה' })
    .click();
  await expect(button(page, 'עריכת טיפות נגד פרעושים')).toBeVisible();
});

test('A save that fails keeps the form and every typed word', async ({ page }) => {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  await page.goto('/app/expenses?add=1');
  const dialog = dialogOf(page);
  await dialog.getByLabel('תיאור').fill('כלוב נסיעות');
  await dialog.getByLabel('סכום').fill('249');
  await choose(page, 'קטגוריה', 'ציוד');
  await page.route('**/api/expenses', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'אירעה שגיאה. נסו שוב', error: 'internal' } })
      : route.continue(),
  );
  await save(page);
  await expect(page.getByText('אירעה שגיאה. נסו שוב').first()).toBeVisible();
  await expect(dialog.getByLabel('תיאור')).toHaveValue('כלוב נסיעות');
  await page.unroute('**/api/expenses');
  await save(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('כלוב נסיעות');
});

test('A server that does not answer shows samples as samples, and the real rows once it is back', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  const body = { description: 'מעדני טונה', amount: 59.9, category: 'food', petId: pet.id, date: '2026-11-15' };
  await call(page, 'POST', '/expenses', { token, body });
  await page.route('**/api/expenses?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'השירות אינו זמין כרגע', error: 'unavailable' } }),
  );
  await page.route('**/api/expenses', (route) =>
    route.fulfill({ status: 503, json: { message: 'השירות אינו זמין כרגע', error: 'unavailable' } }),
  );
  await page.goto('/app/expenses');
  await expect(page.getByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(עריכת|מחיקת) / })).toHaveCount(0);
  await page.unrouteAll();
  await button(page, 'ניסיון חוזר').click();
  await expect(page.getByRole('main')).toContainText('מעדני טונה');
  await expect(page.getByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeHidden();
});

test('A form opened by N gives the focus to its button when it is saved', async ({ page }) => {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'cat' } });
  await page.goto('/app/expenses?category=food');
  await expect(page.getByText('אין הוצאות שמתאימות לסינון')).toBeVisible();
  await page.keyboard.press('n');
  await fillExpenseDialog(page);
  await button(page, 'שמירה').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'הוספת הוצאה' })).toBeFocused();
});

test('Letters typed after / before the search has loaded are searched for', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/expenses');
  await page.keyboard.type('/levi');
  await expect(page.getByRole('combobox', { name: 'חיפוש' })).toHaveValue('levi');
});
