import sharp from 'sharp';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, newPerson, signIn, signUp } from '../fixtures/user-actions.ts';

const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6e5c' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#e08a3c' } },
        left: width / 2,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

test('A picture is framed by the keyboard, shown at once in a second browser, and removed', async ({
  page,
  browser,
}) => {
  const person = await signUp(page, newPerson());
  const there = await (await browser.newContext()).newPage();
  await signIn(there, person);
  await expect(there).toHaveURL(/\/app\/dashboard$/);

  await page.goto('/app/profile?tab=picture');
  await expect(page.getByText('JPG, PNG, HEIC עד 20MB')).toBeVisible();
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'בחירת תמונה').click();
  await (await chosen).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves(1200, 800) });
  const dialog = page.getByRole('dialog', { name: 'מסגור התמונה' });
  await expect(dialog.getByText('מה שבתוך העיגול יישמר כריבוע.')).toBeVisible();
  const frame = dialog.getByRole('button', { name: /^מסגרת התמונה/ });
  const zoom = dialog.getByRole('slider', { name: 'הגדלה' });
  await expect(zoom).toHaveValue('1');
  await frame.focus();
  const place = () => frame.locator('img').evaluate((image) => image.style.transform);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveValue('1');
  await page.keyboard.press('r');
  await expect(zoom).toHaveValue('1');
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('תמונת הפרופיל עודכנה בהצלחה')).toBeVisible();
  await expect(page.locator('.topbar .avatar img')).toBeVisible();
  await expect(page.locator('.account-head .avatar img')).toBeVisible();
  await expect(there.locator('.topbar .avatar img')).toBeVisible();

  await button(page, 'הסרת התמונה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'הסרת התמונה', exact: true }).click();
  await expect(page.getByText('תמונת הפרופיל הוסרה')).toBeVisible();
  await expect(page.locator('.account-head .avatar')).toHaveText('דכ');
  await expect(there.locator('.topbar .avatar')).toHaveText('דכ');
  await there.context().close();
});

test('A file that is too large is made smaller on the device, and what is no picture is refused in words', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/app/profile?tab=picture');
  const pick = async (name: string, buffer: Buffer, by = 'בחירת תמונה') => {
    const chosen = page.waitForEvent('filechooser');
    await button(page, by).click();
    await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer });
  };
  await pick('me.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'));
  await expect(page.getByText('הקובץ אינו תמונה מסוג נתמך')).toBeVisible();
  const large = Buffer.concat([await halves(800, 800), Buffer.alloc(20_971_520)]);
  await pick('IMG_2041.jpg', large);
  await expect(page.getByText('הקובץ גדול מדי. גודל מקסימלי: 20MB')).toBeVisible();
  await button(page, 'הקטנה והמשך').click();
  await page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('תמונת הפרופיל עודכנה בהצלחה')).toBeVisible();
});
