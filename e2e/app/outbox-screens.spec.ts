import { dayOf } from '@tzemed/contract/dates/days';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { waitForIdleParts } from '../fixtures/idle-parts.ts';
import { givenConfirmedUser, givenPet, answerInvitation, invite } from '../fixtures/shared-household.ts';
import { button, call, field, openForm } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());

/** Browser of a person, with what the outbox needs loaded. */
async function signedIn(browser: Browser, token: string) {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL, locale: 'he-IL', serviceWorkers: 'block' });
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  return { context, page: await context.newPage() };
}

/** The screen with its late parts: their code can't be had without a connection. */
async function openAt(page: Page, path: string) {
  await page.goto(path);
  await waitForIdleParts(page);
}

const pill = (page: Page) => page.locator('.unsent-pill');
const cutOff = (context: BrowserContext) => context.setOffline(true);
const connect = (context: BrowserContext) => context.setOffline(false);
const follow = (page: Page) => pill(page).click();

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  const hasFocus = () => target.evaluate((one) => one === document.activeElement);
  for (let steps = 0; steps < 8 && !(await hasFocus()); steps++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function givenHome(page: Page) {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const ori = await givenConfirmedUser(page, 'אורי כהן');
  const bella = await givenPet(page, dana.token, 'בלה', 'dog');
  await invite(page, dana, ori.email, { role: 'owner' });
  await answerInvitation(page, ori, 'accept');
  return { dana, ori, bella };
}

async function addExpense(page: Page, description: string, amount: string) {
  await openForm(page, 'הוספת הוצאה');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('סכום').fill(amount);
  await dialog.getByLabel('תיאור').fill(description);
  await dialog.getByRole('radiogroup', { name: 'קטגוריה' }).getByText('מזון', { exact: true }).click();
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('Entries written offline are listed, edited, held and canceled, and the rest is sent', async ({
  page,
  browser,
}) => {
  const { dana } = await givenHome(page);
  const own = await signedIn(browser, dana.token);
  await openAt(own.page, '/app/expenses');
  // Its code, and that of the form, come with the first visit.
  await openForm(own.page, 'הוספת הוצאה');
  await own.page.keyboard.press('Escape');
  await openAt(own.page, '/app/outbox');
  await expect(own.page.getByRole('heading', { name: 'הכול נשלח' })).toBeVisible();
  await expectNoViolations(own.page, 'the page');
  await openAt(own.page, '/app/expenses');
  await cutOff(own.context);
  await expect(pill(own.page)).toHaveText('אין חיבור');
  await addExpense(own.page, 'שק מזון יבש', '289.90');
  await expect(own.page.getByText(/ממתין לשליחה/)).toBeVisible();
  await addExpense(own.page, 'חטיפים', '40');
  await addExpense(own.page, 'צעצוע', '25');
  await expect(own.page.getByText('יישלח אחר כך')).toHaveCount(3);
  await expect(pill(own.page)).toHaveAccessibleName(/3 ממתינים/);

  await follow(own.page);
  const rows = own.page.getByRole('region', { name: 'ממתינים' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('שק מזון יבש');
  await expect(rows.first()).toContainText('289.90');
  await expectNoViolations(own.page, 'the page');

  await rows.nth(1).getByRole('button').click();
  await button(own.page, 'ביטול הרישום').click();
  const question = own.page.getByRole('alertdialog');
  await expect(question).toContainText('חטיפים');
  await question.getByRole('button', { name: 'ביטול הרישום' }).click();
  await expect(rows).toHaveCount(2);

  await rows.nth(1).getByRole('button').click();
  await button(own.page, 'להשאיר לאחר כך').click();
  await expect(rows.nth(1)).toContainText('מחכה עד שתחליטו לשלוח');

  await rows.first().getByRole('button').click();
  await own.page.getByRole('link', { name: 'עריכה' }).click();
  const dialog = own.page.getByRole('dialog');
  await expect(dialog.getByLabel('תיאור')).toHaveValue('שק מזון יבש');
  await dialog.getByLabel('סכום').fill('300');
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await connect(own.context);
  await expect(own.page.getByText('החיבור חזר. הרישום נשלח.')).toBeVisible();
  const sent = await call(page, 'GET', '/expenses', { token: dana.token });
  expect(
    sent.expenses.map(({ description, amount }: { description: string; amount: number }) => [description, amount]),
  ).toEqual([['שק מזון יבש', 300]]);
  await expect(pill(own.page)).toHaveAccessibleName(/אחד ממתין/);
  await follow(own.page);
  await rows.first().getByRole('button').click();
  await button(own.page, 'לשלוח עכשיו').click();
  await expect(pill(own.page)).toHaveCount(0);
  await own.context.close();
});

test('The outbox is used by the keyboard alone, and the focus stays where its user is', async ({ page, browser }) => {
  const { dana } = await givenHome(page);
  const own = await signedIn(browser, dana.token);
  const { keyboard } = own.page;
  await openAt(own.page, '/app/outbox');
  await openAt(own.page, '/app/expenses');
  await openForm(own.page, 'הוספת הוצאה');
  await keyboard.press('Escape');
  await cutOff(own.context);
  await addExpense(own.page, 'שק מזון יבש', '289.90');
  await addExpense(own.page, 'חטיפים', '40');
  await pill(own.page).focus();
  await keyboard.press('Enter');
  const rows = own.page.getByRole('region', { name: 'ממתינים' }).getByRole('listitem');
  const actionsOf = (what: string) => own.page.getByRole('button', { name: `פעולות: ${what}` });
  const sack = actionsOf('שק מזון יבש');
  await sack.focus();
  await keyboard.press('Enter');
  await expect(own.page.getByRole('link', { name: 'עריכה' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(sack).toBeFocused();
  await keyboard.press('Enter');
  const cancel = button(own.page, 'ביטול הרישום');
  await tabTo(own.page, cancel);
  await keyboard.press('Enter');
  const question = own.page.getByRole('alertdialog');
  await expect(question).toContainText('שק מזון יבש');
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(sack).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(own.page, cancel);
  await keyboard.press('Enter');
  const agree = question.getByRole('button', { name: 'ביטול הרישום' });
  await tabTo(own.page, agree);
  await keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(actionsOf('חטיפים')).toBeFocused();
  await own.context.close();
});

test('A reminder that another person has done meanwhile is told, and one that was deleted comes back with the mark', async ({
  page,
  browser,
}) => {
  const { dana, ori, bella } = await givenHome(page);
  const add = (title: string) =>
    call(page, 'POST', '/reminders', {
      token: dana.token,
      body: { petId: bella, title, date: `${today}T09:00:00.000Z`, time: '00:10' },
    });
  const [brush, walk] = [(await add('הברשה')).reminder, (await add('טיול')).reminder];
  const own = await signedIn(browser, dana.token);
  await openAt(own.page, '/app/outbox');
  await openAt(own.page, '/app/dashboard');
  await cutOff(own.context);
  await button(own.page, 'סימון כבוצע: הברשה').click();
  await button(own.page, 'סימון כבוצע: טיול').click();
  await expect(own.page.getByText('יישלח אחר כך').first()).toBeVisible();
  await call(page, 'DELETE', `/reminders/${brush.id}`, { token: ori.token });
  await call(page, 'PATCH', `/reminders/${walk.id}/complete`, { token: ori.token, body: {} });
  await connect(own.context);
  await expect(own.page.getByText('דורש החלטה').first()).toBeVisible();
  await follow(own.page);
  const gone = own.page.getByRole('article', { name: 'התזכורת ״הברשה״ נמחקה' });
  const done = own.page.getByRole('article', { name: '״טיול״ כבר סומן' });
  await expect(gone).toBeVisible();
  await expect(done).toContainText('אורי כהן');
  await expectNoViolations(own.page, 'the page');
  await done.getByRole('button', { name: /^הבנתי/ }).click();
  await expect(done).toHaveCount(0);
  await gone.getByRole('button', { name: /^שחזור עם הסימון/ }).click();
  await expect(pill(own.page)).toHaveCount(0);
  const { reminder } = await call(page, 'GET', `/reminders/${brush.id}`, { token: dana.token });
  expect(reminder.isCompleted).toBe(true);
  await own.context.close();
});

test('A dose that two people have entered is decided by its writer', async ({ page, browser }) => {
  const { dana, ori, bella } = await givenHome(page);
  const { medicine } = await call(page, 'POST', '/medicines', {
    token: dana.token,
    body: {
      petId: bella,
      name: 'Apoquel 16 mg',
      instruction: 'חצי כדור',
      from: today,
      schedule: 'times',
      times: ['00:05'],
    },
  });
  const own = await signedIn(browser, dana.token);
  await openAt(own.page, '/app/outbox');
  await openAt(own.page, `/app/pets/${bella}/medicines`);
  await cutOff(own.context);
  await button(own.page, 'ניתנה: Apoquel 16 mg').click();
  await expect(own.page.getByText(/ממתין לשליחה/).first()).toBeVisible();
  await call(page, 'POST', '/doses', {
    token: ori.token,
    body: { petId: bella, medicineId: medicine.id, outcome: 'given', at: new Date().toISOString() },
  });
  await connect(own.context);
  await expect(own.page.getByText('דורש החלטה').first()).toBeVisible();
  await follow(own.page);
  await own.page.getByRole('link', { name: /^לבחירה/ }).click();
  await expect(own.page.getByRole('heading', { name: 'שתי מנות נרשמו' })).toBeVisible();
  await expectNoViolations(own.page, 'the page');
  const save = button(own.page, 'שמירת הבחירה');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  for (const choice of await own.page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await own.page.getByText('ניתנו שתי מנות').click();
  await save.click();
  await expect(own.page.getByText('שתי המנות נרשמו')).toBeVisible();
  const stored = async () =>
    (await call(page, 'GET', `/doses?medicineId=${medicine.id}`, { token: dana.token })).doses.map(
      ({ isExtra }: { isExtra: boolean }) => isExtra,
    );
  await expect.poll(async () => (await stored()).toSorted()).toEqual([false, true]);
  await own.context.close();
});

test('An expense that another person has changed meanwhile opens with both sides', async ({ page, browser }) => {
  const { dana, ori, bella } = await givenHome(page);
  const body = { petId: bella, date: today, description: 'שק מזון', amount: 100, category: 'food' };
  const { expense } = await call(page, 'POST', '/expenses', { token: dana.token, body });
  const own = await signedIn(browser, dana.token);
  await openAt(own.page, `/app/outbox`);
  await openAt(own.page, `/app/expenses`);
  await own.page
    .getByRole('button', { name: /עריכת שק מזון|^שק מזון/ })
    .first()
    .click();
  const dialog = own.page.getByRole('dialog');
  await expect(dialog.getByLabel('סכום')).toBeVisible();
  await cutOff(own.context);
  await dialog.getByLabel('סכום').fill('120');
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await call(page, 'PUT', `/expenses/${expense.id}`, {
    token: ori.token,
    body: { ...body, amount: 150, version: expense.version },
  });
  await connect(own.context);
  await expect(own.page.getByText('דורש החלטה').first()).toBeVisible();
  await follow(own.page);
  await expect(own.page.getByRole('article')).toContainText('אורי כהן');
  await own.page.getByRole('link', { name: /^השוואה ובחירה/ }).click();
  await expect(dialog).toContainText('150');
  await expect(dialog).toContainText('120');
  await expectNoViolations(own.page, 'the page');
  await own.context.close();
});

test('Signing out with waiting entries asks first, and erases them only then', async ({ page, browser }) => {
  const { dana } = await givenHome(page);
  const own = await signedIn(browser, dana.token);
  await openAt(own.page, '/app/expenses');
  await openForm(own.page, 'הוספת הוצאה');
  await own.page.keyboard.press('Escape');
  await own.page.locator('header .me').click();
  await own.page.keyboard.press('Escape');
  await cutOff(own.context);
  await addExpense(own.page, 'שק מזון יבש', '289.90');
  await own.page.locator('header .me').click();
  await button(own.page, 'התנתקות').click();
  const question = own.page.getByRole('alertdialog', { name: 'רישום אחד עוד לא נשלח' });
  await expect(question.getByRole('button', { name: 'להישאר' })).toBeFocused();
  await expectNoViolations(own.page, 'the page');
  await question.getByRole('button', { name: 'להישאר' }).click();
  await expect(field(own.page, 'אימייל')).toHaveCount(0);
  await connect(own.context);
  await expect(own.page.getByText('החיבור חזר. הרישום נשלח.')).toBeVisible();
  await expect(pill(own.page)).toHaveCount(0);
  expect((await call(page, 'GET', '/expenses', { token: dana.token })).total).toBe(1);
  await own.context.close();
});
