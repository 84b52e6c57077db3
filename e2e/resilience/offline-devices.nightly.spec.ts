import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { run } from '../../server/src/testing/database/database-server.ts';
import { chromiumOptions } from '../fixtures/chromium-options.ts';
import { freePort } from '../fixtures/free-port.ts';
import { outboxEntries, storesOnDevice } from '../fixtures/outbox-entries.ts';
import { startServerProcess, type ServerProcess } from '../fixtures/server-process.ts';
import { call, choose, field, givenAccount, openForm } from '../fixtures/user-actions.ts';

test.describe.configure({ mode: 'default', timeout: 900_000 });

const entriesEach = 50;
const photosEach = 10;
const photo = path.resolve(import.meta.dirname, '../../web/public/icon-512.png');
const threeDaysMs = 3 * 86_400_000;

let dataDir: string;
let port: string;
let server: ServerProcess;
const startServer = async () => (server = await startServerProcess(path.join(dataDir, 'server'), { PORT: port }));

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-devices-'));
  port = String(await freePort());
  await startServer();
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A device of its own: its storage outlives the browser. */
const openDevice = (name: string) =>
  chromium.launchPersistentContext(path.join(dataDir, name), {
    ...chromiumOptions(),
    baseURL: server.url,
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  });

async function openExpenses(context: BrowserContext, token?: string) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/terms');
  if (token) await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await page.goto('/app/expenses');
  // The code of the forms, and the rows of the household, are on the device.
  await expect.poll(() => storesOnDevice(page), { timeout: 60_000 }).toBe(true);
  await openForm(page, 'הוספת הוצאה');
  await expect(field(page, 'תיאור')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page;
}

/** Writes as a person does, one entry after the other; every fifth has a photo. */
async function write(page: Page, device: string) {
  await page.clock.setSystemTime(Date.now() - threeDaysMs);
  for (let number = 1; number <= entriesEach; number++) {
    await openForm(page, 'הוספת הוצאה');
    const dialog = page.getByRole('dialog');
    await field(page, 'תיאור').fill(`${device} ${number}`);
    await field(page, 'סכום').fill(String(number));
    await choose(page, 'קטגוריה', 'מזון');
    if (number % (entriesEach / photosEach) === 0) {
      await dialog.locator('input[type=file]').first().setInputFiles(photo);
      await expect(dialog.getByText('icon-512.png').first()).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
}

test('Two devices write for three days without a connection; whatever breaks while they send, all of it arrives once', async ({
  page: api,
}) => {
  const request = await api.context().browser()!.newContext({ baseURL: server.url });
  const person = await request.newPage();
  const { token } = await givenAccount(person);
  await call(person, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });

  const [first, second] = [await openDevice('first'), await openDevice('second')];
  const [phone, tablet] = [await openExpenses(first, token), await openExpenses(second, token)];
  await Promise.all([first.setOffline(true), second.setOffline(true)]);
  await Promise.all([write(phone, 'טלפון'), write(tablet, 'לוח')]);
  expect((await outboxEntries(phone)).length).toBe(entriesEach + photosEach);
  const { total } = await call(person, 'GET', '/expenses', { token });
  expect(total).toBe(0);

  // The second is killed before it has sent anything, and once more while it sends.
  await second.close();
  await phone.clock.setSystemTime(Date.now());
  const again = await openDevice('second');
  const tabletAgain = await openExpenses(again);
  for (let cut = 0; cut < 6; cut++) {
    await first.setOffline(cut % 2 === 1);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  await first.setOffline(false);
  await server.kill();
  await startServer();
  await tabletAgain.context().close();
  const third = await openDevice('second');
  const tabletAtLast = await openExpenses(third);

  await expect.poll(() => outboxEntries(phone), { timeout: 240_000 }).toEqual([]);
  await expect.poll(() => outboxEntries(tabletAtLast), { timeout: 240_000 }).toEqual([]);
  const database = { host: path.join(dataDir, 'server/postgres/run'), user: 'tzemed', database: 'tzemed' };
  const counted = await run(
    database,
    `select count(*)::int as rows, count(distinct description)::int as different,
       (select count(*)::int from attachments) as files,
       (select count(distinct thing_id)::int from attachments) as "withFile" from expenses`,
  );
  expect(counted.rows).toMatchObject([
    { rows: 2 * entriesEach, different: 2 * entriesEach, files: 2 * photosEach, withFile: 2 * photosEach },
  ]);
  await Promise.all([first.close(), third.close(), request.close()]);
});

test('Five hundred entries wait, are listed, and arrive once each', async ({ page: api }) => {
  const request = await api.context().browser()!.newContext({ baseURL: server.url });
  const person = await request.newPage();
  const { token } = await givenAccount(person);
  const { pet } = await call(person, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  const context = await openDevice('many');
  const page = await openExpenses(context, token);
  await context.setOffline(true);
  // Written as the app writes them: nobody presses five hundred times.
  await page.evaluate(
    async ({ petId, count }) => {
      const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('outbox '))!;
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const entries = db.transaction('entries', 'readwrite').objectStore('entries');
      for (let number = 1; number <= count; number++) {
        const time = (Date.now() + number).toString(16).padStart(12, '0');
        const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, '0')}`;
        const body = { petId, description: `רישום ${number}`, amount: number, category: 'food', date: '2026-11-20' };
        const state = { state: 'waiting', attempts: 0, notBefore: 0, at: Date.now() };
        entries.put({ id, item: id, method: 'POST', url: '/api/expenses', isCreate: true, body, ...state });
      }
      await new Promise((resolve) => entries.transaction.addEventListener('complete', resolve));
      db.close();
    },
    { petId: pet.id as string, count: 500 },
  );
  await context.setOffline(false);
  await context.route('**/api/**', (route) => route.abort());
  await page.goto('/app/outbox');
  await expect(page.getByText('רישום 500', { exact: false }).first()).toBeVisible();
  await context.unroute('**/api/**');
  await expect.poll(() => outboxEntries(page), { timeout: 300_000 }).toEqual([]);
  expect((await call(person, 'GET', '/expenses', { token })).total).toBe(500);
  await Promise.all([context.close(), request.close()]);
});
