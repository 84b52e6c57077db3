import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';

test('An appointment of two pets is made, asked at, done into a record of each, and taken back', async ({ page }) => {
  const { token } = await givenPerson(page);
  for (const [name, species] of [
    ['בלה', 'dog'],
    ['מיצי', 'cat'],
  ])
    await call(page, 'POST', '/pets', { token, body: { name, species } });

  await page.goto('/app/medical-records?tab=upcoming');
  await expect(page.getByText('אין תורים עתידיים')).toBeVisible();
  await expectNoViolations(page, 'no appointments');
  await button(page, 'הוספת תור').click();
  const form = page.getByRole('dialog');
  await field(page, 'סיבת התור').fill('חיסון שנתי');
  await form.getByRole('radiogroup', { name: 'חיית מחמד' }).getByText('בלה', { exact: true }).click();
  await button(page, 'עוד חיות').click();
  await form.getByRole('group', { name: 'גם עבור' }).getByRole('button', { name: 'מיצי' }).click();
  const [year, month, day] = addDays(dayOf(new Date()), 1).split('-');
  await form.getByRole('group', { name: 'תאריך' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${day}${month}${year}`);
  await form.getByRole('group', { name: 'שעה' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('1630');
  await field(page, 'מקום').fill('המרפאה בכרמל');
  await field(page, 'מה לשאול שם').fill('למה היא מגרדת?\nמתי שוקלים שוב?');
  await expectNoViolations(page, 'the form');
  await form.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('list', { name: 'תורים' }).getByRole('listitem').filter({ hasText: 'חיסון שנתי' });
  await expect(row).toContainText('16:30');
  await expect(row).toContainText('מיצי');
  await expect(page.getByText('תור עתידי אחד')).toBeVisible();
  const ask = row.getByRole('checkbox', { name: 'למה היא מגרדת?' });
  await ask.check();
  await expectNoViolations(page, 'the appointments');
  await page.reload();
  await expect(ask).toBeChecked();

  await button(page, 'התקיים: חיסון שנתי').click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('textbox', { name: 'תיאור' })).toHaveValue('חיסון שנתי');
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  const { records } = await call(page, 'GET', '/medical-records', { token });
  expect(records.map(({ petName }: { petName: string }) => petName).toSorted()).toEqual(['בלה', 'מיצי']);
  await button(page, 'שעברו').click();
  await expect(row).toContainText('התקיים');
  await button(page, 'עוד פעולות: חיסון שנתי').click();
  await page.getByRole('menuitem', { name: 'החזרה לתורים העתידיים' }).or(button(page, 'החזרה לתורים העתידיים')).click();
  await expect(page.getByText('התור חזר לתורים העתידיים')).toBeVisible();
  expect((await call(page, 'GET', '/medical-records', { token })).records).toEqual([]);
});
