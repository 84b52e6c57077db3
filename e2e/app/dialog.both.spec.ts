import type { Page } from '@playwright/test';
import { settled } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, field, givenPerson } from '../fixtures/user-actions.ts';
import { recordedMotion, recordMotion } from '../fixtures/record-motion.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialog = (page: Page) => page.getByRole('dialog');

async function openPetForm(page: Page) {
  await button(page, 'הוספת חיית מחמד').first().click();
  await expect(field(page, 'שם')).toBeVisible();
  await settled(page);
}

const chooseDog = (page: Page) => page.locator('label, button').filter({ hasText: /^כלב$/ }).first().click();

/** Pulls the head of the dialog down by so many pixels. */
async function drag(page: Page, way: number) {
  const steps = 12;
  const box = (await dialog(page).getByRole('heading').first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x, y + (way * step) / steps);
    await page.waitForTimeout(30);
  }
  // A hand that rests throws nothing.
  await page.waitForTimeout(150);
  await page.mouse.up();
}

test('The head of a long dialog stays in reach, and shows that something lies above', async ({ page }) => {
  await page.setViewportSize({ ...page.viewportSize()!, height: 480 });
  await givenPerson(page);
  await page.goto('/app/pets');
  await openPetForm(page);
  const head = dialog(page).locator('header');
  const line = () => head.evaluate((one) => getComputedStyle(one).borderBlockEndColor);
  expect(await line()).toBe('rgba(0, 0, 0, 0)');
  await dialog(page)
    .locator('..')
    .evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(head.getByRole('button', { name: 'סגירה' })).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'שמירה')).toBeInViewport({ ratio: 1 });
  await expect.poll(line).not.toBe('rgba(0, 0, 0, 0)');
  await head.getByRole('button', { name: 'סגירה' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('A dialog that is left in the moment in which it comes is gone @desktop', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/pets');
  const add = button(page, 'הוספה');
  await add.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.scrim')).toHaveCount(0);
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
      seen.disconnect();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    seen.observe(document, { subtree: true, childList: true });
  });
  await add.click();
  await expect(page.locator('.scrim')).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('A sheet is dragged down by its head; a little way springs back, and typed text asks first', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'a dialog in the middle of the screen is not dragged');
  await givenPerson(page);
  await page.goto('/app/pets');
  await openPetForm(page);
  const top = async () => (await dialog(page).boundingBox())!.y;
  const before = await top();
  await drag(page, 60);
  await settled(page);
  await expect(dialog(page)).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);

  await field(page, 'שם').fill('בלה');
  await drag(page, 150);
  await expect(page.getByRole('alertdialog', { name: 'לצאת בלי לשמור?' })).toBeVisible();
  await button(page, 'המשך עריכה').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await settled(page);
  await expect(field(page, 'שם')).toHaveValue('בלה');
  expect(await top()).toBeCloseTo(before, 0);
  await dialog(page).getByRole('button', { name: 'סגירה' }).click();
  await button(page, 'יציאה בלי לשמור').click();
  await expect(dialog(page)).toHaveCount(0);

  await openPetForm(page);
  await drag(page, 150);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/pets$/);
});

test('A message lies over no button of a dialog', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/pets');
  await openPetForm(page);
  await page.route('**/api/pets', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'משהו השתבש אצלנו, ומה שכתבתם נשאר כאן' } })
      : route.continue(),
  );
  await field(page, 'שם').fill('בלה');
  await chooseDog(page);
  await button(page, 'שמירה').click();
  await expect(page.locator('.toast.error')).toBeVisible();
  await settled(page);
  const covered = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [message] = boxes('.toast.error');
    return boxes('[role=dialog] button').filter(
      (one) =>
        one.height > 2 &&
        one.left < message!.right &&
        one.right > message!.left &&
        one.top < message!.bottom &&
        one.bottom > message!.top,
    ).length;
  });
  expect(covered).toBe(0);
});

for (const way of ['the device', 'the user'] as const)
  test(`Nothing moves for whoever wants less of it: ${way} says so`, async ({ page }) => {
    if (way === 'the device') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        localStorage.setItem('accessibilitySettings', JSON.stringify({ reduceAnimations: true })),
      );
    await recordMotion(page);
    await givenPerson(page);
    await page.goto('/app/pets');
    await button(page, 'הוספת חיית מחמד').first().click();
    await expect(field(page, 'שם')).toBeVisible();
    await field(page, 'שם').fill('בלה');
    await page.locator('label, button').filter({ hasText: /^כלב$/ }).first().click();
    await button(page, 'שמירה').click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await recordedMotion(page)).toEqual([]);
  });
