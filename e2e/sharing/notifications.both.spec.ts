import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { toasts } from '../fixtures/screen-actions.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { givenConfirmedUser } from '../fixtures/shared-household.ts';

const bell = (page: Page, unread?: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: unread ? `התראות (${unread})` : 'התראות', exact: true })
    .or(page.getByRole('banner').getByRole('button', { name: unread ? `התראות (${unread})` : 'התראות', exact: true }))
    .filter({ visible: true });
const row = (page: Page, title: string) =>
  page
    .locator('.notice-day')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${title}`) }) });

async function givenPet(page: Page, token: string) {
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  return pet.id as string;
}

/** A reminder of yesterday that was put off for five seconds: a busy server refuses a shorter time as over. */
async function dueSoon(page: Page, token: string, petId: string, title: string, more = {}) {
  const date = new Date(Date.now() - 86_400_000).toISOString();
  const { reminder } = await call(page, 'POST', '/reminders', {
    token,
    body: { petId, title, date, time: '09:00', ...more },
  });
  const snoozeUntil = new Date(Date.now() + 5000).toISOString();
  await call(page, 'PATCH', `/reminders/${reminder.id}/snooze`, { token, body: { snoozeUntil } });
  return reminder.id as string;
}

/** Another browser of the same person. */
async function secondBrowser(browser: Browser, page: Page, token: string) {
  const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'he-IL' });
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  return context.newPage();
}

/** Once it is due: the server looks every ten seconds for what was written for a moment that is nearer. */
const soon = { timeout: 40_000 };

test('The bell rings in every open browser, and what is done from it is done for all', async ({ page, browser }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token);
  const other = await secondBrowser(browser, page, token);
  await page.goto('/app/dashboard');
  await other.goto('/app/expenses');
  await expect(bell(page)).toBeVisible();
  await dueSoon(page, token, petId, 'כדור', { repeatInterval: 'daily' });
  await expect(bell(page, 1)).toBeVisible(soon);
  await expect(bell(other, 1)).toBeVisible();

  await bell(page, 1).click();
  await expect(row(page, 'כדור')).toContainText('בלה · עכשיו');
  await expectNoViolations(page, 'what was told');
  await button(page, 'בוצע: כדור').click();
  await expect(toasts(page)).toContainText('״כדור״ סומנה כבוצעה');
  await expect(row(page, 'כדור')).toContainText('טופל');
  await expect(bell(page)).toBeVisible();
  await expect(bell(other)).toBeVisible();
  await other.context().close();
});

test('A notification is read, snoozed and deleted, and leads to its item', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token);
  await page.goto('/app/notifications');
  await expect(page.getByRole('heading', { name: 'הכול שקט' })).toBeVisible();
  for (const title of ['הברשה', 'כדור', 'שקילה']) await dueSoon(page, token, petId, title);
  for (const title of ['הברשה', 'כדור', 'שקילה']) await expect(row(page, title)).toBeVisible(soon);
  await expect(page.getByRole('heading', { name: 'היום' })).toBeVisible();
  await expect(bell(page, 3)).toBeVisible();
  await expectNoViolations(page, 'the page of what was told');

  await button(page, 'בעוד שעה: הברשה').click();
  await expect(row(page, 'הברשה')).toContainText('טופל');
  await expect(bell(page, 2)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'ביטול', exact: true }).last().click();

  await button(page, 'עוד פעולות: שקילה').click();
  await page.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(row(page, 'שקילה')).toHaveCount(0);

  await page.getByRole('link', { name: /^כדור/ }).click();
  await expect(page).toHaveURL(/\/app\/reminders\?status=overdue/);
  await expect(page.getByRole('heading', { name: 'תזכורות', level: 1 })).toBeVisible();
  await page.goto('/app/notifications');
  await expect(row(page, 'כדור')).not.toContainText('לא נקראה');
  await expect(row(page, 'שקילה')).toHaveCount(0);
});

test('All of it is marked as read in one press @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token);
  await page.goto('/app/notifications');
  for (const title of ['הברשה', 'כדור']) await dueSoon(page, token, petId, title);
  await expect(row(page, 'הברשה')).toContainText('לא נקראה', soon);
  await expect(row(page, 'כדור')).toContainText('לא נקראה');
  await button(page, 'סימון הכול כנקרא').click();
  await expect(page.getByText('לא נקראה')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'כדור')).toBeVisible();
  await expect(page.getByText('לא נקראה')).toHaveCount(0);
  await expect(button(page, 'סימון הכול כנקרא')).toHaveCount(0);
});

test('Notification preferences are set by keyboard, saved with each press, and kept @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  await page.goto('/app/notifications/preferences');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(box('תזכורות: במייל')).toBeChecked();
  await expect(page.getByText('מיילים יישלחו רק אחרי אימות הכתובת שלכם.')).toBeVisible();
  await expectNoViolations(page, 'how one wishes to be told');
  await box('תזכורות: במייל').focus();
  await page.keyboard.press('Space');
  await expect(box('תזכורות: במייל')).not.toBeChecked();
  const howFarAhead = page.getByText('כמה זמן מראש להודיע');
  await howFarAhead.focus();
  await page.keyboard.press('Enter');
  const when = page.getByRole('group', { name: 'מתי: תזכורות' });
  await when.getByRole('checkbox', { name: 'שעה לפני', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(when.getByRole('checkbox', { name: 'שעה לפני', exact: true })).toBeChecked();
  const quiet = page.getByRole('switch', { name: 'שעות שקט' });
  await quiet.focus();
  await page.keyboard.press('Space');
  await page.getByLabel('משעה').selectOption('23:00');
  // The same hour twice is none: it is said, and nothing is changed.
  await page.getByLabel('עד שעה').selectOption('23:00');
  await expect(toasts(page)).toContainText('שעות השקט צריכות להסתיים בשעה אחרת');
  await expect
    .poll(async () => (await call(page, 'GET', '/reminders/preferences', { token })).quietHours)
    .toEqual({ isOn: true, from: '23:00', until: '07:00' });
  await page.reload();
  await expect(quiet).toBeChecked();
  await expect(page.getByLabel('משעה')).toHaveValue('23:00');
  await expect(box('תזכורות: במייל')).not.toBeChecked();
  await howFarAhead.click();
  await expect(when.getByRole('checkbox', { name: 'שעה לפני', exact: true })).toBeChecked();
});

test('The link in a mail marks it as done, signed out, when it is pressed and not before @desktop', async ({
  page,
}) => {
  const { token, email } = await givenConfirmedUser(page, 'דנה כהן');
  const petId = await givenPet(page, token);
  const id = await dueSoon(page, token, petId, 'כדור נגד תולעים', { repeatInterval: 'daily' });
  const standing = async () => (await call(page, 'GET', `/reminders/${id}`, { token })).reminder;
  const { pathname, hash } = new URL(await mailedLink(email, '/reminder'));
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole('heading', { name: 'כדור נגד תולעים' })).toBeVisible();
  expect((await standing()).isCompleted).toBe(false);
  expect(page.url()).not.toContain('token');
  await expectNoViolations(page, 'the link in the mail of a reminder');
  await button(page, 'דחייה').click();
  await button(page, 'בשעה').click();
  await expect(page.getByText(/נדחתה עד/)).toBeVisible();
  await button(page, 'ביטול').click();
  await button(page, 'סימון כבוצע').click();
  await expect(page.getByText(/סומנה כבוצעה\. סימון: דנה כהן/)).toBeVisible();
  expect(await standing()).toMatchObject({ isCompleted: true });
  await button(page, 'ביטול').click();
  await expect(button(page, 'סימון כבוצע')).toBeVisible();
  expect((await standing()).isCompleted).toBe(false);

  // Another request completes the reminder meanwhile.
  await call(page, 'PATCH', `/reminders/${id}/complete`, { token });
  await button(page, 'סימון כבוצע').click();
  await expect(page.getByText(/סומנה כבוצעה\. סימון: דנה כהן/)).toBeVisible();
});

test('Mails of one kind are stopped by the link in them, and brought back; a link that was cut says so @desktop', async ({
  page,
}) => {
  const { token, email } = await givenConfirmedUser(page, 'דנה כהן');
  const petId = await givenPet(page, token);
  await dueSoon(page, token, petId, 'כדור');
  const { pathname, hash } = new URL(await mailedLink(email, '/mail-preferences'));
  const wanted = async () => (await call(page, 'GET', '/reminders/preferences', { token })).reminders.email;
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole('heading', { name: 'להפסיק את המיילים האלה?' })).toBeVisible();
  expect(await wanted()).toBe(true);
  await button(page, 'הפסקת המיילים').click();
  await expect(page.getByRole('heading', { name: 'המיילים הופסקו' })).toBeVisible();
  expect(await wanted()).toBe(false);
  await expectNoViolations(page, 'mails that were stopped');
  await button(page, 'החזרת המיילים').click();
  await expect(page.getByRole('heading', { name: 'המיילים חזרו' })).toBeVisible();
  expect(await wanted()).toBe(true);

  await page.goto(`/en${pathname}${hash.slice(0, -9)}`);
  await page.getByRole('button', { name: 'Stop the mails' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
});
