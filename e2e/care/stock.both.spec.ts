import type { Page } from '@playwright/test';
import { addDays, dayOf, dottedDay } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { choosePetAction, dialogOf, save, toasts } from '../fixtures/screen-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());
const day = (days: number) => addDays(today, days);
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const until = (page: Page, name: string) => card(page, name).getByTitle('איך חושב');

async function given(page: Page) {
  const { token } = await givenPerson(page);
  const post = (path: string, body: object) => call(page, 'POST', path, { token, body });
  return {
    token,
    post,
    async stock(name: string, unit: string, amount: number): Promise<string> {
      const { stockItem } = await post('/stock', { name, unit });
      await post(`/stock/${stockItem.id}/entries`, { kind: 'refill', amount });
      return stockItem.id;
    },
    forecast: async () => (await call(page, 'GET', '/stock/forecast', { token })).forecasts[0],
  };
}

/** Says on the page of stocks which day is the last, as its computation names it. */
async function expectUntil(page: Page, name: string, last: string) {
  await until(page, name).click();
  await expect(dialogOf(page)).toContainText(dottedDay(last));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(until(page, name)).toBeFocused();
}

test('A taper runs out on the stated day, and is out with its last dose', async ({ page }) => {
  const { token, post, stock, forecast } = await given(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const stockItemId = await stock('Prednisolone 5 mg', 'tablet', 5);
  // One a day for three days, half a one for three, then half a one every other day: the fifth tablet ends on day 7.
  const steps = [
    { from: day(1), until: day(3), text: 'כדור אחד', amount: 1 },
    { from: day(4), until: day(6), text: 'חצי כדור', amount: 0.5 },
    { from: day(7), until: day(20), text: 'חצי כדור, כל יומיים', amount: 0.5, everyDays: 2 },
  ];
  const course = { petId, name: 'Prednisolone', instruction: 'בהדרגה', schedule: 'times', times: ['08:00'] };
  const { medicine } = await post('/medicines', { ...course, stockItemId, from: day(1), until: day(20), steps });
  expect(dayOf(new Date((await forecast()).until))).toBe(day(7));

  await page.goto('/app/stock');
  await expect(until(page, 'Prednisolone 5 mg')).toBeVisible();
  await expectNoViolations(page, 'the stocks');
  await until(page, 'Prednisolone 5 mg').press('Enter');
  await expect(dialogOf(page)).toContainText('3 פעמים');
  await expectNoViolations(page, 'how a day is computed');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expectUntil(page, 'Prednisolone 5 mg', day(7));

  // Five tablets are given now: nothing is left.
  const at = new Date().toISOString();
  for (const amount of [2, 2, 1])
    await post('/doses', { petId, medicineId: medicine.id, outcome: 'given', at, amount, isExtra: true });
  await page.reload();
  await expect(card(page, 'Prednisolone 5 mg')).toContainText('נגמר');
});

test('A package for two animals is entered, counted, refilled, and kept below zero, by keyboard', async ({ page }) => {
  const { token, post } = await given(page);
  const pets = [await givenPet(page, token, 'מיצי', 'cat'), await givenPet(page, token, 'לולה', 'cat')];
  await page.goto('/app/stock');
  await button(page, 'אריזה ראשונה').press('Enter');
  await dialogOf(page).getByLabel('שם').fill('Advocate');
  await dialogOf(page).getByLabel('כמה').fill('6');
  await expectNoViolations(page, 'the form of a package');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('האריזה נרשמה');
  await expect(card(page, 'Advocate')).toContainText('6');
  const { stockItems } = await call(page, 'GET', '/stock', { token });
  const stockItemId: string = stockItems[0].id;
  const course = { name: 'Advocate', instruction: 'טיפה בעורף', schedule: 'asNeeded', amount: 1, from: day(-30) };
  const medicines: { petId: string; medicineId: string }[] = [];
  for (const petId of pets) {
    const { medicine } = await post('/medicines', { ...course, petId, stockItemId });
    medicines.push({ petId, medicineId: medicine.id });
  }
  await page.reload();
  for (const name of ['מיצי', 'לולה']) await expect(card(page, 'Advocate')).toContainText(name);

  await button(page, 'פעולות: Advocate').press('Enter');
  await button(page, 'ספירה').press('Enter');
  await expect(dialogOf(page)).toContainText('לפי הרישום');
  for (let pressed = 0; pressed < 5; pressed += 1)
    await dialogOf(page).getByRole('button', { name: 'פחות' }).press('Enter');
  await expectNoViolations(page, 'a count');
  await save(page);
  await expect(toasts(page)).toContainText('הספירה נרשמה');
  await expect(dialogOf(page)).toBeHidden();
  await expect(card(page, 'Advocate')).toContainText('כדור אחד');

  await button(page, 'אריזה חדשה: Advocate').press('Enter');
  await dialogOf(page).getByLabel('כמה').fill('3');
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await expect(card(page, 'Advocate')).toContainText('4 כדורים');

  // Each has three of the four that are left: two more were given than there were.
  const at = new Date().toISOString();
  for (const of of [...medicines, ...medicines, ...medicines])
    await post('/doses', { ...of, outcome: 'given', at, isExtra: true });
  await page.reload();
  await expect(card(page, 'Advocate')).toContainText('לפי הרישום חסרים שני כדורים');
  await expectNoViolations(page, 'a stock below zero');
  await button(page, 'ספירה: Advocate').press('Enter');
  await dialogOf(page).getByRole('textbox').fill('2');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(card(page, 'Advocate')).toContainText('שני כדורים');
  expect((await call(page, 'GET', '/doses', { token })).total).toBe(6);
});

test('A feeding plan empties a bag on the stated day, and stands on the page of the pet', async ({ page }) => {
  const { token, stock, forecast } = await given(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  await stock('מזון יבש', 'gram', 1000);
  await page.goto(`/app/pets/${petId}`);
  await choosePetAction(page, 'תוכנית האכלה');
  await field(page, 'מה אוכלים').fill('מזון יבש לבוגרים');
  await field(page, 'כמה בכל ארוחה').fill('250');
  await field(page, 'מאיזה מלאי').click();
  await page.getByRole('option', { name: 'מזון יבש' }).click();
  await expectNoViolations(page, 'the form of a feeding plan');
  await save(page);
  await expect(toasts(page)).toContainText('תוכנית ההאכלה נוספה');
  await expect(page.getByRole('heading', { name: 'האכלה' })).toBeVisible();
  const last = dayOf(new Date((await forecast()).until));
  await page.goto('/app/stock');
  await expect(card(page, 'מזון יבש')).toContainText('500 גרם ביום');
  await expectUntil(page, 'מזון יבש', last);
  await expectNoViolations(page, 'a bag of food');
});
