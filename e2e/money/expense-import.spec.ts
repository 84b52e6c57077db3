import { importPage, linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const file = `תאריך קניה,מה קנינו,סכום כולל,סוג,מי,קופון
05/3/25,שק מזון יבש 15 ק״ג,₪289.90,אוכל,בלה,PET10
31.02.2025,טיפות אוזניים,64.00,תרופות,בלה,
03.09.2025,כלוב נסיעות,310,ציוד,רקסי,
01.03.2025,ביטוח בריאות,129,ביטוח,בלה,
`;

test('A file with two bad rows is mended where it stands, imported, undone and brought back', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  await givenPet(page, token, 'מיצי', 'cat');
  const there = { description: 'ביטוח בריאות – מרץ', amount: 129, category: 'insurance', petId, date: '2025-03-01' };
  await call(page, 'POST', '/expenses', { token, body: there });

  await page.goto(linkTo(importPage));
  await expect(page.getByRole('heading', { level: 1, name: 'ייבוא הוצאות' })).toBeVisible();
  await expectNoViolations(page, 'the page without a file');
  await page.locator('input[type=file]').setInputFiles({
    name: 'הוצאות 2025.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(page.getByText('4 שורות · הכותרות בשורה 1 · עוד לא נשמר דבר')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'לתיקון 2' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'כפולות 1' })).toBeVisible();
  await expect(page.getByText('תאריך: אין יום כזה בחודש')).toBeVisible();
  await expect(page.getByText('חיית מחמד: אין ״רקסי״ בבית.')).toBeVisible();
  await expectNoViolations(page, 'the rows');

  // Keyboard only: Enter accepts the typed text and moves on.
  await page.getByRole('textbox', { name: 'תאריך, שורה 3' }).fill('28.2.25');
  await page.keyboard.press('Enter');
  await expect(page.locator('input.import-fix:focus')).toHaveAccessibleName('חיית מחמד, שורה 4');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('מיצי');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'לתיקון', exact: true })).toBeVisible();
  await expect(page.getByText('שורה אחת תישאר בחוץ.')).toBeVisible();
  await page.getByRole('tab', { name: 'כפולות 1' }).click();
  await page.getByRole('checkbox', { name: 'לייבא בכל זאת את שורה 5' }).check();
  await expect(button(page, 'ייבוא 4 הוצאות')).toBeVisible();
  await page.getByRole('checkbox', { name: 'לייבא בכל זאת את שורה 5' }).uncheck();
  await button(page, 'ייבוא 3 הוצאות').click();
  await expect(page.getByText(/יובאו 3 הוצאות מ״הוצאות 2025\.csv״, .*663\.90/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ייבואים קודמים' })).toBeVisible();
  await expectNoViolations(page, 'what was imported');
  expect((await call(page, 'GET', '/expenses', { token })).total).toBe(4);

  await page.locator('.import-done').getByRole('button', { name: 'ביטול הייבוא' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('3 הוצאות יימחקו.');
  await dialog.getByRole('button', { name: 'ביטול הייבוא' }).click();
  await expect(page.getByText('הייבוא בוטל')).toBeVisible();
  expect((await call(page, 'GET', '/expenses', { token })).total).toBe(1);
  await button(page, 'שחזור').click();
  await expect(page.getByText('הייבוא שוחזר')).toBeVisible();
  await page.goto(linkTo(screens.expenses));
  await expect(page.getByText('כלוב נסיעות')).toBeVisible();
});
