import type { Page } from '@playwright/test';
import { linkToCard } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test as base } from '../fixtures/browser-test.ts';
import { startBuildsProxy } from '../fixtures/builds-proxy.ts';
import { waitForIdleParts } from '../fixtures/idle-parts.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';

const test = base.extend<{ builds: Awaited<ReturnType<typeof startBuildsProxy>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  builds: async ({}, use) => {
    const builds = await startBuildsProxy(process.env.E2E_URL!);
    await use(builds);
    await builds.stop();
  },
  baseURL: ({ builds }, use) => use(builds.url),
});
test.use({ serviceWorkers: 'allow' });

async function givenBella(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  return { token, petId: pet.id as string };
}

/** Names of the stores whose files are all there. */
const wholeStores = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('shell-'));
    const marks = await Promise.all(names.map((cacheName) => caches.match('/whole', { cacheName })));
    return names.filter((_, place) => marks[place]);
  });

/** Stores every screen at once, without ten quiet seconds. */
async function storeApp(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isWhole = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        navigator.serviceWorker.controller!.postMessage({ type: 'keep', level: 'app' }, [port2]);
      }),
  );
  expect(isWhole).toBe(true);
}

/** The worker before goes once it is idle, which under DevTools it may never be: here it is ended. */
async function endWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/app'))!.update()));
const buildOf = (page: Page) =>
  page.evaluate(() => /entry-(\d+)/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')!.src)![1]);
const offer = (page: Page) => page.locator('.toast.offer', { hasText: 'יש גרסה חדשה' });

test('After a quiet while every screen opens without a connection, visited before or not', async ({
  page,
  context,
}) => {
  const { petId } = await givenBella(page);
  await page.goto('/app/dashboard');
  expect(await wholeStores(page)).toEqual([]);
  await expect.poll(() => wholeStores(page), { timeout: 60_000 }).toHaveLength(2);
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/app/dashboard', /./],
    ['/app/reminders', 'תזכורות'],
    [`/app/pets/${petId}`, /./],
    ['/app/notifications', 'התראות'],
    ['/app', /./],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('A newer build is offered when no form is open, over three builds and in all tabs', async ({
  page,
  context,
  builds,
}) => {
  await givenBella(page);
  await page.goto('/app/dashboard');
  await storeApp(page);
  const form = await context.newPage();
  await form.goto('/app/expenses?add=1');
  await field(form, 'תיאור').fill('שק מזון');
  await expect.poll(() => form.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Code that watches for updates is among them.
  await waitForIdleParts(form);

  for (const build of [2, 3]) {
    builds.release(build);
    await lookForUpdate(form);
    await expect
      .poll(() => form.evaluate(async () => (await navigator.serviceWorker.getRegistration('/app'))!.waiting !== null))
      .toBe(true);
  }
  await page.bringToFront();
  await expect(offer(page)).toBeVisible();
  await expectNoViolations(page, 'the offer of a newer version');
  await form.waitForTimeout(1500);
  await expect(offer(form)).toHaveCount(0);
  await expect(field(form, 'תיאור')).toHaveValue('שק מזון');
  expect([await buildOf(page), await buildOf(form)]).toEqual(['1', '1']);

  await offer(page).getByRole('button', { name: 'רענון' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field(form, 'תיאור')).toHaveValue('שק מזון');
  expect(await buildOf(form)).toBe('1');

  await form.bringToFront();
  await form.getByRole('dialog').getByRole('button', { name: 'סגירה' }).click();
  await button(form, 'יציאה בלי לשמור').click();
  await expect(offer(form)).toBeVisible();
  builds.setAway(true);
  await offer(form).getByRole('button', { name: 'רענון' }).click();
  await expect.poll(() => buildOf(form).catch(() => '')).toBe('3');
  builds.setAway(false);
  // Code that watches for updates is among them; it offers nothing to this build.
  await waitForIdleParts(form);
  await form.waitForTimeout(1500);
  await expect(offer(form)).toHaveCount(0);

  await form.close();
  await page.reload();
  await waitForIdleParts(page);
  await expect
    .poll(async () => {
      await endWorkers(page);
      return (await wholeStores(page)).toSorted();
    })
    .toEqual(['shell-app build3', 'shell-card build3']);
  await expect(offer(page)).toHaveCount(0);
});

test('A page that no worker controls, at an older address, gets the newer version too', async ({
  page,
  context,
  builds,
}) => {
  await givenBella(page);
  await page.goto('/app/dashboard');
  await storeApp(page);
  const older = await context.newPage();
  await older.goto('/expenses');
  await expect(older.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await older.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  builds.release(5);
  await lookForUpdate(page);
  await expect(offer(older)).toBeVisible({ timeout: 30_000 });
  await offer(older).getByRole('button', { name: 'רענון' }).click();
  await expect.poll(() => buildOf(older).catch(() => '')).toBe('5');
});

test('A page of the newest build is offered nothing while its worker is stored', async ({ page, builds }) => {
  await givenBella(page);
  await page.goto('/app/dashboard');
  await storeApp(page);
  builds.release(4);
  await page.reload();
  await expect
    .poll(() => wholeStores(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['shell-card build4', 'shell-app build4']));
  expect(await buildOf(page)).toBe('4');
  await expect(offer(page)).toHaveCount(0);
});

test('A worker that the operator has switched off gives every page back to the network', async ({ page, builds }) => {
  await givenBella(page);
  await page.goto('/app/dashboard');
  await storeApp(page);
  builds.switchOff();
  await lookForUpdate(page);
  await expect
    .poll(async () => {
      await endWorkers(page);
      return page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.startsWith('shell-'))));
    })
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  builds.setAway(true);
  await expect(page.goto('/app/reminders')).rejects.toThrow(/ERR_EMPTY_RESPONSE/);
});

/** Sends files as another app does: by a form, to the address in the manifest. */
async function share(page: Page, files: readonly { name: string; type: string; bytes: string }[]) {
  await page.evaluate((sent) => {
    const picked = new DataTransfer();
    for (const { name, type, bytes } of sent)
      picked.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], name, { type }));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/app/share', enctype: 'multipart/form-data' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
    input.files = picked.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
  await expect(page).toHaveURL(/app(\/|%2F)share/);
}
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
test('Shared files are in the form that is chosen for them, after a sign-in too', async ({ page }) => {
  const { token } = await givenBella(page);
  await page.goto('/terms');
  const address = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
  const pdf = (await (await page.request.get(address!)).body()).toString('base64');
  await page.goto('/app/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const received = [
    { name: 'חשבונית.pdf', type: 'application/pdf', bytes: pdf },
    { name: 'photo.png', type: 'image/png', bytes: png },
    { name: 'notes.txt', type: 'text/plain', bytes: btoa('x') },
  ];
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await share(page, received);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await page.goto('/app/share');
  const files = page.getByRole('list', { name: 'הקבצים' }).getByRole('listitem');
  await expect(files).toHaveCount(3);
  await expect(files.last()).toContainText('רק תמונות ו־PDF');
  await expectNoViolations(page, 'the question what shared files are');

  await page.getByRole('button', { name: /^חשבונית או קבלה/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('photo.png')).toBeVisible();
  await expect(dialog.locator('.paper-rows > li')).toHaveCount(2);
  await dialog.getByText('קנייה', { exact: true }).click();
  await field(page, 'סכום').fill('120');
  await dialog.getByText('מזון', { exact: true }).click();
  await button(page, 'שמירה').click();
  await expect(page.getByText('נשמרו הוצאה ומסמך')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/expenses$/);
  await page.goto('/app/share');
  await expect(page.getByText('אין כאן קבצים')).toBeVisible();
});

test('Files that are shared before there is a worker are asked for once more', async ({ page }) => {
  await givenBella(page);
  // A public page registers none.
  await page.goto('/terms');
  await share(page, [{ name: 'photo.png', type: 'image/png', bytes: png }]);
  await expect(page.getByText('צמד עוד לא היה מוכן לקבל קבצים')).toBeVisible();
});

test('The workers before this one hand over what they held', async ({ page, context, builds }) => {
  const { token, petId } = await givenBella(page);
  // There is no push service without the internet: subscriptions are kept per registration, as a browser does.
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const made = (scope: string, endpoint: string) => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: JSON.parse(localStorage.getItem('testKeys')!) }),
      unsubscribe: async () => (localStorage.removeItem(`test ${scope}`), true),
    });
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
      get(this: ServiceWorkerRegistration) {
        const { scope } = this;
        const now = () => localStorage.getItem(`test ${scope}`);
        return {
          getSubscription: async () => (now() ? made(scope, now()!) : null),
          subscribe: async () => {
            localStorage.setItem(`test ${scope}`, `https://push.example.com${new URL(scope).pathname}`);
            return made(scope, now()!);
          },
        };
      },
    });
    const { permission } = Notification;
    if (permission !== 'granted') Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  const old = 'https://127.0.0.1/app/notifications';
  const { device } = await call(page, 'POST', '/users/devices', {
    token,
    body: { kind: 'browser', address: old, keys },
  });
  const { user } = await call(page, 'GET', '/auth/me', { token });
  await page.goto('/login');
  await page.evaluate(
    async ({ keys, card, device, userId, address }) => {
      const stay = () => new Promise((resolve) => setTimeout(resolve, 300));
      await navigator.serviceWorker.register('/push-worker.js', { scope: '/app/notifications' });
      await navigator.serviceWorker.register('/card-worker.js', { scope: card });
      await (await caches.open('page-0123')).put(card, new Response('old'));
      localStorage.setItem('testKeys', JSON.stringify(keys));
      localStorage.setItem(`test ${location.origin}/app/notifications`, address);
      localStorage.setItem('pushDevice', JSON.stringify({ id: device, userId, address, at: 0 }));
      await stay();
    },
    { keys, card: linkToCard(petId), device: device.id, userId: user.id, address: old },
  );
  await page.goto('/app/dashboard');
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await expect.poll(scopes, { timeout: 60_000 }).toEqual(['/app']);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('page-0123');
  const { devices } = await call(page, 'GET', '/users/devices', { token });
  expect(devices).toHaveLength(1);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('pushDevice')))!)).toMatchObject({
    id: devices[0].id,
    address: 'https://push.example.com/app',
  });
  builds.setAway(true);
  await page.goto(linkToCard(petId));
  await expect(page.locator('#app')).not.toBeEmpty();
});
