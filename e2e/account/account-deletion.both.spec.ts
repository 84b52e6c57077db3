import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, deleteAccount, givenPerson, signIn } from '../fixtures/user-actions.ts';

const main = 'main';

test('A deletion is asked for, ends every session, and is undone with one press', async ({ page, browser }) => {
  const person = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', {
    token: person.token,
    body: { name: 'קוקי', species: 'bird' },
  });
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/app\/dashboard$/);

  await page.goto('/app/profile?tab=password');
  await page.getByRole('link', { name: 'הורדת המידע ומחיקת החשבון' }).click();
  await expect(page).toHaveURL(/\/app\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'פרטיות והמידע שלי' })).toBeVisible();
  const card = page.getByRole('region', { name: 'מחיקת החשבון' });
  await expect(card.getByText(/מה שרק בבעלותכם/)).toContainText('קוקי');
  const consents = page.getByRole('region', { name: 'מה אישרתם' });
  await expect(consents.getByText(/אישרתם ב־/)).toHaveCount(2);
  await expect(consents.getByRole('link', { name: 'קריאה: תנאי השימוש' })).toHaveAttribute('href', '/terms');
  await expectNoViolations(page, 'privacy');

  await card.getByRole('button', { name: 'בקשת מחיקה' }).click();
  const dialog = page.getByRole('dialog', { name: 'בקשת מחיקה' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByLabel(/^סיסמה/).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'בקשת מחיקה' }).click();
  await expect(dialog.getByText('הסיסמה שגויה')).toBeVisible();
  await expectNoViolations(page, 'asking for the deletion');
  await dialog.getByLabel(/^סיסמה/).fill(person.password);
  await dialog.getByRole('button', { name: 'בקשת מחיקה' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole(main).getByRole('status')).toContainText('החשבון ננעל, ויימחק ב־');

  // The other browser is signed out, and meets the same after signing in.
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(elsewhere.getByRole(main).getByRole('status')).toHaveText('נותקתם מהמכשיר הזה');
  await signIn(elsewhere, person);
  const waits = elsewhere.getByRole('heading', { level: 1, name: 'החשבון מחכה למחיקה' });
  await expect(waits).toBeVisible();
  await elsewhere.getByText('מה יימחק ומה יישאר').click();
  await expect(elsewhere.getByText(/מה שרק בבעלותכם/)).toContainText('קוקי');
  await expectNoViolations(elsewhere, 'the account that waits');
  // No other address bypasses the waiting page.
  await elsewhere.goto(`/app/pets/${pet.id}`);
  await expect(waits).toBeVisible();
  await expect(elsewhere.getByRole('navigation')).toHaveCount(0);

  await button(elsewhere, 'ביטול המחיקה').click();
  await expect(elsewhere.getByText('החשבון חזר. הכול כאן')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'קוקי' })).toBeVisible();
  await elsewhere.context().close();
});

test('A person who does not want to wait deletes the account at once, for good', async ({ page }) => {
  const person = await givenPerson(page);
  await page.goto('/app/privacy');
  await button(page, 'בקשת מחיקה').click();
  await button(page, 'לא רוצים לחכות? מחיקה עכשיו').click();
  await expect(page.getByRole('dialog', { name: 'מחיקה עכשיו' })).toBeVisible();
  await expectNoViolations(page, 'deleting at once');
  await button(page, 'עדיף עם 30 יום להתחרט').click();
  await expect(page.getByRole('dialog', { name: 'בקשת מחיקה' })).toBeVisible();

  await deleteAccount(page, person);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole(main).getByRole('status')).toHaveText('החשבון נמחק. תודה שהייתם איתנו');
  await signIn(page, person);
  await expect(page.locator('#root-error')).toHaveText('פרטי התחברות לא נכונים');
});
