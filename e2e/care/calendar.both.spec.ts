import type { Page } from '@playwright/test';
import { addDays, dayOf, weekRange } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { dialogOf, toasts } from '../fixtures/screen-actions.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());
/** Sunday of the week after this one: nothing in it has passed, and its days are in one week. */
const sunday = addDays(weekRange(today).to, 1);
const day = (index: number) => addDays(sunday, index);

/** Two pets with a dose, a visit, something that repeats and a visit on Shabbat, all of them next week. */
async function given(page: Page) {
  const { token } = await givenPerson(page);
  const add = (path: string, body: object) => call(page, 'POST', path, { token, body });
  const { pet: bella } = await add('/pets', { name: 'בלה', species: 'dog', hue: 'apricot' });
  const { pet: mitzi } = await add('/pets', { name: 'מיצי', species: 'cat', hue: 'sage' });
  const reminder = (petId: string, title: string, on: string, more = {}) =>
    add('/reminders', { petId, title, date: `${on}T16:00:00Z`, time: '18:00', ...more });
  await reminder(bella.id, 'כדור', day(1));
  await reminder(mitzi.id, 'הברשה', day(2), { repeatInterval: 'weekly' });
  await add('/appointments', { petId: bella.id, reason: 'חיסון', date: day(3), time: '16:15' });
  await add('/appointments', { petId: mitzi.id, reason: 'בדיקת עיניים', date: day(6), time: '11:00' });
  return { token, bella, mitzi, add };
}

const cell = (page: Page, on: string) => page.locator(`td[data-day="${on}"]`);
const entry = (page: Page, on: string, name: RegExp) => cell(page, on).getByRole('button', { name });
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'ביטול', exact: true }).last();
/** 23.11 */
const short = (on: string) => `${Number(on.slice(8))}.${Number(on.slice(5, 7))}`;
const week = (page: Page) => page.goto(`/app/calendar?view=week&day=${sunday}`);

/** M opens the dialog of an entry that has the focus; the day is typed there. */
async function moveByKeys(page: Page, name: string, on: string) {
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: `העברה של ${name}` });
  await dialog.getByRole('spinbutton').first().focus();
  const [year, month, date] = on.split('-');
  await page.keyboard.type(`${date}${month}${year}`);
  return dialog;
}

test('The keyboard moves a visit to the next day, keeps its hour, and undoes the move @desktop', async ({ page }) => {
  await given(page);
  await week(page);
  await entry(page, day(3), /חיסון/).focus();
  await moveByKeys(page, 'חיסון', day(4));
  await expectNoViolations(page, 'a visit that is moved by the dialog');
  await page.keyboard.press('Enter');
  await expect(entry(page, day(4), /^16:15 חיסון/)).toBeVisible();
  await expect(entry(page, day(4), /^16:15 חיסון/)).toBeFocused();
  await expect(toasts(page)).toContainText(`חיסון: הועבר ליום חמישי, ${short(day(4))}`);
  await undo(page).click();
  await expect(entry(page, day(3), /^16:15 חיסון/)).toBeVisible();

  await entry(page, day(3), /חיסון/).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, day(3), /חיסון/)).toBeFocused();
  await page.reload();
  await expect(entry(page, day(3), /^16:15 חיסון/)).toBeVisible();
});

test('A recurring item is postponed this once, or moves with all later occurrences @desktop', async ({ page }) => {
  await given(page);
  await week(page);
  await entry(page, day(2), /הברשה/).focus();
  const dialog = await moveByKeys(page, 'הברשה', day(3));
  await expectNoViolations(page, 'the question how much of it goes');
  await dialog.getByRole('button', { name: /^רק הפעם/ }).click();
  await expect(entry(page, day(3), /^18:00 הברשה/)).toBeVisible();
  await undo(page).click();
  await expect(entry(page, day(2), /^18:00 הברשה/)).toBeVisible();

  await entry(page, day(2), /הברשה/).focus();
  await moveByKeys(page, 'הברשה', day(1));
  await page.keyboard.press('Enter');
  // Enter leads to the question; what can't be chosen is passed over.
  await expect(dialog.getByRole('button', { name: /^מכאן והלאה/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, day(1), /^18:00 הברשה/)).toBeVisible();
  // It stands there before the server has it.
  await expect(toasts(page)).toContainText(/הברשה: הועבר/);
  await page.goto(`/app/calendar?view=week&day=${day(7)}`);
  await expect(entry(page, day(8), /הברשה.*צפוי/)).toBeVisible();
});

test('A mouse drags a visit to another day, and a finger moves it by a press on its grip', async ({
  page,
  isMobile,
}) => {
  await given(page);
  await page.goto(`/app/calendar?view=${isMobile ? 'agenda' : 'week'}&day=${day(3)}`);
  if (isMobile) {
    await button(page, 'העברה ליום אחר: חיסון').tap();
    const dialog = page.getByRole('dialog', { name: 'העברה של חיסון' });
    await dialog.locator('.cal-btn').tap();
    await page
      .locator('.cal')
      .getByRole('button', { name: new RegExp(`חמישי, ${Number(day(4).slice(8))} `) })
      .tap();
    await dialog.getByRole('button', { name: 'העברה', exact: true }).tap();
  } else {
    const visit = entry(page, day(3), /חיסון/);
    await visit.hover();
    await page.mouse.down();
    // The first step begins the drag, the second is over the day.
    await cell(page, day(4)).hover();
    await cell(page, day(4)).hover();
    await expect(cell(page, day(4))).toHaveAttribute('data-target', 'true');
    await page.mouse.up();
  }
  await expect(toasts(page)).toContainText(`חיסון: הועבר ליום חמישי, ${short(day(4))}`);
  await week(page);
  await expect(entry(page, day(4), /^16:15 חיסון/)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('The calendar shows one pet alone, a month, a week and an agenda; a link shows the same', async ({
  page,
  isMobile,
}) => {
  const { mitzi } = await given(page);
  await page.goto('/app/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('לוח שנה');
  // The usual one is what fits.
  await expect(button(page, isMobile ? 'סדר יום' : 'חודש')).toHaveAttribute('aria-pressed', 'true');
  await week(page);
  await expect(entry(page, day(1), /כדור/)).toBeVisible();
  await button(page, 'מיצי').click();
  await expect(entry(page, day(1), /כדור/)).toHaveCount(0);
  await expect(entry(page, day(2), /הברשה/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`petId=${mitzi.id}`));
  await page.reload();
  await expect(entry(page, day(2), /הברשה/)).toBeVisible();
  await expect(entry(page, day(1), /כדור/)).toHaveCount(0);
  await button(page, 'סדר יום').click();
  await expect(page.getByRole('heading', { name: 'יום פנוי' })).toBeVisible();
  await button(page, 'לאירוע הבא').click();
  await expect(page.getByRole('region', { name: `יום שלישי, ${short(day(2))}` })).toContainText('הברשה');
});

test('A visit on Shabbat goes to Friday morning by one press @desktop', async ({ page }) => {
  await given(page);
  await page.goto(`/app/calendar?view=agenda&day=${day(6)}`);
  await expect(page.getByText('התור של מיצי נופל בשבת')).toBeVisible();
  await button(page, `ליום שישי בבוקר, ${short(day(5))}`).click();
  await expect(toasts(page)).toContainText(`בדיקת עיניים: הועבר ליום שישי, ${short(day(5))}`);
  await week(page);
  await expect(entry(page, day(5), /^11:00 בדיקת עיניים/)).toBeVisible();
});

test('An entry is opened, edited in its own form, and a new one is begun on the day that is chosen', async ({
  page,
}) => {
  await given(page);
  await week(page);
  await entry(page, day(3), /חיסון/).click();
  await expectNoViolations(page, 'what an entry is');
  await dialogOf(page).getByRole('button', { name: 'העברה ליום אחר' }).click();
  await expect(page.getByRole('dialog', { name: 'העברה של חיסון' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await entry(page, day(3), /חיסון/).click();
  await dialogOf(page).getByRole('button', { name: 'עריכה' }).click();
  await field(page, 'סיבת התור').fill('חיסון משושה');
  await dialogOf(page).getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(entry(page, day(3), /^16:15 חיסון משושה/)).toBeVisible();

  await page.goto(`/app/calendar?view=agenda&day=${day(0)}`);
  await button(page, 'הוספה ליום הזה').click();
  await dialogOf(page)
    .getByRole('button', { name: /^תזכורת/ })
    .click();
  await field(page, 'כותרת').fill('מקלחת');
  await dialogOf(page).getByRole('radiogroup', { name: 'חיית מחמד' }).getByText('בלה', { exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'מקלחת' })).toBeVisible();
});

test('An address for another calendar is made, read without signing in, and revoked @desktop', async ({
  page,
  request,
}) => {
  await given(page);
  await page.goto('/app/calendar');
  await button(page, 'סנכרון ליומן אחר').click();
  const dialog = dialogOf(page);
  await field(page, 'שם').fill('היומן בטלפון');
  await dialog.getByText('תזכורות', { exact: true }).click();
  await expectNoViolations(page, 'a new address for another calendar');
  await button(page, 'יצירת כתובת').click();
  const address = await dialog.getByLabel('הכתובת של היומן בטלפון').inputValue();
  await expectNoViolations(page, 'an address for another calendar');
  const { pathname } = new URL(address);
  const read = await request.get(pathname);
  expect(read.headers()['content-type']).toContain('text/calendar');
  const text = await read.text();
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toContain('חיסון');
  expect(text).not.toContain('כדור');

  await button(page, 'ביטול הכתובת: היומן בטלפון').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ביטול הכתובת' }).click();
  await expect(toasts(page)).toContainText('הכתובת בוטלה');
  expect((await request.get(pathname)).status()).toBe(404);
});

test('Every view of the calendar can be used by everybody @desktop', async ({ page }) => {
  await given(page);
  for (const view of ['month', 'week', 'agenda']) {
    await page.goto(`/app/calendar?view=${view}&day=${day(2)}`);
    await expect(page.getByText('הברשה').first()).toBeAttached();
    await expectNoViolations(page, view);
  }
});

test('An entry that another person adds appears by itself @desktop', async ({ page }) => {
  const { add, bella } = await given(page);
  await week(page);
  await expect(entry(page, day(1), /כדור/)).toBeVisible();
  await add('/appointments', { petId: bella.id, reason: 'ספר', date: day(4), time: '10:00' });
  await expect(entry(page, day(4), /^10:00 ספר/)).toBeVisible();
});

test('The reminders lead to the calendar and back: by the menu, on a phone by a switch above them', async ({
  page,
  isMobile,
}) => {
  await given(page);
  await page.goto('/app/reminders');
  await page.getByRole('link', { name: 'לוח שנה', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/calendar/);
  await page.getByRole('link', { name: isMobile ? 'רשימה' : 'תזכורות', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/reminders/);
});
