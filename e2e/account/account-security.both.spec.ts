import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import {
  button,
  call,
  field,
  forgetSession,
  givenPerson,
  type Person,
  signIn,
  signUp,
} from '../fixtures/user-actions.ts';

const security = '/app/profile?tab=password';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A code is good once: the one of the next half minute, which is right already. */
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Turns two-step verification on, as a person does; its secret and recovery codes. */
async function turnOn(page: Page, { password }: Person) {
  await page.goto(security);
  await card(page, 'אימות דו־שלבי').getByRole('button', { name: 'הפעלה' }).click();
  await dialog(page).getByLabel('סיסמה', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'המשך' }).click();
  await expect(dialog(page).getByRole('img', { name: 'קוד QR לאפליקציית האימות' })).toBeVisible();
  await expectNoViolations(page, 'the QR code');
  const shown = await dialog(page).locator('code').textContent();
  const secret = shown!.replaceAll(' ', '');
  await dialog(page).getByLabel('קוד', { exact: true }).fill('000000');
  await dialog(page).getByRole('button', { name: 'המשך' }).click();
  await expect(dialog(page).getByText('הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו')).toBeVisible();
  await dialog(page).getByLabel('קוד', { exact: true }).fill(codeOf(secret));
  await dialog(page).getByRole('button', { name: 'המשך' }).click();
  const codes = dialog(page).getByRole('list', { name: 'קודי שחזור' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoViolations(page, 'the recovery codes');
  const recoveryCodes = await codes.allTextContents();
  await dialog(page).getByRole('button', { name: 'סיום' }).click();
  await expect(dialog(page).getByText('שמרו את הקודים וסמנו שהם שמורים')).toBeVisible();
  await dialog(page).getByLabel('שמרתי את הקודים במקום בטוח').check();
  await dialog(page).getByRole('button', { name: 'סיום' }).click();
  await expect(card(page, 'אימות דו־שלבי').getByText('פועל', { exact: true })).toBeVisible();
  await expect(card(page, 'אימות דו־שלבי').getByText('נותרו 10 מתוך 10')).toBeVisible();
  return { secret, recoveryCodes };
}

test('Two-step verification is turned on, asked for at the sign-in, and a recovery code stands in for the app', async ({
  page,
}) => {
  const person = await givenPerson(page);
  const { secret, recoveryCodes } = await turnOn(page, person);

  await forgetSession(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'עוד שלב אחד' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // The last digit sends.
  await field(page, 'קוד בן 6 ספרות').fill('111111');
  await expect(page.getByText('הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו')).toBeVisible();
  await expect(field(page, 'קוד בן 6 ספרות')).toHaveValue('');
  await expectNoViolations(page, 'the second step');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'שמחים שחזרתם' })).toBeVisible();
  await expect(field(page, 'אימייל')).toHaveValue(person.email);
  await button(page, 'התחברות').click();
  await field(page, 'קוד בן 6 ספרות').fill(codeOf(secret, 1));
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  await forgetSession(page);
  await signIn(page, person);
  await button(page, 'התחברות עם קוד שחזור').click();
  const box = page.getByRole('textbox', { name: 'קוד שחזור' });
  await expectNoViolations(page, 'the recovery code');
  await box.fill(recoveryCodes[0]!.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'התחברות', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto(security);
  await expect(card(page, 'אימות דו־שלבי').getByText('נותרו 9 מתוך 10')).toBeVisible();
  await expectNoViolations(page, 'devices and sign-in safety');

  await card(page, 'אימות דו־שלבי').getByRole('button', { name: 'כיבוי' }).click();
  await dialog(page).getByLabel('סיסמה', { exact: true }).fill(person.password);
  await dialog(page).getByRole('button', { name: 'כיבוי' }).click();
  await expect(card(page, 'אימות דו־שלבי').getByText('כבוי', { exact: true })).toBeVisible();
});

test('Somebody who lost the second factor asks for its removal, and every device can stop that @desktop', async ({
  page,
  browser,
}) => {
  const person = await givenPerson(page);
  await turnOn(page, person);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);
  await button(elsewhere, 'התחברות עם קוד שחזור').click();
  await button(elsewhere, 'הסרת האימות הדו־שלבי').click();
  await button(elsewhere, 'שליחת הבקשה').click();
  await expect(elsewhere.getByRole('heading', { name: 'הבקשה התקבלה' })).toBeVisible();
  await elsewhere.context().close();

  await page.reload();
  await expect(page.getByText('התקבלה בקשה להסיר את האימות הדו־שלבי מהחשבון')).toBeVisible();
  await button(page, 'ביטול הבקשה').click();
  await expect(page.getByText('התקבלה בקשה להסיר את האימות הדו־שלבי מהחשבון')).toBeHidden();
});

async function signedInElsewhere(browser: Browser, person: Person) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  return page;
}

test('A device is ended from another one, and lands on the sign-in with the reason', async ({ page, browser }) => {
  const person = await givenPerson(page);
  const there = await signedInElsewhere(browser, person);
  await page.goto(security);
  const devices = card(page, 'המכשירים שלכם');
  await expect(devices.getByText('המכשיר הזה')).toHaveCount(1);
  await devices.getByRole('button', { name: /^ניתוק Chrome/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(there).toHaveURL(/\/login/);
  await expect(there.getByText('נותקתם מהמכשיר הזה')).toBeVisible();

  // The other way round: all others at once.
  await signIn(there, person);
  await expect(there).toHaveURL(/\/app\/dashboard$/);
  await there.goto(security);
  await button(there, 'ניתוק כל האחרים').click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'ניתוק כל האחרים' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('נותקתם מהמכשיר הזה')).toBeVisible();
  await expect(there).toHaveURL(/\/app\/profile/);
  await there.context().close();
});

test('A sign-in from a new device is mailed, and ended by its link @desktop', async ({ page, browser }) => {
  const person = await signUp(page);
  const thief = await signedInElsewhere(browser, person);
  const owner = await (await browser.newContext()).newPage();
  const { hash } = new URL(await mailedLink(person.email, '/not-me'));
  await owner.goto(`/not-me${hash}`);
  await button(owner, 'זה לא הייתי אני').click();
  await expect(owner.getByRole('heading', { name: 'עצרנו את זה' })).toBeVisible();
  await expect(thief).toHaveURL(/\/login/);
  await mailedLink(person.email, '/reset-password');
  await owner.context().close();
  await thief.context().close();
});

test('Another email asks again who it is where the sign-in is long ago, and goes on with what was typed @desktop', async ({
  page,
}) => {
  const person = await givenPerson(page);
  await page.goto('/app/profile');
  let refused = 0;
  const refuseOnce = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    (refused += 1) === 1
      ? route.fulfill({
          status: 403,
          json: { error: 'reauthenticationNeeded', message: 'כדי להמשיך יש לאמת שזה אתם', requestId: '1' },
        })
      : route.continue();
  // The server's clock cannot be moved: it refuses once what it would refuse after a quarter of an hour.
  await page.route('**/api/users/profile', (route) =>
    route.request().method() === 'PUT' ? refuseOnce(route) : route.continue(),
  );
  await field(page, 'אימייל').fill('dana.new@example.co.il');
  await button(page, 'שמירה').click();
  await expect(dialog(page).getByText('הפעולה הזאת רגישה')).toBeVisible();
  await dialog(page).getByLabel('סיסמה', { exact: true }).fill('Wrong2026Ok');
  await dialog(page).getByRole('button', { name: 'המשך' }).click();
  await expect(dialog(page).getByText('הסיסמה שגויה')).toBeVisible();
  await dialog(page).getByLabel('סיסמה', { exact: true }).fill(person.password);
  await dialog(page).getByRole('button', { name: 'המשך' }).click();
  await expect(page.getByText('הפרופיל עודכן בהצלחה')).toBeVisible();
  const { pendingEmail } = await call(page, 'GET', '/users/profile', { token: person.token });
  expect(pendingEmail).toBe('dana.new@example.co.il');
});
