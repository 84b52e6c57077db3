import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'שמירה', exact: true }).click();

async function openWalk(page: Page) {
  await page.goto('/app/reminders');
  await button(page, 'עריכת טיול ערב').click();
  await expect(dialog(page).getByRole('textbox', { name: 'תיאור' })).toBeVisible();
}

async function typeHour(page: Page, digits: string) {
  await dialog(page).getByRole('group', { name: 'שעה' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

test('Two tabs edit the same reminder: what both changed is chosen, the rest is put together, and that is saved', async ({
  page,
  context,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const date = `${addDays(dayOf(new Date()), 2)}T17:00:00.000Z`;
  const walk = { title: 'טיול ערב', petId: pet.id, date, time: '19:00', repeatInterval: 'weekly' };
  const { reminder } = await call(page, 'POST', '/reminders', { token, body: walk });
  await openWalk(page);
  const other = await context.newPage();
  await openWalk(other);

  await typeHour(other, '1930');
  await dialog(other).getByRole('textbox', { name: 'תיאור' }).fill('לא ליד הגן, יש שיפוצים');
  await dialog(other).getByRole('radiogroup', { name: 'חזרה' }).getByText('יומי', { exact: true }).click();
  await save(other);
  await expect(dialog(other)).toBeHidden();

  await typeHour(page, '2000');
  await dialog(page).getByRole('textbox', { name: 'תיאור' }).fill('עם רצועה ארוכה');
  await save(page);
  const heading = dialog(page).getByRole('heading', { name: 'כבר שמרתם שינויים במקום אחר' });
  await expect(heading).toBeFocused();
  await expect(dialog(page)).toContainText('נשאר לבחור: שעה, תיאור');
  await expectNoViolations(page, 'two edits of one reminder');

  const side = (name: RegExp, value: string) =>
    dialog(page).getByRole('radiogroup', { name }).getByText(value, { exact: true });
  await side(/^שעה/, '20:00').click();
  await side(/^תיאור/, 'לא ליד הגן, יש שיפוצים').click();
  await expect(dialog(page)).toContainText('יישמר: טיול ערב, שעה 20:00, חזרה יומי, תיאור ״לא ליד הגן, יש שיפוצים״');
  await dialog(page).getByRole('button', { name: 'שמירת הבחירה' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('התזכורת עודכנה')).toBeVisible();
  const after = await call(page, 'GET', `/reminders/${reminder.id}`, { token });
  expect(after.reminder).toMatchObject({
    time: '20:00',
    repeatInterval: 'daily',
    description: 'לא ליד הגן, יש שיפוצים',
    version: 3,
  });
});
