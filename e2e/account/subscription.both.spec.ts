import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { freePort } from '../fixtures/free-port.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, choose, field, givenPerson } from '../fixtures/user-actions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const setPlan = path.resolve(import.meta.dirname, '../../server/src/db/commands/set-plan.ts');

test('The plan page says so if nothing is limited', async ({ page }) => {
  await givenPerson(page);
  await page.goto('/app/plan');
  await expect(page.getByRole('heading', { name: 'התוכנית שלי', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'חינם, בלי הגבלה' })).toBeVisible();
  await expect(page.getByText('פרימיום')).toBeHidden();
  await expectNoViolations(page, 'a plan without limits');
});

type Limited = { url: string; dataDir: string; start: () => Promise<void>; stop: () => Promise<void> };

/** A test on a server of its own, whose free plan has two pets. */
const testWithLimit = test.extend<{ limited: Limited }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  limited: async ({}, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-plan-'));
    const port = await freePort();
    let server: ServerProcess | undefined;
    const start = async () => {
      server = await startServerProcess(dataDir, { FREE_PLAN_PET_LIMIT: '2', PORT: String(port) });
    };
    const stop = async () => server?.stop();
    await start();
    await use({ url: server!.url, dataDir, start, stop });
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ limited }, use) => use(limited.url),
});

testWithLimit(
  'Where the free plan has two pets a third is refused with the reason, the operator grants a plan, and it is cancelled',
  async ({ page, limited }) => {
    const { token, email } = await givenPerson(page);
    const add = (name: string) => call(page, 'POST', '/pets', { token, body: { name, species: 'cat' } });
    await add('בלה');
    await add('מיצי');
    await page.goto('/app/pets?add=1');
    await field(page, 'שם').fill('קוקי');
    await choose(page, 'סוג', 'חתול');
    await button(page, 'שמירה').click();
    await expect(page.getByRole('dialog').getByText('התוכנית שלכם כוללת עד 2 חיות מחמד')).toBeVisible();
    await expect(field(page, 'שם')).toHaveValue('קוקי');
    page.on('dialog', (asking) => asking.accept());
    await page.goto('/app/plan');
    await expect(page.getByText('2 מתוך 2')).toBeVisible();
    await expect(page.getByText('בלה ומיצי')).toBeVisible();
    await expectNoViolations(page, 'a plan with a limit');

    // No page of the app sends requests while the server is down.
    await page.goto('/terms');
    await limited.stop();
    const env = { ...process.env, DATA_DIR: limited.dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [setPlan, email, 'premium'], { env });
    expect(stdout).toContain(`${email}: free → premium`);
    await limited.start();

    await add('קוקי');
    await page.goto('/app/plan');
    await button(page, 'ביטול פרימיום').click();
    await expectNoViolations(page, 'the question before a plan is cancelled');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ביטול פרימיום' }).click();
    await expect(page.getByText('חזרתם לתוכנית החינמית')).toBeVisible();
    await expect(page.getByText('3 מתוך 2')).toBeVisible();
    await expect(page.getByRole('main').getByText(/יש בבית יותר חיות/)).toBeVisible();
  },
);
