import { mailedLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, field, forgetSession, goProtected, newPerson, signIn, signUp } from '../fixtures/user-actions.ts';

test('A wrong password is refused in words, and the typed address stays', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await signIn(page, { ...person, password: 'Wrong2026' });
  await expect(page.getByText('פרטי התחברות לא נכונים').first()).toBeVisible();
  await expect(field(page, 'אימייל')).toHaveValue(person.email);
  await field(page, 'סיסמה').fill(person.password);
  await button(page, 'התחברות').click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByText('התחברת בהצלחה!')).toBeVisible();
});

test('The sign-up form names everything that is wrong at once, and each field forgets its error when it is edited', async ({
  page,
}) => {
  await page.goto('/signup');
  await button(page, 'הרשמה').click();
  for (const message of [
    'שם מלא נדרש',
    'אימייל נדרש',
    'סיסמה נדרשת',
    'אישור סיסמה נדרש',
    'יש לאשר את תנאי השימוש',
    'יש לאשר את מדיניות הפרטיות',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await field(page, 'שם מלא').fill('ד');
  await expect(page.getByText('שם מלא נדרש')).toBeHidden();
  await button(page, 'הרשמה').click();
  await expect(page.getByText('השם חייב להכיל לפחות 2 תווים')).toBeVisible();
  await expect(field(page, 'שם מלא')).toHaveValue('ד');
});

test('A second sign-up with the same address is told so and keeps what was typed', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/signup');
  await field(page, 'שם מלא').fill('דנה');
  await field(page, 'אימייל').fill(person.email.toUpperCase());
  await field(page, 'סיסמה').fill(person.password);
  await field(page, 'אימות סיסמה').fill(person.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'הרשמה').click();
  await expect(page.getByText('כבר קיים חשבון עם האימייל הזה', { exact: false }).first()).toBeVisible();
  await expect(field(page, 'שם מלא')).toHaveValue('דנה');
});

test('A forgotten password is reset by the mailed link, once', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'שכחתם סיסמה?' }).click();
  await field(page, 'אימייל').fill(person.email);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText(/ספאם/)).toBeVisible();

  const link = new URL(await mailedLink(person.email, '/reset-password'));
  const here = `/reset-password${link.hash}`;
  await page.goto(here);
  await field(page, 'סיסמה חדשה').fill('Mitzi2027Ok');
  await field(page, 'אימות סיסמה חדשה').fill('Mitzi2027No');
  await button(page, 'שמירת הסיסמה').click();
  await expect(page.getByText('הסיסמאות החדשות אינן תואמות')).toBeVisible();
  await field(page, 'אימות סיסמה חדשה').fill('Mitzi2027Ok');
  await button(page, 'שמירת הסיסמה').click();
  // The frame has a link to the sign-in too: only this says that the server has answered.
  await expect(page.getByRole('heading', { name: 'הסיסמה הוחלפה' })).toBeVisible();

  await signIn(page, person);
  await expect(page.getByText('פרטי התחברות לא נכונים').first()).toBeVisible();
  await signIn(page, { ...person, password: 'Mitzi2027Ok' });
  await expect(page.getByText('התחברת בהצלחה!')).toBeVisible();

  await forgetSession(page);
  await page.goto('/login');
  await page.goto(here);
  await field(page, 'סיסמה חדשה').fill('Kooki2028Ok');
  await field(page, 'אימות סיסמה חדשה').fill('Kooki2028Ok');
  await button(page, 'שמירת הסיסמה').click();
  await expect(page.getByText('הקישור אינו תקף או שכבר נעשה בו שימוש').first()).toBeVisible();
});

test('The mailed link confirms the address', async ({ page }) => {
  const person = await signUp(page);
  const link = new URL(await mailedLink(person.email, '/verify-email'));
  await page.goto(`/verify-email${link.hash}`);
  await expect(page.getByRole('main').getByText(/אומת/).first()).toBeVisible();
});

test('A new name shows at once in a second browser, too', async ({ page, browser }) => {
  const person = await signUp(page);
  const second = await browser.newContext({ baseURL: process.env.E2E_URL, locale: 'he-IL' });
  const other = await second.newPage();
  await signIn(other, person);
  await expect(other).toHaveURL(/\/app\/dashboard$/);
  await other.goto('/app/profile?tab=settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(person.name);

  await page.goto('/app/profile');
  await field(page, 'שם מלא').fill('ד');
  await field(page, 'טלפון').fill('052-אבג');
  await button(page, 'שמירה').click();
  await expect(page.getByText('השם חייב להכיל לפחות 2 תווים')).toBeVisible();
  await expect(page.getByText('מספר טלפון לא תקין')).toBeVisible();
  await field(page, 'שם מלא').fill('דנה ברק');
  await field(page, 'טלפון').fill('052-555-0143');
  await button(page, 'שמירה').click();
  await expect(page.getByText('הפרופיל עודכן בהצלחה')).toBeVisible();
  for (const one of [page, other]) await expect(one.getByRole('heading', { level: 1 })).toHaveText('דנה ברק');
  await page.reload();
  await expect(field(page, 'טלפון')).toHaveValue('052-555-0143');
  await second.close();
});

test('A new address counts once it is confirmed, and the old one brings itself back', async ({ page }) => {
  const person = await signUp(page);
  const confirm = async (email: string) => {
    const link = new URL(await mailedLink(email, '/verify-email'));
    await page.goto(`/verify-email${link.hash}`);
    await expect(page.getByRole('heading', { name: 'האימייל אומת' })).toBeVisible();
  };
  await confirm(person.email);
  const email = person.email.replace('@', '.new@');
  await page.goto('/app/profile');
  await field(page, 'אימייל').fill(email);
  await button(page, 'שמירה').click();
  await expect(page.getByText(`שלחנו קישור אל ${email}`)).toBeVisible();
  await confirm(email);
  await page.goto('/app/profile');
  await expect(field(page, 'אימייל')).toHaveValue(email);

  const link = new URL(await mailedLink(person.email, '/restore-email'));
  await page.goto(`/restore-email${link.hash}`);
  await button(page, 'החזרת הכתובת').click();
  await expect(page.getByRole('heading', { name: 'הכתובת הוחזרה' })).toBeVisible();
  await goProtected(page, '/app/profile');
  await signIn(page, person);
  await expect(page.getByText('פרטי התחברות לא נכונים').first()).toBeVisible();
});

test('Changing the password ends the session in a second browser', async ({ page, browser }) => {
  const person = await signUp(page);
  const second = await browser.newContext({ baseURL: process.env.E2E_URL, locale: 'he-IL' });
  const other = await second.newPage();
  await signIn(other, person);
  await expect(other).toHaveURL(/\/app\/dashboard$/);

  await page.goto('/app/profile');
  await page.getByRole('tab', { name: 'שינוי סיסמה' }).click();
  await field(page, 'סיסמה נוכחית').fill(person.password);
  await field(page, 'סיסמה חדשה').fill('short');
  await field(page, 'אימות סיסמה חדשה').fill('other');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /סיסמה|שמירה/ })
    .click();
  await expect(page.getByText('הסיסמה חייבת להכיל לפחות 6 תווים')).toBeVisible();
  await expect(page.getByText('הסיסמאות אינן תואמות')).toBeVisible();
  await field(page, 'סיסמה חדשה').fill('longer');
  await field(page, 'אימות סיסמה חדשה').fill('longer');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /סיסמה|שמירה/ })
    .click();
  await expect(page.getByText('הסיסמה חייבת להכיל לפחות 8 תווים')).toBeVisible();
  await field(page, 'סיסמה חדשה').fill('Mitzi2027Ok');
  await field(page, 'אימות סיסמה חדשה').fill('Mitzi2027Ok');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /סיסמה|שמירה/ })
    .click();
  await expect(page.getByText('הסיסמה שונתה בהצלחה')).toBeVisible();

  await goProtected(other, '/app/expenses');
  await page.goto('/app/expenses');
  await expect(page.getByRole('heading', { name: 'הוצאות', exact: true })).toBeVisible();
  await second.close();
});

test('A signed-out person is led to the sign-in page and then back to the requested page', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await goProtected(page, '/app/expenses');
  await field(page, 'אימייל').fill(person.email);
  await field(page, 'סיסמה').fill(person.password);
  await button(page, 'התחברות').click();
  await expect(page).toHaveURL(/\/app\/expenses/);
});

test('Signing out ends the session and clears the browser', async ({ page }) => {
  const person = await signUp(page);
  await page.getByRole('button', { name: person.name }).click();
  await page
    .getByRole('button', { name: 'התנתקות' })
    .or(page.getByRole('menuitem', { name: 'התנתקות' }))
    .click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await goProtected(page, '/app/dashboard');
});

test('Google sign-in that is not set up says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText('ההתחברות עם Google אינה מוגדרת באתר הזה')).toBeVisible();
});

test('A forged token is refused and forgotten', async ({ page }) => {
  const payload = Buffer.from(JSON.stringify({ id: 'x', name: newPerson().name, email: 'x@example.co.il' })).toString(
    'base64url',
  );
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('authToken', token), `eyJhbGciOiJIUzI1NiJ9.${payload}.x`);
  await goProtected(page, '/app/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
