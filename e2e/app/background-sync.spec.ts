import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { outboxEntries, storesOnDevice } from '../fixtures/outbox-entries.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ serviceWorkers: 'allow' });

/** The registration of the app's worker, as the browser names it. */
async function registrationOf(session: CDPSession) {
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.endsWith('/app') && !isDeleted);
    if (found) resolve(found.registrationId);
  });
  await session.send('ServiceWorker.enable');
  return promise;
}

test('Changes that wait when the app is closed are sent by its worker', async ({ page, context, baseURL }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = {
    petId: pet.id,
    title: 'הברשה',
    date: '2026-12-24T18:00:00.000Z',
    time: '20:00',
    timezone: 'Asia/Jerusalem',
  };
  const { reminder } = await call(page, 'POST', '/reminders', { token, body });
  await page.goto('/app/reminders');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => storesOnDevice(page), { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'סימון כבוצע: הברשה' }).click();
  await expect.poll(() => outboxEntries(page)).toMatchObject([{ method: 'PATCH' }]);

  const other = await context.newPage();
  const session = await context.newCDPSession(other);
  const registrationId = await registrationOf(session);
  await page.close();
  await context.setOffline(false);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(baseURL!).origin,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  const completed = async () => (await call(other, 'GET', `/reminders/${reminder.id}`, { token })).reminder.isCompleted;
  await expect.poll(completed, { timeout: 60_000 }).toBe(true);
});
