import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, choose, field, givenPerson, openForm } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const rows = (page: Page) => dialog(page).getByRole('region', { name: 'מסמכים' }).getByRole('listitem');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'שמירה', exact: true });
const uploads = '**/api/uploads?*';

/** A record about to be written, of which only its papers are missing. */
async function beginRecord(page: Page) {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  await page.goto('/app/medical-records');
  await openForm(page, 'הוספת רשומה');
  await choose(page, 'סוג', 'חיסון');
  await field(page, 'תיאור').fill('חיסון כלבת');
  return token;
}

type File = { name: string; mimeType: string; buffer: Buffer };

async function pick(page: Page, button: string, ...files: File[] | string[]) {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Camera picture: a screenshot of the page. */
const photo = async (page: Page, name: string): Promise<File> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

const bad = (name: string, bytes: number, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});

test('A record is written with two photographed papers, and they are seen again', async ({ page }) => {
  const token = await beginRecord(page);
  const isPhone = page.viewportSize()!.width < 500;
  const [first, second] = [await photo(page, 'פנקס חיסונים.jpg'), await photo(page, 'חשבונית 40817.jpg')];
  if (isPhone) {
    const camera = dialog(page).locator('input[type=file][capture=environment]');
    // One beside the title, and one where the papers are.
    await expect(camera).toHaveCount(2);
    await pick(page, 'צילום', first);
    await pick(page, 'צילום', second);
  } else await pick(page, 'בחירה', first, second);
  await expect(rows(page).getByText('הועלה')).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /סוג המסמך/ })
    .click();
  await page.getByRole('option', { name: 'פנקס חיסונים' }).click();
  await expectNoViolations(page, 'a form with two papers');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();

  const { records } = await call(page, 'GET', '/medical-records', { token });
  expect(records).toMatchObject([{ description: 'חיסון כלבת', attachmentCount: 2 }]);
  await page.goto(`/app/medical-records/${records[0].id}`);
  const view = page.getByRole('main').getByRole('button', { name: /פנקס חיסונים.jpg/ });
  await expect(view).toContainText('פנקס חיסונים');
  await view.click();
  const viewer = page.getByRole('dialog', { name: 'צפייה: פנקס חיסונים.jpg' });
  const picture = viewer.getByRole('img', { name: 'פנקס חיסונים.jpg' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectNoViolations(page, 'a paper that is looked at');
  await page.keyboard.press('+');
  await expect(viewer.getByText('125%')).toBeVisible();
  await page.keyboard.press('0');
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'הורדה' }).click();
  expect((await download).suggestedFilename()).toBe('פנקס חיסונים.jpg');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'צפייה: חשבונית 40817.jpg' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(view).toBeFocused();
});

test('The details of an attachment are edited in the viewer, and the attachment is found by its tag @desktop', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const visit = { type: 'vet_visit', description: 'צליעה', petId, date: '2026-11-10' };
  const { record } = await call(page, 'POST', '/medical-records', { token, body: visit });
  await page.goto(`/app/medical-records/${record.id}`);
  const receipt = await photo(page, 'קבלה.jpg');
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('main')
    .getByRole('button', { name: /הוספת מסמך/ })
    .click();
  await (await chooser).setFiles(receipt);
  const tile = page.getByRole('main').getByRole('button', { name: /^קבלה\.jpg/ });
  await tile.click();
  const viewer = page.getByRole('dialog', { name: 'צפייה: קבלה.jpg' });
  await viewer.getByRole('button', { name: 'עוד', exact: true }).click();
  await viewer.getByRole('button', { name: 'פרטי המסמך' }).click();
  const details = page.getByRole('dialog', { name: 'פרטי המסמך' });
  await details.getByRole('button', { name: /סוג המסמך/ }).click();
  await page.getByRole('option', { name: 'חשבונית' }).click();
  await details.getByRole('button', { name: 'תגית', exact: true }).click();
  await details.getByRole('textbox', { name: /תגית/ }).fill('תביעת ביטוח');
  await expectNoViolations(page, 'what is said of a paper');
  await details.getByRole('button', { name: 'שמירה' }).click();
  await expect(details).toBeHidden();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile).toContainText('תביעת ביטוח');
  await expect(tile).toContainText('חשבונית');

  await page.goto(`/app/search?q=${encodeURIComponent('התביעה')}`);
  const hit = page.getByRole('main').getByRole('link', { name: /קבלה\.jpg.*תביעת ביטוח/ });
  await expect(hit).toBeVisible();
  await expectNoViolations(page, 'a paper that was found');
  await hit.click();
  await expect(viewer).toBeVisible();
});

test('A file that can’t be taken says why, one that was cut off waits and is sent, and the form keeps all of it @desktop', async ({
  page,
}, info) => {
  const token = await beginRecord(page);
  await pick(page, 'בחירה', bad('ריק.pdf', 0), bad('מכתב.pdf', 2000));
  // Playwright copies bytes slowly: 21 MB are given by their path.
  const large = info.outputPath('סריקה.pdf');
  await writeFile(large, bad('סריקה.pdf', 21 * 1024 * 1024).buffer);
  await pick(page, 'בחירה', large);
  await expect(rows(page).filter({ hasText: 'ריק.pdf' })).toContainText('הקובץ ריק');
  await expect(rows(page).filter({ hasText: 'מכתב.pdf' })).toContainText('אפשר לצרף PDF או תמונה בלבד');
  await expect(rows(page).filter({ hasText: 'סריקה.pdf' })).toContainText('הקובץ גדול מ־20 MB');

  await page.route(uploads, (route) => route.abort());
  await pick(page, 'בחירה', await photo(page, 'חשבונית.jpg'));
  const cut = rows(page).filter({ hasText: 'חשבונית.jpg' });
  await expect(cut).toContainText('נשמר במכשיר, יישלח אחר כך');
  await page.unroute(uploads);
  await expectNoViolations(page, 'a form whose papers were refused');
  await expect(field(page, 'תיאור')).toHaveValue('חיסון כלבת');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  const recordsNow = async () => (await call(page, 'GET', '/medical-records', { token })).records;
  await expect.poll(recordsNow, { timeout: 60_000 }).toMatchObject([{ description: 'חיסון כלבת', attachmentCount: 1 }]);
});

test('Saving waits for an upload in progress, and leaving asks once @desktop', async ({ page }) => {
  const token = await beginRecord(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(uploads, async (route) => {
    await held;
    await route.continue();
  });
  await pick(page, 'בחירה', await photo(page, 'סיכום ביקור.jpg'));
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await save(page).click();
  await expect(dialog(page).getByRole('button', { name: 'ממתינים לקובץ אחד…' })).toBeVisible();
  letGo();
  await expect(dialog(page)).toBeHidden();
  const { records } = await call(page, 'GET', '/medical-records', { token });
  expect(records).toMatchObject([{ description: 'חיסון כלבת', attachmentCount: 1 }]);
});

test('A photo of 48 megapixels is made smaller on the device, upright, and a small one is sent as it is @desktop', async ({
  page,
}) => {
  const token = await beginRecord(page);
  const lengths: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads?'))
      void request.headerValue('content-length').then((length) => lengths.push(Number(length)));
  });
  // Held upright: the file lies on its side. What follows a picture in its file is no part of it.
  const lying = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#e08a3c' } });
  const large = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const buffer = Buffer.concat([large, Buffer.alloc(9_000_000)]);
  await pick(page, 'בחירה', { name: 'IMG_48.jpg', mimeType: 'image/jpeg', buffer });
  await expect(rows(page).getByText('הועלה')).toHaveCount(1, { timeout: 30_000 });
  const small = await photo(page, 'סיכום ד"ר לוי 100%.jpg');
  await pick(page, 'בחירה', small);
  await expect(rows(page).getByText('הועלה')).toHaveCount(2);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(lengths[0]).toBeLessThan(2_000_000);
  expect(lengths[1]).toBeGreaterThan(small.buffer.length);
  const { records } = await call(page, 'GET', '/medical-records', { token });
  const { attachments } = await call(page, 'GET', `/medical-records/${records[0].id}/attachments`, { token });
  expect(attachments).toMatchObject([
    { name: 'IMG_48.jpg', width: 3072, height: 4096 },
    { name: 'סיכום ד"ר לוי 100%.jpg' },
  ]);
});
