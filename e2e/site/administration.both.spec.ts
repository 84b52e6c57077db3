import type { Page } from '@playwright/test';
import { linkToAdmin } from '../../web/src/screens.ts';
import { run } from '../../server/src/testing/database/database-server.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { databaseOf } from '../fixtures/table-locks.ts';
import { button, fillSignIn, givenAccount, givenPerson, newPerson, secondBrowser } from '../fixtures/user-actions.ts';

const change = (statement: string) => run(databaseOf(process.env.E2E_DATA ?? ''), statement);
const idOf = (email: string) => `(select user_id from sign_in_names where issuer = 'email' and subject = '${email}')`;

/** The browser of an administrator, whose second factor is not on yet. */
async function givenAdmin(page: Page) {
  const admin = await givenPerson(page, newPerson('נועה צור'));
  await change(`update users set role = 'admin', email_verified_at = now() where id = ${idOf(admin.email)}`);
  return admin;
}
const turnOnFactor = (email: string) =>
  change(`insert into totp_secrets (user_id, secret, created_at, confirmed_at, enabled_at)
    values (${idOf(email)}, decode(repeat('00', 48), 'hex'), now(), now(), now())`);

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'חלקי הניהול' }).getByRole('link', { name });
const find = async (page: Page, address: string) => {
  await page.getByLabel(/^כתובת אימייל, או תחילתה/).fill(address);
  await button(page, 'חיפוש').click();
};

test('An administrator finds an account, signs it out, blocks it and lets it in again, and all of it is in the log', async ({
  page,
  browser,
}) => {
  const person = await givenAccount(page);
  const other = await secondBrowser(browser, person);
  await other.page.setViewportSize(page.viewportSize()!);
  const admin = await givenAdmin(page);
  await page.goto(linkToAdmin('jobs'));
  await expect(page.getByText('כדי לנהל את האתר יש להפעיל אימות דו־שלבי בחשבון שלכם.')).toBeVisible();
  await turnOnFactor(admin.email);

  await page.goto('/app/profile');
  await page.getByRole('navigation', { name: 'עוד בחשבון' }).getByRole('link', { name: 'ניהול האתר' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkToAdmin()}$`));
  await find(page, 'x');
  await expect(page.getByText('הקלידו לפחות 3 תווים')).toBeVisible();
  await find(page, `nobody-${person.email}`);
  await expect(page.getByText('לא נמצא חשבון')).toBeVisible();
  await find(page, person.email.slice(0, 30));
  await expectNoViolations(page, 'found accounts');
  await page.getByRole('link', { name: `פתיחה: ${person.email}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.email);
  await expect(page.getByRole('region', { name: /^מכשירים מחוברים/ }).getByRole('listitem')).toHaveCount(2);
  expect(page.url()).not.toContain('@');
  await expectNoViolations(page, 'an account');

  // An action needs a sign-in of the last quarter of an hour.
  await change(`update sessions set signed_in_at = now() - interval '1 hour' where user_id = ${idOf(admin.email)}`);
  await button(page, 'ניתוק כל המכשירים').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ניתוק כל המכשירים' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^סיסמה/)
    .fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'המשך' }).click();
  await expect(page.getByText('כל המכשירים נותקו')).toBeVisible();
  await expect(other.page).toHaveURL(/\/login/);
  await expect(page.getByText('אין מכשירים מחוברים.')).toBeVisible();

  await button(page, 'חסימת החשבון').click();
  await page.getByRole('dialog').getByText('חשד להשתלטות על החשבון').click();
  await expectNoViolations(page, 'a block');
  await page.getByRole('dialog').getByRole('button', { name: 'חסימה' }).click();
  await expect(page.getByText('החשבון חסום. סיבה: חשד להשתלטות על החשבון.')).toBeVisible();
  await fillSignIn(other.page, { ...person, password: 'Wrong2026Ok' });
  await expect(other.page.getByText('פרטי התחברות לא נכונים').first()).toBeVisible();
  await fillSignIn(other.page, person);
  await expect(other.page.getByText('החשבון נחסם. פנו לתמיכה').first()).toBeVisible();
  await button(page, 'ביטול החסימה').click();
  await expect(page.getByText('החסימה בוטלה')).toBeVisible();
  await fillSignIn(other.page, person);
  await expect(other.page).toHaveURL(/\/app\//);
  await other.page.goto('/app/activity?tab=account');
  await expect(other.page.getByText('מנהלי האתר חסמו את החשבון')).toBeVisible();

  await section(page, 'יומן פעולות').click();
  for (const action of ['ניתוק כל המכשירים', 'חסימת חשבון', 'ביטול חסימה', 'צפייה בחשבון'])
    await expect(
      page.getByRole('row').filter({ hasText: person.email }).filter({ hasText: action }).first(),
    ).toBeVisible();
  await expectNoViolations(page, 'the log');
  await page.goto(linkToAdmin());
  await find(page, admin.email);
  await page.getByRole('link', { name: `פתיחה: ${admin.email}` }).click();
  await expect(page.getByText('זה החשבון שלכם.')).toBeVisible();
  await expect(button(page, 'חסימת החשבון')).toHaveCount(0);
  await other.close();
});

test('A notice shows in the app of another person without a reload, and a failed job is tried again', async ({
  page,
  browser,
}) => {
  const person = await givenAccount(page);
  const other = await secondBrowser(browser, person);
  const admin = await givenAdmin(page);
  await turnOnFactor(admin.email);
  await page.goto(linkToAdmin('notices'));
  const text = `הערב עבודות תחזוקה ${person.email.slice(5, 13)}`;
  await button(page, 'הודעה חדשה').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^נוסח בעברית/).fill(text);
  await dialog.getByText('אזהרה', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'כך תיראה ההודעה' })).toContainText(text);
  await expectNoViolations(page, 'a new notice');
  await dialog.getByRole('button', { name: 'פרסום לכולם' }).click();
  await expect(page.getByText('ההודעה פורסמה')).toBeVisible();
  const shown = other.page.getByRole('status').filter({ hasText: text });
  await expect(shown).toBeVisible();
  await expectNoViolations(other.page, 'a notice');
  await shown.getByRole('button', { name: 'סגירה' }).click();
  await expect(shown).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: `סיום עכשיו: ${text}` }).click();
  await expect(page.getByText('ההודעה הסתיימה')).toBeVisible();
  await expectNoViolations(page, 'notices');

  const { rows } = await change(`
    insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    values ('parked', jsonb_build_object('email', 'nobody@example.co.il', 'purpose', 'verify', 'userId', ${idOf(person.email)}),
      'auth.link', 12, '{"message": "connect ECONNREFUSED"}') returning data->>'userId' as id`);
  await section(page, 'משימות שנכשלו').click();
  const job = page.getByRole('row').filter({ hasText: String((rows[0] as { id: string }).id) });
  await expect(job).toContainText('13 ניסיונות');
  await expectNoViolations(page, 'failed jobs');
  await job.getByRole('button', { name: 'ניסיון חוזר: auth.link' }).click();
  await expect(page.getByText('המשימה תנוסה עכשיו')).toBeVisible();
  await expect(job).toHaveCount(0);

  for (const name of ['מצב האתר', 'מיילים שחזרו']) {
    await section(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoViolations(page, name);
  }
  await section(page, 'יומן פעולות').click();
  for (const action of ['פרסום הודעה', 'סיום הודעה', 'ניסיון חוזר למשימה'])
    await expect(page.getByRole('row').filter({ hasText: admin.email }).filter({ hasText: action })).toBeVisible();
  await other.close();
});

test('To another role the administration does not exist', async ({ page }) => {
  await givenPerson(page);
  await page.goto(linkToAdmin());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/לא נמצא|לא מצאנו/);
});
