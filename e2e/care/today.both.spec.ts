import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { toasts } from '../fixtures/screen-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';
import { button, call, givenPerson, secondBrowser, signIn } from '../fixtures/user-actions.ts';

const today = (page: Page) => page.getByRole('region', { name: 'היום', exact: true });
const day = () => dayOf(new Date());

/** A course whose dose of this evening is due next, whatever the hour. */
const course = (petId: string, more: object = {}) => ({
  petId,
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור',
  schedule: 'times',
  times: ['23:58'],
  from: '2026-01-01',
  ...more,
});
const reminder = (petId: string, title: string, time: string, more: object = {}) => ({
  petId,
  title,
  date: `${day()}T10:00:00.000Z`,
  time,
  ...more,
});

/** Two owners of a home with a dog that gets a medicine. */
async function givenTwo(page: Page) {
  const [dana, yoav] = [await givenConfirmedUser(page, 'דנה כהן'), await givenConfirmedUser(page, 'יואב לוי')];
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  await invite(page, dana, yoav.email, { role: 'owner' });
  await answerInvitation(page, yoav, 'accept');
  await call(page, 'POST', '/medicines', { token: dana.token, body: course(petId) });
  await call(page, 'POST', '/reminders', { token: dana.token, body: reminder(petId, 'הברשה', '23:59') });
  return { dana, yoav, petId };
}

test('A dose that two people tick on the dashboard is given once: the second row says who, and offers another', async ({
  page,
  browser,
}) => {
  const { dana, yoav } = await givenTwo(page);
  await signIn(page, dana);
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/dashboard');
  const tick = 'סימון כבוצע: Apoquel 16 mg';
  const other = await secondBrowser(browser, yoav);
  // News does not reach this screen: it shows the dose as still to be given.
  await other.page.route('**/api/live**', (route) => route.abort());
  await other.page.goto('/app/dashboard');
  await expect(button(other.page, tick)).toBeVisible();
  await button(page, tick).click();
  await expect(today(page).getByText(/^בוצעה ב־/)).toBeVisible();

  await button(other.page, tick).press('Enter');
  const row = today(other.page).getByRole('listitem').filter({ hasText: 'Apoquel 16 mg' });
  await expect(row).toContainText(/ניתנה על ידי דנה היום ב־\d\d:\d\d, .*המנה שלכם לא נרשמה\./);
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await expect(button(other.page, 'הבנתי: Apoquel 16 mg')).toBeFocused();
  await expectNoViolations(other.page, 'a refused dose in its row');
  expect((await call(page, 'GET', '/doses', { token: dana.token })).doses).toHaveLength(1);

  await other.page.keyboard.press('Tab');
  await expect(button(other.page, 'רישום מנה נוספת בכל זאת')).toBeFocused();
  await other.page.keyboard.press('Enter');
  await expect(toasts(other.page)).toContainText(/נרשם: .?Apoquel 16 mg/);
  await expect(row).toHaveCount(0);
  const { doses } = await call(page, 'GET', '/doses', { token: dana.token });
  expect(doses.map(({ isExtra }: { isExtra: boolean }) => isExtra).toSorted()).toEqual([false, true]);
  await other.close();
});

test('A dose that somebody else ticks closes on the other screen with their name, and is among what was done', async ({
  page,
  browser,
}) => {
  const { dana, yoav } = await givenTwo(page);
  await signIn(page, dana);
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/dashboard');
  const other = await secondBrowser(browser, yoav);
  await other.page.goto('/app/dashboard');
  const row = today(other.page).getByRole('listitem').filter({ hasText: 'Apoquel 16 mg' });
  await expect(row).toBeVisible();
  await button(page, 'סימון כבוצע: Apoquel 16 mg').click();
  await expect(row).toContainText('ניתנה על ידי דנה');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toHaveCount(0, { timeout: 15_000 });
  const fold = today(other.page).locator('summary');
  await expect(fold).toContainText('נעשו היום 1');
  await fold.press('Enter');
  await expect(today(other.page).getByRole('listitem').filter({ hasText: 'Apoquel 16 mg' })).toContainText('דנה');
  await expectNoViolations(other.page, 'what was done today');
  await other.close();
});

test('A day of several kinds has parts, in the order of its hours, and a row of several pets a tick for each', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const dog = await givenPet(page, token, 'בלה', 'dog');
  const cat = await givenPet(page, token, 'מיצי', 'cat');
  await call(page, 'POST', '/medicines', { token, body: course(dog) });
  for (const [title, time, more] of [
    ['כיסוי הכלוב', '23:59', {}],
    ['הברשה', '23:58', { petIds: [cat] }],
    ['כדור נגד תולעים', '00:00', { date: `${addDays(day(), -2)}T10:00:00.000Z` }],
  ] as const)
    await call(page, 'POST', '/reminders', { token, body: reminder(dog, title, time, more) });
  const visit = { petId: dog, reason: 'ביקורת', date: day(), time: '23:57', place: 'מרפאת הכרמל, חיפה' };
  await call(page, 'POST', '/appointments', { token, body: visit });
  await page.goto('/app/dashboard');
  await expect(today(page).getByRole('heading', { level: 3 })).toHaveText(['עבר זמנו', 'הערב']);
  await expect(today(page).locator('.today-row .tick-title, .today-row .row-link:not(:has(.tick-title))')).toHaveText([
    'כדור נגד תולעים',
    'ביקורת',
    'Apoquel 16 mg',
    'הברשה',
    'כיסוי הכלוב',
  ]);
  await expect(today(page).getByRole('link', { name: 'ניווט: מרפאת הכרמל, חיפה' })).toBeVisible();
  await expect(today(page)).toContainText('מחר: מנה אחת');
  await expectNoViolations(page, 'a day in parts');

  await button(page, 'הברשה').press('Enter');
  const each = today(page).getByRole('list', { name: 'סימון לכל אחת: הברשה' });
  await expectNoViolations(page, 'a tick for each pet');
  await each.getByRole('button', { name: 'סימון כבוצע: הברשה, מיצי' }).press('Enter');
  await expect(each).toContainText(/בוצעה ב־/);
  // The row stays for the dog.
  await expect(each).toHaveCount(0, { timeout: 15_000 });
  const row = today(page).getByRole('listitem').filter({ hasText: 'הברשה' });
  await expect(row).toContainText('בלה');
  await expect(row).not.toContainText('מיצי');
});

test('A medicine that is due for two animals is given to both in one press, and taken back in one', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const ids: string[] = [];
  for (const name of ['בלה', 'מיצי'])
    ids.push((await call(page, 'POST', '/pets', { token, body: { name, species: 'dog', sex: 'female' } })).pet.id);
  const [petId, other] = ids as [string, string];
  await call(page, 'POST', '/medicines', { token, body: course(petId, { petIds: [other] }) });
  await page.goto(`/app/pets/${petId}/medicines`);
  const both = button(page, 'ניתנה לשתיהן: Apoquel 16 mg, בלה ומיצי');
  await expect(both).toBeVisible();
  await expectNoViolations(page, 'a medicine of two animals');
  await both.press('Enter');
  await expect(toasts(page)).toContainText('נרשם לבלה ולמיצי');
  const given = async () => (await call(page, 'GET', '/doses', { token })).doses.length;
  expect(await given()).toBe(2);
  await toasts(page).getByRole('button', { name: 'ביטול', exact: true }).click();
  await expect(toasts(page)).toContainText('הפעולה בוטלה');
  expect(await given()).toBe(0);
});
