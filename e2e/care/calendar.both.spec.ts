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

test('The keyboard moves a visit to the next day, keeps its hour, and undoes the move @desktop', async ({ page }) => {
  await given(page);
  await week(page);
  await entry(page, day(3), /חיסון/).focus();
  await page.keyboard.press('m');
  const bar = page.getByRole('group', { name: 'העברה של חיסון' });
  await expect(bar).toBeFocused();
  await expectNoViolations(page, 'a visit that is carried by keys');
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toContainText(`העברה ליום חמישי, ${short(day(4))}`);
  await page.keyboard.press('Enter');
  await expect(entry(page, day(4), /^16:15 חיסון/)).toBeVisible();
  await expect(entry(page, day(4), /^16:15 חיסון/)).toBeFocused();
  await expect(toasts(page)).toContainText(`חיסון: הועבר ליום חמישי, ${short(day(4))}`);
  await undo(page).click();
  await expect(entry(page, day(3), /^16:15 חיסון/)).toBeVisible();

  await entry(page, day(3), /חיסון/).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(entry(page, day(3), /חיסון/)).toBeFocused();
  await page.reload();
  await expect(entry(page, day(3), /^16:15 חיסון/)).toBeVisible();
});

test('A recurring item is postponed this once, or moves with all later occurrences @desktop', async ({ page }) => {
  await given(page);
  await week(page);
  await entry(page, day(2), /הברשה/).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectNoViolations(page, 'the question how much of it goes');
  await dialogOf(page)
    .getByRole('button', { name: /^רק הפעם/ })
    .click();
  await expect(entry(page, day(3), /^18:00 הברשה/)).toBeVisible();
  await undo(page).click();
  await expect(entry(page, day(2), /^18:00 הברשה/)).toBeVisible();

  await entry(page, day(2), /הברשה/).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialogOf(page)
    .getByRole('button', { name: /^מכאן והלאה/ })
    .click();
  await expect(entry(page, day(1), /^18:00 הברשה/)).toBeVisible();
  await page.goto(`/app/calendar?view=week&day=${day(7)}`);
  await expect(entry(page, day(8), /הברשה.*צפוי/)).toBeVisible();
});

type Point = { x: number; y: number };

/** A finger goes down, along and up; a mouse does the same with its button. */
async function dragged(page: Page, by: 'finger' | 'mouse', from: Point, to: Point, seen: () => Promise<void>) {
  const slightly = { x: from.x + 12, y: from.y + 12 };
  if (by === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of [slightly, to]) await page.mouse.move(x, y, { steps: 4 });
    await seen();
    return page.mouse.up();
  }
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const point of [slightly, to, to]) await touch('touchMove', point);
  await seen();
  await touch('touchEnd');
}

test('A mouse drags a visit to another day, and a finger takes it by its grip', async ({ page, isMobile }) => {
  await given(page);
  await page.goto(`/app/calendar?view=${isMobile ? 'agenda' : 'week'}&day=${day(3)}`);
  const from = isMobile ? button(page, 'העברה ליום אחר: חיסון') : entry(page, day(3), /חיסון/);
  const to = isMobile ? page.locator(`.cld-days [data-day="${day(4)}"]`) : cell(page, day(4));
  await from.scrollIntoViewIfNeeded();
  const [a, b] = (await Promise.all([from.boundingBox(), to.boundingBox()])).map((box) => ({
    x: box!.x + box!.width / 2,
    y: box!.y + box!.height / 2,
  })) as [Point, Point];
  await dragged(page, isMobile ? 'finger' : 'mouse', a, b, () =>
    expect(page.locator('.cld-ghost')).toContainText(`העברה ליום חמישי, ${short(day(4))}`),
  );
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
  await button(page, 'לדבר הבא').click();
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
  await button(page, 'מינוי ביומן אחר').click();
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
