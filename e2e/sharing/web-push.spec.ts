import type { CDPSession, Page } from '@playwright/test';
import { subscription } from '../../server/src/testing/fakes/push-subscription.ts';
import { startReceiver } from '../../server/src/testing/fakes/http-receiver.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { chromiumOptions } from '../fixtures/chromium-options.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { button, call } from '../fixtures/user-actions.ts';
import { givenConfirmedUser } from '../fixtures/shared-household.ts';

// A headless build of Chromium has no push messages.
test.use({ launchOptions: chromiumOptions({ isWhole: true }), serviceWorkers: 'allow' });

/**
 * The push service of the browser's maker, on this machine: it takes what the server sends, encrypted as it is, and brings
 * it to the browser's worker as the browser itself would, or swallows it.
 */
async function givenPushService(page: Page) {
  const device = await startReceiver((one) => {
    if (!service.swallows) void deliver(JSON.stringify(browser.read(one.body)));
  });
  const service = { swallows: false, received: device.received, close: device.close };
  const browser = subscription(device.url);
  const { address: endpoint, keys } = browser.body;
  // All that is not the browser's own here: there is no service of its maker without the internet.
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const made = { endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys }) };
      let standing: object | null = null;
      PushManager.prototype.subscribe = async () => (standing = made) as never;
      PushManager.prototype.getSubscription = async () => standing as never;
      Object.assign(made, { unsubscribe: async () => ((standing = null), true) });
    },
    { endpoint, keys },
  );
  await page.context().grantPermissions(['notifications']);
  const { session, registrationOf } = await watchWorkers(page);
  const deliver = async (data: string) => {
    const origin = new URL(page.url()).origin;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationOf(), data });
  };
  return service;
}

async function watchWorkers(page: Page): Promise<{ session: CDPSession; registrationOf: () => Promise<string> }> {
  const session = await page.context().newCDPSession(page);
  const ids = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(new URL(scopeURL).pathname, registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationOf = async () => {
    await expect.poll(() => ids.get('/app')).toBeDefined();
    return ids.get('/app')!;
  };
  return { session, registrationOf };
}

/** Notifications that this browser shows outside its windows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/app');
    return (await registration!.getNotifications()).map(({ title }) => title);
  });

async function dueNow(page: Page, token: string, petId: string, title: string) {
  const date = new Date(Date.now() - 86_400_000).toISOString();
  const body = { petId, title, date, time: '09:00' };
  const { reminder } = await call(page, 'POST', '/reminders', { token, body });
  // A busy server refuses a shorter time as over.
  const snoozeUntil = new Date(Date.now() + 5000).toISOString();
  await call(page, 'PATCH', `/reminders/${reminder.id}/snooze`, { token, body: { snoozeUntil } });
}

test('A device is told and says so; what is swallowed on the way comes by mail', async ({ page }) => {
  const service = await givenPushService(page);
  const { token, email } = await givenConfirmedUser(page, 'דנה כהן');
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await page.goto('/app/notifications/preferences');
  await button(page, 'הפעלה במכשיר הזה').click();
  const row = page.getByRole('list', { name: 'המכשירים שלכם' }).getByRole('listitem');
  await expect(row).toContainText('המכשיר הזה');
  await expect(row).toContainText('עוד לא נשלחה לשם התראה');
  await expectNoViolations(page, 'the devices');

  await row.getByRole('button', { name: /^שליחת ניסיון/ }).click();
  await expect(row.getByRole('status')).toHaveText('הודעת הניסיון הגיעה');
  expect(await shown(page)).toEqual(['ההתראות מגיעות לכאן']);

  await dueNow(page, token, pet.id, 'כדור');
  await expect.poll(() => shown(page), { timeout: 60_000 }).toContain('כדור (בלה)');
  service.swallows = true;
  await dueNow(page, token, pet.id, 'טיפות');
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('טיפות (בלה)'));
  expect(service.received).toHaveLength(3);
  expect(await shown(page)).not.toContain('טיפות (בלה)');
  // A push message with a receipt was not mailed as well.
  expect((await mailsTo(email)).filter(({ subject }) => subject?.includes('כדור'))).toEqual([]);

  await row.getByRole('button', { name: /^הסרה/ }).click();
  await button(page, 'הפסקה').click();
  await expect(button(page, 'הפעלה במכשיר הזה')).toBeVisible();
  await service.close();
});
