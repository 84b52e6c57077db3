import { addMonths, dayOf } from '@tzemed/contract/dates/days';
import { categoriesPage, insightPage, linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const thisMonth = dayOf(new Date()).slice(0, 7);

test('A category is made where it is needed first, filtered by, merged, and taken apart again', async ({ page }) => {
  const { token } = await givenPerson(page);
  await givenPet(page, token, 'בלה', 'dog');
  await page.goto(linkTo(screens.expenses, { add: 1 }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('תיאור').fill('ארבעה לילות');
  await dialog.getByLabel('סכום').fill('480');
  await button(page, 'קטגוריה חדשה').click();
  await dialog.getByLabel('שם הקטגוריה החדשה').fill('פנסיון');
  await expectNoViolations(page, 'the form with a new category');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'פנסיון' })).toBeChecked();
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההוצאה נוספה')).toBeVisible();
  await expect(page.getByText('פנסיון', { exact: true }).first()).toBeVisible();

  await button(page, 'דפים נוספים על ההוצאות').click();
  await page.getByRole('link', { name: 'קטגוריות' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(categoriesPage)}$`));
  await expectNoViolations(page, 'the categories');
  await page.getByRole('link', { name: 'הוצאות בקטגוריה פנסיון' }).click();
  await expect(page.getByText('ארבעה לילות')).toBeVisible();
  await page.goBack();

  await button(page, 'עוד פעולות: פנסיון').click();
  await button(page, 'מחיקה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByText('יש הוצאות בקטגוריה הזאת. אפשר למזג אותה לתוך אחרת')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'עוד פעולות: פנסיון').click();
  await button(page, 'מיזוג עם קטגוריה אחרת').click();
  await dialog.getByRole('button', { name: /לאיזו קטגוריה/ }).click();
  await page.getByRole('option', { name: 'טיפוח' }).click();
  await dialog.getByRole('button', { name: 'מיזוג', exact: true }).click();
  await expect(page.getByText('״פנסיון״ מוזגה לתוך ״טיפוח״')).toBeVisible();
  await button(page, 'ביטול המיזוג').click();
  await expect(page.getByText('הקטגוריה חזרה, עם ההוצאות שלה')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'פנסיון' })).toBeVisible();
});

test('A year is read month by month, by keyboard too, with the rows behind each', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  await givenPet(page, token, 'מיצי', 'cat');
  await page.goto(linkTo(insightPage));
  await expect(page.getByText('עוד מעט יהיה מה להשוות')).toBeVisible();
  await expectNoViolations(page, 'before there is anything to compare');

  for (const [back, description, amount] of [
    [0, 'שק מזון', 289.9],
    [1, 'חטיפים', 34.9],
    [1, 'מזון רפואי', 164.5],
    [2, 'שק מזון ישן', 279.9],
  ] as const) {
    const date = `${addMonths(thisMonth, -back)}-01`;
    await call(page, 'POST', '/expenses', { token, body: { description, amount, category: 'food', petId, date } });
  }
  await page.goto(linkTo(insightPage));
  const now = page.getByRole('button', { name: /עד היום/ });
  await now.focus();
  // Time runs from the right to the left: the month before lies to the right.
  const months = page.getByRole('list', { name: 'חודש אחר חודש' }).getByRole('button');
  await page.keyboard.press('ArrowRight');
  await expect(months.nth(Math.max(0, (await months.count()) - 2))).toBeFocused();
  await page.keyboard.press('End');
  await expect(now).toBeFocused();
  await page.keyboard.press('Enter');
  const behind = page.getByRole('region', { name: /שמאחורי/ });
  await expect(behind.getByText('שק מזון')).toBeVisible();
  await expectNoViolations(page, 'the insight');
  await page.keyboard.press('Escape');
  await expect(behind).toHaveCount(0);
  await expect(now).toBeFocused();
  await expect(page.getByText('לפי הקצב שלכם בחודשיים האחרונים')).toBeVisible();

  await page.getByRole('button', { name: /^מזון/ }).click();
  await behind.getByRole('link', { name: 'לרשימה המלאה' }).click();
  await expect(page).toHaveURL(/category=food/);
  await page.goBack();

  for (const swap of await page.getByRole('button', { name: 'כטבלה' }).all()) await swap.click();
  await expect(page.getByRole('table', { name: 'חודש אחר חודש' })).toBeVisible();
  await expectNoViolations(page, 'the tables behind the charts');
  await button(page, 'מיצי').click();
  await expect(page).toHaveURL(/petId=/);
  await expect(page.getByText('עוד מעט יהיה מה להשוות')).toBeVisible();
});
