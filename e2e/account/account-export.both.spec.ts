import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkTo, privacyPage } from '../../web/src/screens.ts';
import { unzip } from '../../server/src/testing/documents/unzip.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { button, call, givenPerson, secondBrowser } from '../fixtures/user-actions.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** A record with a receipt, of a pet. */
async function givenRecord(page: Page, token: string) {
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { petId: pet.id, type: 'checkup', description: 'בדיקה שנתית', date: '2026-11-01' };
  const { record } = await call(page, 'POST', '/medical-records', { token, body });
  const sent = await page.request.post(`/api/medical-records/${record.id}/attachments`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'סיכום ביקור.png', mimeType: 'image/png', buffer: png } },
  });
  expect(sent.status()).toBe(201);
}

/** Notes every progress that the page shows from here on. */
const noteProgress = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar && bar.max > 1) seen.push(bar.position);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const progressIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);

test('All of one’s data is prepared, watched on another device, told, downloaded and erased', async ({
  page,
  browser,
}) => {
  const person = await givenPerson(page);
  await givenRecord(page, person.token);
  // Enough data to take a second or two, so that the progress can be seen.
  const more = { name: 'קוקי', species: 'bird' };
  for (let pet = 0; pet < 60; pet += 1) await call(page, 'POST', '/pets', { token: person.token, body: more });
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'פרטיות והמידע שלי' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('פרטיות והמידע שלי');
  await expectNoViolations(page, 'nothing prepared');

  const other = await secondBrowser(browser, person);
  // Progress is told to lines that are open by then.
  const line = other.page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await other.page.goto(linkTo(privacyPage));
  await expect(button(other.page, 'הכנת הקובץ')).toBeVisible();
  await line;
  await noteProgress(other.page);
  await button(page, 'הכנת הקובץ').click();
  for (const one of [page, other.page]) await expect(button(one, 'הורדה')).toBeVisible({ timeout: 60_000 });
  const seen = await progressIn(other.page);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  await expectNoViolations(page, 'a file is ready');

  await other.page.goto('/app/notifications');
  await other.page.getByRole('link', { name: /הקובץ עם המידע שלכם מוכן/ }).click();
  await expect(other.page).toHaveURL(new RegExp(`${linkTo(privacyPage)}$`));
  await other.close();
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject))
    .toContain('הקובץ עם המידע שלכם מוכן');

  const coming = page.waitForEvent('download');
  await button(page, 'הורדה').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^צמד – המידע שלי \d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get('JSON/medicalRecords.json')!.toString())).toMatchObject([{ description: 'בדיקה שנתית' }]);
  const paper = [...files.keys()].find((path) => path.startsWith('חיות המחמד/בלה/מסמכים/'));
  expect(paper).toContain('סיכום ביקור');
  expect(files.get(paper!)!.length).toBeGreaterThan(50);
  expect(files.get('index.html')!.toString()).toContain(person.name);

  await button(page, 'מחיקת הקובץ').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקת הקובץ' }).click();
  await expect(page.getByText('הקובץ נמחק')).toBeVisible();
  await expect(button(page, 'הכנת הקובץ')).toBeVisible();
});

test('A copy that is being made says how far it is and can be stopped; one that failed can be begun again', async ({
  page,
}) => {
  await givenPerson(page);
  const answer = { done: 148, total: 231, startedAt: '2026-11-28T07:00:00.000Z', secondsLeft: 120, size: null };
  let state = 'running';
  await page.route('**/api/users/export', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { ...answer, state, expiresAt: null } });
    state = 'failed';
    return route.fulfill({ status: 204 });
  });
  await page.goto(linkTo(privacyPage));
  const bar = page.getByRole('progressbar', { name: 'אוספים קבצים: 148 מתוך 231' });
  await expect(bar).toBeVisible();
  await expect(page.getByText('64%')).toBeVisible();
  await expect(page.getByText('עוד כ־2 דקות. אפשר לסגור את העמוד')).toBeVisible();
  await expectNoViolations(page, 'a file in preparation');
  await button(page, 'ביטול ההכנה').click();
  await expect(page.getByText('ההכנה לא הושלמה.')).toHaveCount(2);
  await expect(button(page, 'ניסיון חוזר')).toBeVisible();
  await expectNoViolations(page, 'a file that failed');
});
