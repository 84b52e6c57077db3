import type { Page } from '@playwright/test';
import { activityPage, linkTo, trashPage } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

const rowsOf = (page: Page) => page.getByRole('region', { name: 'מה שנמחק' }).getByRole('listitem');
const day = '2026-11-19';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** Rexy with a dose, on which a file and a comment hang, and two expenses. */
async function givenRexy(page: Page, token: string) {
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'רקסי', species: 'dog' } });
  const body = { petId: pet.id, type: 'vaccination', description: 'משושה', date: day };
  const { record } = await call(page, 'POST', '/medical-records', { token, body });
  const sent = await page.request.post(`/api/medical-records/${record.id}/attachments`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'פנקס.png', mimeType: 'image/png', buffer: png } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const expense = async (description: string) =>
    (
      await call(page, 'POST', '/expenses', {
        token,
        body: { description, amount: 64.5, category: 'food', date: day, petId: pet.id },
      })
    ).expense.id as string;
  return {
    petId: pet.id as string,
    recordId: record.id as string,
    sand: await expense('חול'),
    bone: await expense('עצם'),
  };
}

test('A record that was deleted comes back from the trash with its file, and the message leads to it', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { recordId } = await givenRexy(page, token);
  await page.goto(`/app/medical-records/${recordId}`);
  await button(page, 'מחיקת משושה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByText('הרשומה נמחקה')).toBeVisible();
  await page.locator('.topbar .me').click();
  await page.getByRole('link', { name: 'אשפה', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'אשפה' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('קובץ אחד');
  await expect(rowsOf(page)).toContainText('עוד 30 יום');
  await expectNoViolations(page, 'the trash');
  await button(page, 'שחזור: רשומה: משושה').click();
  await expect(page.getByText('אין כאן כלום')).toBeVisible();
  await button(page, 'הצגה').click();
  await expect(page).toHaveURL(new RegExp(`/app/medical-records/${recordId}$`));
  await expect(page.getByRole('main').getByText('פנקס.png').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('אין כאן כלום')).toBeVisible();
  await expectNoViolations(page, 'an empty trash');
});

test('A pet is restored with everything it owns, first for what waits for it; all else is erased after a question', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { petId, sand, bone } = await givenRexy(page, token);
  await call(page, 'DELETE', `/expenses/${sand}`, { token });
  await call(page, 'DELETE', `/pets/${petId}`, { token });
  await page.goto(linkTo(trashPage));
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toContainText('קובץ אחד');
  await button(page, 'שחזור: הוצאה: חול').click();
  await expect(page.getByText('שחזרו קודם את רקסי')).toBeVisible();
  await expectNoViolations(page, 'a thing that waits for its pet');
  await button(page, 'שחזור רקסי').click();
  await expect(page.getByText('שני פריטים שוחזרו')).toBeVisible();
  await expect(page.getByText('אין כאן כלום')).toBeVisible();

  // Others delete meanwhile: the page follows.
  for (const id of [sand, bone]) await call(page, 'DELETE', `/expenses/${id}`, { token });
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'בחירת הכול' }).check();
  await expect(page.getByText('נבחרו 2')).toBeVisible();
  await expectNoViolations(page, 'picked rows');
  await button(page, 'מחיקה לתמיד').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('את זה אי אפשר לבטל.');
  await expectNoViolations(page, 'the question before erasing');
  await question.getByRole('button', { name: 'מחיקה לתמיד', exact: true }).click();
  await expect(page.getByText('שני פריטים נמחקו לתמיד')).toBeVisible();
  await expect(page.getByText('אין כאן כלום')).toBeVisible();
  const { entries } = await call(page, 'GET', '/trash', { token });
  expect(entries).toEqual([]);
});

test('The activity log leads to the trash for a deleted item @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { sand } = await givenRexy(page, token);
  await call(page, 'DELETE', `/expenses/${sand}`, { token });
  await page.goto(linkTo(activityPage));
  await page.getByRole('link', { name: /נמחקה הוצאה/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'אשפה' })).toBeVisible();
  await expect(rowsOf(page)).toContainText('חול');
});
