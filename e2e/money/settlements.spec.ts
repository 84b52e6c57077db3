import type { Locator } from '@playwright/test';
import { dayOf } from '@tzemed/contract/dates/days';
import { eveningOutPage, linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';

const today = dayOf(new Date());
const signIn = (token: string) => localStorage.setItem('authToken', token);

test('Two owners even out what each has paid: it is passed on by one press, and taken back, as the other sees', async ({
  page,
  browser,
}) => {
  const [dana, yoav] = [await givenConfirmedUser(page, 'דנה כהן'), await givenConfirmedUser(page, 'יואב לוי')];
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  await invite(page, dana, yoav.email, { role: 'owner' });
  await answerInvitation(page, yoav, 'accept');
  await page.addInitScript(signIn, dana.token);

  await page.goto(linkTo(eveningOutPage));
  await expect(page.getByRole('heading', { name: 'עוד אין על מה להתחשבן' })).toBeVisible();
  await expectNoViolations(page, 'nothing to even out yet');

  const idOf = async ({ token }: { token: string }) => (await call(page, 'GET', '/auth/me', { token })).user.id;
  const spend = (paidBy: string | null, amount: number) =>
    call(page, 'POST', '/expenses', {
      token: dana.token,
      body: { petId, date: today, description: 'שק מזון', category: 'food', amount, paidBy },
    });
  await spend(await idOf(dana), 400);
  await spend(await idOf(yoav), 160);
  await spend(null, 55);
  await page.reload();

  const left = page.getByRole('region', { name: 'מי מעביר למי' });
  await expect(left).toContainText(/לקבל.*מאת .?יואב/);
  await expect(left).toContainText('120.00');
  const row = page.getByRole('row', { name: /דנה כהן/ });
  await expect(row).toContainText('400.00');
  await expect(row).toContainText('280.00');
  await expect(page.getByText(/^בהוצאה אחת, .*55\.00/)).toBeVisible();
  await expectNoViolations(page, 'what is left to even out');

  // A narrow row keeps the words of a name whole, and shows the debt below it.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const name = row.getByText('דנה כהן');
  await expect(async () =>
    expect(await topOf(row.getByText(/^לקבל/))).toBeGreaterThan((await topOf(name)) + 20),
  ).toPass();
  await page.setViewportSize(size);

  const other = await browser.newContext({ baseURL: process.env.E2E_URL!, locale: 'he-IL' });
  const there = await other.newPage();
  await there.addInitScript(signIn, yoav.token);
  // A link where there is little room.
  const bell = there.getByRole('button', { name: /^התראות/ }).or(there.getByRole('link', { name: /^התראות/ }));
  await there.goto(linkTo(eveningOutPage));
  await expect(there.getByText(/^להעביר.*120\.00.*אל דנה/)).toBeVisible();

  await page.getByRole('button', { name: /^הועבר/ }).click();
  await expect(page.getByText('ההעברה נרשמה')).toBeVisible();
  // A focused undo button stays.
  await button(page, 'ביטול ההוספה').focus();
  for (const one of [page, there]) await expect(one.getByRole('heading', { name: 'הכול מאוזן' })).toBeVisible();
  await expect(there.getByText('העברתם אל דנה')).toBeVisible();
  await expect(bell).toHaveAccessibleName(/^התראות.*1/);
  await expectNoViolations(there, 'all is even');

  await button(page, 'ביטול ההוספה').click();
  for (const one of [page, there]) await expect(one.getByRole('heading', { name: 'מי מעביר למי' })).toBeVisible();
  await expect(bell).toHaveAccessibleName('התראות');

  await page.getByRole('button', { name: /^סכום אחר/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('סכום')).toHaveValue('120.00');
  await dialog.getByLabel('סכום').fill('0');
  await button(page, 'שמירה').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoViolations(page, 'a payment with errors');
  await dialog.getByLabel('סכום').fill('50');
  await dialog.getByLabel('הערות').fill('בביט');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההעברה נרשמה')).toBeVisible();
  for (const one of [page, there]) await expect(one.getByText(/להעביר.*70\.00/).first()).toBeVisible();
  const past = page.getByRole('listitem').filter({ hasText: 'בביט' });
  await expect(past).toContainText('קיבלתם מאת יואב');
  await expectNoViolations(page, 'a payment that was noted');

  await past.getByRole('button', { name: /^עוד פעולות/ }).click();
  await past.getByRole('button', { name: 'מחיקה' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(past).toHaveCount(0);
  await button(page, 'ביטול המחיקה').click();
  await expect(past).toBeVisible();

  await there.goto('/app/dashboard');
  await bell.click();
  await there.getByText(/^סומן שהעברתם .*50\.00.* אל דנה/).click();
  await expect(there).toHaveURL(new RegExp(`${linkTo(eveningOutPage)}$`));
  await other.close();
});

test('A person alone in a household is told what settlements are for, and led to inviting', async ({ page }) => {
  await givenPerson(page);
  await page.goto(linkTo(eveningOutPage));
  await expect(page.getByRole('heading', { name: 'מתחשבנים כשיש עם מי' })).toBeVisible();
  await expectNoViolations(page, 'alone at home');
  await page.getByRole('link', { name: 'הזמנה לבית' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(screens.home)}$`));
});
