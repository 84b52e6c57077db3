import type { Page } from '@playwright/test';
import { deskPage, linkTo, supportPage } from '../../web/src/screens.ts';
import { run } from '../../server/src/testing/database/database-server.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { databaseOf } from '../fixtures/table-locks.ts';
import { button, field, givenAccount, givenPerson, newPerson, secondBrowser } from '../fixtures/user-actions.ts';

/** Opens an account that answers support. */
async function givenSupporter(page: Page) {
  const person = await givenAccount(page, newPerson('נועה צור'));
  const set = `update users set role = 'support' where id = (
    select user_id from sign_in_names where issuer = 'email' and subject = '${person.email}')`;
  expect((await run(databaseOf(process.env.E2E_DATA ?? ''), set)).rowCount).toBe(1);
  return person;
}

const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const box = (page: Page) => field(page, 'הודעה');
const bell = (page: Page) => page.getByRole('banner').locator('.bell:visible');

test('Somebody asks with a file, support answers while both look, and the request is closed and opened again', async ({
  page,
  browser,
}, { project }) => {
  await givenPerson(page);
  const supporter = await givenSupporter(page);
  await page.goto('/app/profile');
  await page.getByRole('navigation', { name: 'עוד בחשבון' }).getByRole('link', { name: 'תמיכה' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(supportPage)}$`));
  await expect(page.getByText('עוד לא כתבתם לנו')).toBeVisible();
  await expectNoViolations(page, 'support without a request');

  await page.getByRole('link', { name: 'פנייה חדשה' }).click();
  await page.getByLabel(/^נושא/).fill('האם אפשר לייבא הוצאות מקובץ?');
  await page.getByLabel(/^הודעה/).fill('יש לי שנה של הוצאות בגיליון.');
  const csv = { name: 'הוצאות.csv', mimeType: 'text/csv', buffer: Buffer.from('date,amount\n2026-11-01,80\n') };
  await page.locator('input[type=file]').setInputFiles(csv);
  await expect(
    page.getByRole('list', { name: 'קבצים מצורפים' }).getByRole('button', { name: 'הסרת הוצאות.csv' }),
  ).toBeVisible();
  await expect(page.getByLabel('לצרף גם את סוג המכשיר והגרסה')).toBeChecked();
  await expectNoViolations(page, 'a new request');
  await button(page, 'שליחה').click();
  await expect(messages(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'האם אפשר לייבא הוצאות מקובץ?' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^הורדה:.*הוצאות/ }).click();
  expect((await coming).suggestedFilename()).toBe('הוצאות.csv');

  const desk = await secondBrowser(browser, supporter);
  await desk.page.setViewportSize(page.viewportSize()!);
  await desk.page.goto(linkTo(deskPage));
  // Two projects write to one desk.
  await desk.page.getByRole('searchbox', { name: 'חיפוש בפניות' }).fill('גיליון-שאין');
  await expect(desk.page.getByText('לא נמצאו פניות')).toBeVisible();
  const number = (await page.getByText(/^פנייה \d+/).innerText()).match(/\d+/)![0];
  await desk.page.getByRole('searchbox', { name: 'חיפוש בפניות' }).fill(number);
  const row = desk.page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('חדש');
  await expect(desk.page.getByRole('navigation', { name: 'תפריט' })).toHaveCount(0);
  await expectNoViolations(desk.page, 'the desk');
  await row.getByRole('link', { name: /^פתיחה/ }).click();
  const who = desk.page.getByRole('complementary', { name: 'מי פנה' });
  await expect(who).toContainText('דנה כהן');
  await expect(who).toContainText('חינם');
  const conversation = page.getByRole('region', { name: 'האם אפשר לייבא הוצאות מקובץ?' });
  await expect(conversation.getByText('ממתינה לתשובה')).toBeVisible();

  await desk.page.getByRole('switch', { name: 'הערה פנימית' }).click();
  await box(desk.page).fill('לבדוק מול הייבוא');
  await button(desk.page, 'שמירת ההערה').click();
  await expect(messages(desk.page).filter({ hasText: 'הערה פנימית' })).toContainText('לבדוק מול הייבוא');
  await box(desk.page).fill('בטח. בעמוד ההוצאות יש ׳ייבוא׳.');
  await box(desk.page).press('Control+Enter');
  await expect(messages(page).filter({ hasText: 'בטח. בעמוד ההוצאות' })).toContainText('צוות צמד');
  await expect(messages(page)).toHaveCount(2);
  await expect(page.getByText('לבדוק מול הייבוא')).toHaveCount(0);
  await expectNoViolations(desk.page, 'a request at the desk');
  await expectNoViolations(page, 'a conversation');

  // Away from it the bell tells of an answer, and leads to it.
  await page.goto('/app/dashboard');
  await box(desk.page).fill('ועוד דבר: אפשר גם לבטל.');
  await button(desk.page, 'שליחה').click();
  await expect(bell(page)).toContainText('1');
  await page.goto('/app/notifications');
  await page
    .getByRole('main')
    .getByRole('link', { name: /ענו לכם בפנייה/ })
    .first()
    .click();
  await expect(messages(page).filter({ hasText: 'ועוד דבר' })).toBeVisible();
  await expect(bell(page)).not.toContainText('1');

  await button(page, 'סגירת הפנייה').click();
  await expect(page.getByText(/^הפנייה סגורה. אפשר לפתוח אותה מחדש עד/)).toBeVisible();
  await expect(desk.page.getByText('הפנייה סגורה. אפשר להוסיף לה הערות פנימיות בלבד.')).toBeVisible();
  await expectNoViolations(page, 'a closed request');
  await button(page, 'פתיחה מחדש').click();
  await expect(box(page)).toBeVisible();
  await box(page).fill('תודה רבה!');
  await button(page, 'שליחה').click();
  await expect(messages(desk.page).filter({ hasText: 'תודה רבה!' })).toBeVisible();

  if (project.name === 'phone') {
    await page.getByRole('main').getByRole('link', { name: 'תמיכה' }).click();
    await expect(page.getByRole('link', { name: /האם אפשר לייבא/ })).toContainText('תודה רבה!');
  } else {
    await expect(page.getByRole('link', { name: /האם אפשר לייבא/ })).toHaveAttribute('aria-current', 'true');
  }
  await desk.close();
});

test('A person who is not support staff finds no desk, and a draft survives a reload', async ({ page }) => {
  await givenPerson(page);
  await page.goto(linkTo(deskPage));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/לא נמצא|לא מצאנו/);
  await page.goto(`${linkTo(supportPage)}/new`);
  await page.getByLabel(/^נושא/).fill('תזכורת הגיעה פעמיים');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(/^נושא/)).toHaveValue('תזכורת הגיעה פעמיים');
});
