import type { Page } from '@playwright/test';
import { linkToCard, linkToPet } from '../../web/src/screens.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

type Sent = { name: string; type: string; size: number; start: string; isActive: boolean };
declare global {
  interface Window {
    sentFiles: Sent[];
    shareFailures: string[];
  }
}

/** Phones have a list of apps, which no test can press: this takes the files in its place. */
const givenApps = (page: Page) =>
  page.addInitScript(() => {
    window.sentFiles = [];
    window.shareFailures = [];
    const share = async ({ files = [] }: ShareData) => {
      const isActive = navigator.userActivation.isActive;
      const failure = window.shareFailures.shift();
      if (failure) throw new DOMException('no', failure);
      for (const { name, type, size } of files) {
        const start = (await files[0]!.text()).slice(0, 5);
        window.sentFiles.push({ name, type, size, start, isActive });
      }
    };
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => !!files?.length });
  });
const withoutApps = (page: Page) => page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
const sent = (page: Page) => page.evaluate(() => window.sentFiles);
const failOnce = (page: Page, name: string) =>
  page.evaluate((failure) => void window.shareFailures.push(failure), name);

async function givenBella(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { petId: pet.id, type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-01' };
  const { record } = await call(page, 'POST', '/medical-records', { token, body });
  return { token, petId: pet.id as string, recordId: record.id as string };
}

test('A vaccination sheet is sent from the page of the pet in two taps', async ({ page }) => {
  await givenApps(page);
  const { petId } = await givenBella(page);
  await page.goto(linkToPet(petId));
  await button(page, 'פעולות נוספות').first().click();
  await button(page, 'שליחה: דף חיסונים').click();
  await expect.poll(() => sent(page)).toHaveLength(1);
  const [sheet] = await sent(page);
  expect(sheet).toMatchObject({
    name: 'דף חיסונים – בלה.pdf',
    type: 'application/pdf',
    start: '%PDF-',
    isActive: true,
  });
  await expect(page.getByText('מכינים את הקובץ…')).toBeHidden();
});

test('The emergency card is sent by one tap; a closed list of apps is silent, a forgotten tap is asked for again', async ({
  page,
}) => {
  await givenApps(page);
  const { petId } = await givenBella(page);
  await page.goto(linkToCard(petId));
  await button(page, 'שליחת הכרטיס').waitFor();
  await failOnce(page, 'AbortError');
  await button(page, 'שליחת הכרטיס').click();
  await expect.poll(() => page.evaluate(() => window.shareFailures.length)).toBe(0);
  await expect(page.locator('.toast')).toHaveCount(0);
  await failOnce(page, 'NotAllowedError');
  await button(page, 'שליחת הכרטיס').click();
  await button(page, 'שליחת הקובץ').click();
  await expect
    .poll(() => sent(page))
    .toMatchObject([{ name: 'כרטיס חירום – בלה.pdf', start: '%PDF-', isActive: true }]);
});

test('A picture that is looked at is sent as it is', async ({ page }) => {
  await givenApps(page);
  const { token, recordId } = await givenBella(page);
  const buffer = await page.screenshot({ type: 'jpeg' });
  const answer = await page.request.post(`/api/medical-records/${recordId}/attachments`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'פנקס.png', mimeType: 'image/jpeg', buffer } },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/app/medical-records/${recordId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /פנקס.png/ })
    .click();
  const viewer = page.getByRole('dialog', { name: 'צפייה: פנקס.png' });
  await viewer.getByRole('button', { name: 'שליחת הקובץ' }).click();
  await expect.poll(() => sent(page)).toMatchObject([{ name: 'פנקס.jpg', type: 'image/jpeg', isActive: true }]);
});

test('Printouts are downloaded as before where the device takes no files @desktop', async ({ page }) => {
  await withoutApps(page);
  const { petId } = await givenBella(page);
  await page.goto(linkToCard(petId));
  await button(page, 'הדפסה').waitFor();
  await expect(button(page, 'שליחת הכרטיס')).toHaveCount(0);
  await page.goto(linkToPet(petId));
  await button(page, 'פעולות נוספות').first().click();
  await expect(button(page, 'שליחה: דף חיסונים')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await button(page, 'הדפסה והורדה').click();
  await button(page, 'הדפסה: דף חיסונים').click();
  expect((await download).suggestedFilename()).toBe('דף חיסונים – בלה.pdf');
});
