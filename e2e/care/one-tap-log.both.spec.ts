import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { givenPet } from '../fixtures/shared-household.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

/** Opens the log from the page of a pet. */
async function openLog(page: Page, petId: string) {
  await page.goto(`/app/pets/${petId}`);
  await button(page, 'פעולות נוספות').click();
  await button(page, 'מה קרה?').click();
  return page.getByRole('dialog', { name: 'מה קרה?' });
}

type Row = { kind: string; petName: string; laps: string[]; lastedUntil: string | null };

test('A press for two animals is stored and undone; an own button and a stopwatch through a reload are stored too', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  for (const [name, species] of [
    ['בלה', 'dog'],
    ['מיצי', 'cat'],
  ])
    await call(page, 'POST', '/pets', { token, body: { name, species } });
  const rows = async () => (await call(page, 'GET', '/observations', { token })).observations as Row[];

  await page.goto('/app/dashboard');
  const sheet = page.getByRole('dialog', { name: 'מה קרה?' });
  const open = async () => {
    await page.getByRole('button', { name: 'הוספה' }).filter({ visible: true }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^מה קרה\?/ })
      .click();
    await expect(sheet).toBeVisible();
  };
  await open();
  await sheet.getByRole('button', { name: 'כולם' }).click();
  await sheet.getByRole('button', { name: 'אוכל' }).click();
  await expect(sheet.getByText('אוכל · בלה ומיצי')).toBeVisible();
  await expectNoViolations(page, 'a stored press');
  expect((await rows()).map(({ kind, petName }) => `${kind} ${petName}`).toSorted()).toEqual(['meal בלה', 'meal מיצי']);
  await sheet.getByRole('button', { name: 'ביטול הרישום: אוכל' }).click();
  await expect(page.getByText('הרישום בוטל')).toBeVisible();
  expect(await rows()).toEqual([]);

  await sheet.getByRole('button', { name: 'סידור' }).click();
  const order = page.getByRole('dialog', { name: 'הכפתורים שלכם' });
  await order.getByRole('button', { name: 'כפתור חדש' }).click();
  const form = page.getByRole('dialog', { name: 'כפתור חדש' });
  await form.getByRole('textbox', { name: 'שם' }).fill('החלפת מים');
  await form.getByRole('button', { name: 'טיפות' }).click();
  await form.getByRole('button', { name: 'הוספה', exact: true }).click();
  await order.getByRole('button', { name: 'הזזת החלפת מים' }).focus();
  await page.keyboard.press('ArrowUp');
  await order.getByRole('button', { name: 'הצגת כאב' }).click();
  await expectNoViolations(page, 'the arrangement');
  await order.getByRole('button', { name: 'סיום' }).click();
  await expect(sheet.getByRole('button', { name: 'כאב' })).toBeHidden();
  await sheet.getByRole('button', { name: 'מיצי' }).click();
  await sheet.getByRole('button', { name: 'החלפת מים' }).click();
  await expect(sheet.getByText('החלפת מים · בלה')).toBeVisible();

  await sheet.getByRole('button', { name: 'פרכוס' }).click();
  const watch = page.getByRole('dialog', { name: 'פרכוס', exact: true });
  await watch.getByRole('button', { name: 'סימון רגע' }).click();
  await page.keyboard.press('Escape');
  await expect(watch).toBeVisible();
  await expectNoViolations(page, 'the stopwatch');
  await page.reload();
  await button(page, 'פרכוס: השעון רץ. פתיחה').click();
  await expect(watch.getByText('סימון 1')).toBeVisible();
  await watch.getByRole('button', { name: 'נגמר – עצירה ורישום' }).click();
  const stored = page.getByRole('dialog', { name: /^פרכוס: / });
  await expect(stored.getByRole('group', { name: 'רגעים שסומנו' }).getByRole('button')).toHaveCount(1);
  await stored.getByRole('textbox', { name: 'הערה' }).fill('אחרי השינה');
  await stored.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(stored).toBeHidden();
  await expect(button(page, 'פרכוס: השעון רץ. פתיחה')).toBeHidden();
  const [seizure] = await rows();
  expect(seizure).toMatchObject({ kind: 'seizure', petName: 'בלה', note: 'אחרי השינה' });
  expect(seizure!.laps).toHaveLength(1);

  await page.goto('/app/observations');
  await expect(page.getByText('אחרי השינה')).toBeVisible();
  await expectNoViolations(page, 'all entries');
});

test('The buttons stay where they are when a press is stored, on a low screen too', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const { width, height } = page.viewportSize()!;
  for (const low of [height, 480]) {
    await page.setViewportSize({ width, height: low });
    const sheet = await openLog(page, petId);
    const meal = sheet.getByRole('button', { name: /^אוכל/ });
    const top = async () => Math.round((await meal.boundingBox())!.y);
    // The sheet has slid in.
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const last = before;
        before = await top();
        return before - last;
      })
      .toBe(0);
    await meal.click();
    await expect(sheet.getByText('אוכל · בלה')).toBeVisible();
    expect(await top()).toBe(before);
  }
  await page.route('**/api/observations', (route) =>
    route.fulfill({ status: 422, json: { error: 'validation', message: 'לא נרשם' } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: /^הקאה/ }).click();
  // A failure has to be seen, whatever it moves.
  await expect(page.getByRole('alert').filter({ hasText: 'הקאה' })).toBeInViewport();
});

test('A press without a connection is kept over a reload, and stored once, with the hour of the press', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const rows = async () => (await call(page, 'GET', '/observations', { token })).observations as { at: string }[];
  const creates = '**/api/observations';
  const sheet = await openLog(page, pet.id);
  await page.route(creates, (route) => route.abort());
  const pressedAt = Date.now();
  await sheet.getByRole('button', { name: 'הקאה' }).click();
  await expect(sheet.getByText('יישלח אחר כך')).toBeVisible();
  const pressedBy = Date.now();
  await expectNoViolations(page, 'a press that was not sent');
  await page.reload();
  await page.unroute(creates);
  await expect.poll(rows, { timeout: 60_000 }).toHaveLength(1);
  const stored = await rows();
  const at = Date.parse(stored[0]!.at);
  expect([pressedAt - 1000 <= at, at <= pressedBy]).toEqual([true, true]);
});
