import type { Page } from '@playwright/test';
import { dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function givenExpenses(page: Page) {
  const { token } = await givenPerson(page);
  for (const name of ['בלה', 'מיצי']) {
    const { pet } = await call(page, 'POST', '/pets', { token, body: { name, species: 'cat' } });
    for (const [description, category] of [
      ['שק מזון', 'food'],
      ['כדור', 'toys'],
    ])
      await call(page, 'POST', '/expenses', {
        token,
        body: {
          petId: pet.id,
          date: dayOf(new Date()),
          description: `${description} של ${name}`,
          amount: 12.5,
          category,
        },
      });
  }
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'הוצאות', exact: true }).last().click();
  await expect(rows(page)).toHaveCount(4);
}

const rows = (page: Page) => page.getByRole('button', { name: /^עריכת / });
/** The entry of what was closed has left the browser's history, which happens a moment after it is hidden. */
const expectTidyHistory = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { isOpen?: number } | null)?.isOpen ?? 0)).toBe(0);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'סינון' });
const inSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });

test('All that is chosen in the sheet is one step, which Back takes back; Back from the sheet keeps it', async ({
  page,
}) => {
  await givenExpenses(page);
  await page.getByRole('button', { name: /^סינון/ }).tap();
  await inSheet(page, 'מיצי').tap();
  await inSheet(page, 'מזון').tap();
  await inSheet(page, 'הצגת הוצאה אחת').tap();
  await expect(sheet(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/petId=.*category=food/);
  await expectTidyHistory(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveURL(/expenses$/);

  await page.getByRole('button', { name: /^סינון/ }).tap();
  await inSheet(page, 'צעצועים').tap();
  await expect(inSheet(page, 'הצגת שתי הוצאות')).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\?category=toys$/);
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'הסרת הסינון: צעצועים').tap();
  await expect(rows(page)).toHaveCount(4);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard$/);
});

test('A row opens wherever it is pressed, and what it opens can be deleted there', async ({ page }) => {
  await givenExpenses(page);
  const row = page.getByRole('row', { name: /שק מזון של בלה/ });
  // Clear of the accessibility button, which floats over the foot of the screen.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await row.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(76);
  expect(height).toBeLessThan(80);
  for (const place of [x + 8, x + width / 2, x + width - 8]) {
    await page.touchscreen.tap(place, y + height / 2);
    await expect(page.getByRole('dialog', { name: 'עריכת הוצאה' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.getByRole('dialog').getByRole('button', { name: 'מחיקה', exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).tap();
  await expect(page.getByText('ההוצאה נמחקה')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
});
