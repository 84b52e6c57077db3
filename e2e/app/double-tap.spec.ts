import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson, newPerson } from '../fixtures/user-actions.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const today = dayOf(new Date());

/** A pill that comes every day, and a brushing: on `day` at nine. */
async function givenTwo(page: Page, day: string) {
  // The noon greeting of 'דנה כהן' fills its line to the last pixel, and takes one or two lines as fonts come and go.
  const { token } = await givenPerson(page, newPerson('נועה'));
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  for (const [title, repeatInterval] of [
    ['כדור', 'daily'],
    ['הברשה', 'none'],
  ]) {
    const body = { title, repeatInterval, petId: pet.id, date: `${day}T07:00:00.000Z`, time: '09:00' };
    await call(page, 'POST', '/reminders', { token, body });
  }
  return async () => {
    const { reminders } = await call(page, 'GET', '/reminders', { token });
    return (reminders as { title: string; isCompleted: boolean }[])
      .map(({ title, isCompleted }) => `${title} ${isCompleted}`)
      .toSorted();
  };
}

/**
 * Two taps on one place of the screen. The page's own clock stands between them for as long as the hand takes, however
 * slow the machine is.
 */
async function tapTwice(page: Page, name: string, pause: number) {
  const done = button(page, name);
  // A greeting in another font may need a line more; no font is on its way before there are words in it.
  await done.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await done.scrollIntoViewIfNeeded();
  // The button itself shrinks under the finger.
  const placeOf = async () => {
    const { y, height } = (await done.locator('xpath=ancestor::li').boundingBox())!;
    return { y, height };
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  // The row stands still once its late parts (its faces, its badges) have arrived.
  let before = await placeOf();
  await expect(async () => {
    const earlier = before;
    await sleep(300);
    before = await placeOf();
    expect(before).toEqual(earlier);
  }).toPass();
  const { x, y, width, height } = (await done.boundingBox())!;
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await page.clock.runFor(pause);
  // The response has arrived, and nothing has moved.
  await expect(page.getByRole('button', { name: /^ביטול הסימון/ })).toBeVisible();
  expect(await placeOf()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tap();
  await page.clock.runFor(700);
  await expect(page.locator('.tick-row[data-mark]')).toHaveCount(1);
  return done;
}

for (const [where, path, day] of [
  ['the reminders', '/app/reminders', addDays(today, 1)],
  ['the dashboard', '/app/dashboard', addDays(today, -1)],
] as const)
  for (const pause of [0, 120, 250, 400, 700, 3000])
    test(`Two taps with ${pause} ms between on ${where} mark one reminder as done, and neither its next nor the next row`, async ({
      page,
    }) => {
      await page.clock.install();
      const kept = await givenTwo(page, day);
      await page.goto(path);
      const done = await tapTwice(page, 'סימון כבוצע: כדור', pause);
      // After five seconds the row goes, and not before.
      await page.clock.runFor(1000);
      await expect(done).toBeVisible();
      await page.clock.runFor(6000);
      await page.clock.resume();
      await expect(page.locator('.tick-row[data-mark]')).toHaveCount(0);
      expect(await kept()).toEqual(['הברשה false', 'כדור false', 'כדור true']);
    });

test('Undoing a completion happens in its row and restores the previous state', async ({ page }) => {
  const kept = await givenTwo(page, addDays(today, -1));
  await page.goto('/app/dashboard');
  const region = page.getByRole('region', { name: 'היום' });
  await button(page, 'סימון כבוצע: כדור').tap();
  await expect(region).toContainText('בוצעה ב־');
  await expect(region).toContainText('1 מתוך 2 בוצעו');
  await button(page, 'ביטול הסימון: כדור').tap();
  await expect(region).toContainText('0 מתוך 2 בוצעו');
  await expect(region.getByText('באיחור של יום')).toHaveCount(2);
  // The change shows before the server has responded.
  await expect.poll(kept).toEqual(['הברשה false', 'כדור false']);
});
