import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../fixtures/free-port.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, forgetSession, givenPerson } from '../fixtures/user-actions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

let dataDir: string;
let server: ServerProcess;
// A passkey is of one origin, which the server has to know before it starts.
const port = await freePort();
const address = `http://localhost:${port}`;
test.use({ baseURL: address });

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-passkeys-'));
  server = await startServerProcess(dataDir, { PORT: String(port), PUBLIC_URL: address });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const security = '/app/profile?tab=password';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Chromium's own authenticator, whose user is always there. */
async function withAuthenticator(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    agree: () => line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

test('A passkey is added, signs in without a password, and is removed', async ({ page }) => {
  await givenPerson(page);
  const authenticator = await withAuthenticator(page);
  await page.goto(security);
  await button(page, 'הוספת מפתח גישה').click();
  await dialog(page).getByRole('button', { name: 'הוספה' }).click();
  await expect(dialog(page).getByText('שדה חובה')).toBeVisible();
  await dialog(page).getByLabel('שם').fill('הטלפון של דנה');
  await dialog(page).getByRole('button', { name: 'הוספה' }).click();
  await expect(card(page, 'מפתחות גישה').getByText('הטלפון של דנה')).toBeVisible();
  await expect(card(page, 'מפתחות גישה').getByText('עוד לא היה בשימוש')).toBeVisible();

  await forgetSession(page);
  await page.goto('/login');
  await authenticator.refuse();
  await button(page, 'התחברות עם מפתח גישה').click();
  await expect(page.getByText('ההתחברות לא הושלמה')).toBeVisible();
  await authenticator.agree();
  await button(page, 'התחברות עם מפתח גישה').click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  await page.goto(security);
  await expect(card(page, 'מפתחות גישה').getByText('שימוש אחרון: עכשיו')).toBeVisible();
  await button(page, 'פעולות עבור הטלפון של דנה').click();
  await button(page, 'הסרה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'הסרה' }).click();
  await expect(card(page, 'מפתחות גישה').getByText('הטלפון של דנה')).toBeHidden();
});
