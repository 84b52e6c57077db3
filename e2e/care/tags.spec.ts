import { linkTo, screens, tagsPage } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

test('A matter is given a tag where it is written down, found by it, and merged with another', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const { tag: claim } = await call(page, 'POST', '/tags', { token, body: { name: 'ביטוח', hue: 'lilac' } });
  const other = { description: 'מזון', amount: 90, category: 'food', petId, date: '2026-11-10' };
  await call(page, 'POST', '/expenses', { token, body: other });
  const visit = { type: 'vet_visit', description: 'צליעה', petId, date: '2026-11-10', tagIds: [claim.id] };
  const { record } = await call(page, 'POST', '/medical-records', { token, body: visit });
  const paid = { description: 'צילום רגל', amount: 320, category: 'vet', petId, date: '2026-11-11' };
  const { expense } = await call(page, 'POST', '/expenses', { token, body: paid });

  await page.goto(`${linkTo(screens.expenses)}?open=${expense.id}`);
  const tags = page.getByRole('dialog').getByRole('group', { name: 'תגיות' });
  await tags.getByRole('button', { name: 'ביטוח' }).click();
  await tags.getByRole('button', { name: 'תגית', exact: true }).click();
  await tags.getByRole('textbox').fill('אורתופדיה');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('button', { name: 'אורתופדיה' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page, 'the form with tags');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההוצאה עודכנה')).toBeVisible();
  const borne = page.getByRole('list', { name: 'תגיות' });
  await expect(borne.getByRole('listitem')).toHaveText(['אורתופדיה', 'ביטוח']);
  await expectNoViolations(page, 'the list with tags');

  await page.goto(linkTo(tagsPage));
  await expectNoViolations(page, 'the tags');
  await page.getByRole('link', { name: 'הוצאות עם התגית ביטוח' }).click();
  await expect(page.getByText('צילום רגל')).toBeVisible();
  await expect(page.getByText('מזון', { exact: true })).toHaveCount(0);
  await page.goBack();

  await button(page, 'עוד פעולות: אורתופדיה').click();
  await button(page, 'מיזוג עם תגית אחרת').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /לאיזו תגית/ }).click();
  await page.getByRole('option', { name: 'ביטוח' }).click();
  await expectNoViolations(page, 'what it is merged into');
  await dialog.getByRole('button', { name: 'מיזוג', exact: true }).click();
  await expect(page.getByText('״אורתופדיה״ מוזגה לתוך ״ביטוח״')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'אורתופדיה' })).toHaveCount(0);
  await button(page, 'ביטול המיזוג').click();
  await expect(page.getByRole('heading', { name: 'אורתופדיה' })).toBeVisible();

  await button(page, 'עוד פעולות: ביטוח').click();
  await button(page, 'עריכה').click();
  await field(page, 'שם').fill('אורתופדיה');
  await button(page, 'שמירה').click();
  await expect(page.getByText('כבר יש תגית בשם הזה')).toBeVisible();
  await field(page, 'שם').fill('תביעה לליברה');
  await button(page, 'שמירה').click();
  await expect(page.getByText('התגית עודכנה')).toBeVisible();
  await page.goto(`${linkTo(screens.medicalRecords)}/${record.id}`);
  await expect(page.getByRole('list', { name: 'תגיות' })).toHaveText('תביעה לליברה');
});
