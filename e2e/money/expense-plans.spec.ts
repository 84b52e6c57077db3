import { addDays, addMonths, dayOf } from '@tzemed/contract/dates/days';
import { budgetsPage, insightPage, linkTo, plansPage, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const today = dayOf(new Date());

test('A repeating expense is made from a new one, writes today’s at once, and is told ahead', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  await call(page, 'POST', '/tags', { token, body: { name: 'פוליסה', hue: 'lilac' } });
  await page.goto(linkTo(plansPage));
  await expect(page.getByRole('heading', { name: 'עוד אין הוצאות קבועות' })).toBeVisible();
  await expectNoViolations(page, 'no repeating expense yet');

  await page.goto(linkTo(screens.expenses, { add: 1 }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('תיאור').fill('ביטוח בריאות');
  await dialog.getByLabel('סכום').fill('129');
  await dialog.getByRole('radio', { name: 'ביטוח' }).check({ force: true });
  await dialog.getByText('עוד פרטים').click();
  await button(page, 'פוליסה').click();
  await button(page, 'חוזרת כל חודש').click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(plansPage)}`));
  await expect(dialog.getByLabel('תיאור')).toHaveValue('ביטוח בריאות');
  await expect(dialog.getByLabel('סכום')).toHaveValue('129.00');
  await expect(button(page, 'פוליסה')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('ההוצאה של היום תירשם מיד עם השמירה.')).toBeVisible();
  await button(page, 'הוספת שינוי מחיר').click();
  await button(page, 'שמירה').click();
  await expect(dialog.getByRole('group', { name: 'שינוי מחיר 1' }).getByText('סכום נדרש')).toBeVisible();
  await expectNoViolations(page, 'a repeating expense with errors');
  await page.getByRole('spinbutton', { name: /יום.*החל מתאריך/ }).click();
  const [year, month] = addMonths(today.slice(0, 7), 2).split('-');
  await page.keyboard.type(`01${month}${year}`);
  const amount = dialog.getByLabel('הסכום החדש');
  await amount.fill('12345');
  await amount.blur();
  await expect(amount).toHaveValue('12345.00');
  expect(await amount.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await amount.fill('139');
  await button(page, 'הוספת שינוי מחיר').click();
  await button(page, 'הסרה: שינוי מחיר 2').click();
  await expect(dialog.getByLabel('הסכום החדש')).toHaveValue('139.00');
  await expect(dialog.getByRole('group', { name: 'מה יירשם' }).getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page, 'a repeating expense that is filled in');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההוצאה הקבועה נוספה')).toBeVisible();

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ביטוח בריאות' }) });
  await expect(card).toContainText('כל חודש');
  await expect(card).toContainText('139.00');
  await expect(card).toContainText('הוצאה אחת');
  await expectNoViolations(page, 'a repeating expense');

  await page.goto(linkTo(screens.expenses));
  const written = page.getByRole('row', { name: /ביטוח בריאות/ });
  await expect(written).toContainText('129.00');
  await expect(written).toContainText('הוצאה קבועה');

  await page.goto(linkTo(insightPage));
  const ahead = page.locator('section').filter({ has: page.getByRole('heading', { name: '12 החודשים הבאים' }) });
  await expect(ahead.getByText('הוצאות קבועות')).toBeVisible();
  await expectNoViolations(page, 'what is planned ahead');

  await call(page, 'POST', '/expenses/plans', {
    token,
    body: {
      petId,
      description: 'חול',
      amount: 40,
      category: 'equipment',
      startsOn: addDays(today, 1),
      repeatInterval: 'weekly',
    },
  });
  await call(page, 'POST', '/expenses/budget', { token, body: { amount: 5000, period: 'year' } });
  await page.goto(linkTo(budgetsPage));
  // The last day of a year has no more planned expenses in that year.
  const isOver = today.endsWith('-12-31');
  await expect(page.getByText(/הצפי כולל הוצאות קבועות בסך/)).toHaveCount(isOver ? 0 : 1);
});

test('An expense plan is edited, ends, is deleted and restored, as seen on another device', async ({
  page,
  browser,
}) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'מיצי', 'cat');
  await call(page, 'POST', '/expenses/plans', {
    token,
    body: {
      petId,
      description: 'מנוי למזון',
      amount: 210,
      category: 'food',
      startsOn: addDays(today, 3),
      repeatInterval: 'monthly',
      repeatEvery: 2,
    },
  });
  const other = await browser.newContext({ baseURL: process.env.E2E_URL!, locale: 'he-IL' });
  const there = await other.newPage();
  await there.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await there.goto(linkTo(plansPage));
  await page.goto(linkTo(plansPage));
  for (const one of [page, there]) await expect(one.getByText('כל חודשיים')).toBeVisible();

  await button(page, 'עריכה: מנוי למזון').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('סכום').fill('230');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההוצאה הקבועה עודכנה')).toBeVisible();
  await expect(there.getByText(/230\.00/)).toBeVisible();

  await button(page, 'עוד פעולות: מנוי למזון').click();
  await button(page, 'מחיקה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(there.getByRole('heading', { name: 'עוד אין הוצאות קבועות' })).toBeVisible();
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('ההוצאה הקבועה שוחזרה')).toBeVisible();
  await expect(there.getByRole('heading', { name: 'מנוי למזון' })).toBeVisible();

  await call(page, 'POST', '/expenses/plans', {
    token,
    body: {
      petId,
      description: 'קורס אילוף',
      amount: 300,
      category: 'training',
      startsOn: today,
      repeatInterval: 'weekly',
      repeatTimes: 1,
    },
  });
  await button(page, 'הסתיימו').click();
  await expect(page.getByText('הסתיימה', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'repeating expenses that have ended');
  await other.close();
});

test('An expense with a receipt has no button that would lose the receipt', async ({ page }) => {
  const { token } = await givenPerson(page);
  await givenPet(page, token, 'בלה', 'dog');
  await page.goto(linkTo(screens.expenses, { add: 1 }));
  await page.getByRole('dialog').getByText('עוד פרטים').click();
  await expect(button(page, 'חוזרת כל חודש')).toBeVisible();
  const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(receipt);
  await expect(button(page, 'חוזרת כל חודש')).toHaveCount(0);
});
