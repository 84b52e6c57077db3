import { linkTo, linkToRecord, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test('A record opens from its row on a page of its own; its cost goes and comes back with it', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { type: 'vaccination', description: 'חיסון כלבת', petId: pet.id, date: '2026-11-10' };
  const given = { product: 'Nobivac Rabies', batchNumber: 'A487B02', validUntil: '2098-11-10', cost: 80 };
  await call(page, 'POST', '/medical-records', { token, body: { ...body, ...given } });
  const spent = async () => (await call(page, 'GET', '/expenses', { token })).totalAmount;

  await page.goto(linkTo(screens.medicalRecords));
  await page.getByRole('link', { name: 'חיסון כלבת' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'חיסון כלבת' })).toBeVisible();
  await expect(page.getByText('10.11.2098')).toBeVisible();
  await expect(page.getByText('A487B02')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ניתוק' })).toBeVisible();
  await expectNoViolations(page, 'the page of a record');

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/app\/medical-records$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'עריכה', exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'עלות הביקור' }).fill('95.5');
  await page.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('95.50')).toBeVisible();
  // A slow server has the change a moment after the screen.
  await expect.poll(spent).toBe(95.5);

  await page.getByRole('button', { name: 'מחיקת חיסון כלבת' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/medical-records$/);
  await expect.poll(spent).toBe(0);
  await page.getByRole('button', { name: 'ביטול המחיקה' }).click();
  await expect(page.getByRole('link', { name: 'חיסון כלבת' })).toBeVisible();
  await expect.poll(spent).toBe(95.5);
});

test('A visit of three cats takes one form, makes three records, and has one undo @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  for (const name of ['מיצי', 'לונה', 'שוקו'])
    await call(page, 'POST', '/pets', { token, body: { name, species: 'cat' } });
  const kept = async () => ({
    records: (await call(page, 'GET', '/medical-records', { token })).total,
    cost: (await call(page, 'GET', '/expenses', { token })).totalAmount,
  });

  await page.goto(`${linkTo(screens.medicalRecords)}?add=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('ביקור וטרינרי', { exact: true }).click();
  await dialog
    .getByRole('radiogroup', { name: /חיית מחמד/ })
    .getByText('מיצי', { exact: true })
    .click();
  await dialog.getByRole('button', { name: 'עוד חיות' }).click();
  const others = dialog.getByRole('group', { name: 'גם עבור' });
  await others.getByRole('button', { name: 'לונה' }).click();
  await others.getByRole('button', { name: 'שוקו' }).click();
  await expect(dialog.getByText('העלות תתחלק ביניהן שווה בשווה')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'תיאור' }).fill('בדיקה שנתית');
  await dialog.getByRole('textbox', { name: 'עלות הביקור' }).fill('100');
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('נוספו 3 רשומות')).toBeVisible();
  expect(await kept()).toEqual({ records: 3, cost: 100 });

  await page.getByRole('button', { name: 'ביטול ההוספה' }).click();
  await expect(page.getByText('ההוספה בוטלה')).toBeVisible();
  expect(await kept()).toEqual({ records: 0, cost: 0 });
});

test('A comment on a record reaches the other household members, is corrected, and is deleted @desktop', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { type: 'checkup', description: 'בדיקה', petId: pet.id, date: '2026-11-10' };
  const { record } = await call(page, 'POST', '/medical-records', { token, body });
  await page.goto(linkToRecord(record.id));
  const said = page.getByRole('region', { name: /^תגובות/ });
  const field = said.getByRole('textbox', { name: 'כתיבת תגובה' });
  await field.fill('אכלה יפה');
  await field.press('Control+Enter');
  await expect(said.getByRole('listitem')).toHaveText(/אכלה יפה/);
  await expect(field).toHaveValue('');
  // The page does not move while a person is typing.
  await field.blur();
  await call(page, 'POST', `/medical-records/${record.id}/comments`, { token, body: { text: 'ושתתה' } });
  await expect(said.getByRole('listitem')).toHaveCount(2, { timeout: 15_000 });
  await expectNoViolations(page, 'what is said of a record');

  const first = said.getByRole('listitem').first();
  await first.getByRole('button', { name: 'עריכה' }).click();
  await first.getByRole('textbox').fill('אכלה הכול');
  await first.getByRole('button', { name: 'שמירה' }).click();
  await expect(first).toHaveText(/אכלה הכול.*נערכה/);
  await first.getByRole('button', { name: 'מחיקה' }).click();
  await expect(said.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'ביטול המחיקה' }).click();
  await expect(said.getByRole('listitem')).toHaveCount(2);
});
