import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { isStored } from '../fixtures/stored-data.ts';
import { addButton, button, call, givenPerson, goProtected, newPerson, openForm } from '../fixtures/user-actions.ts';

const photo = {
  name: 'mitzi.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL('../../server/src/demo/photos/mitzi.jpg', import.meta.url)),
};

/** A pet with a photo, a record, an expense, a reminder, and a visit today at whoever stands in the book of vets. */
async function givenHome(page: Page, person = newPerson()) {
  const { token } = await givenPerson(page, person);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  const set = await page.request.post(`/api/pets/${pet.id}/photo`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: photo },
  });
  expect(set.ok()).toBe(true);
  const today = dayOf(new Date());
  const ofPet = { petId: pet.id, date: today };
  await call(page, 'POST', '/expenses', {
    token,
    body: { ...ofPet, description: 'מזון', amount: 100, category: 'food' },
  });
  await call(page, 'POST', '/medical-records', { token, body: { ...ofPet, description: 'בדיקה', type: 'vet_visit' } });
  await call(page, 'POST', '/reminders', {
    token,
    body: { ...ofPet, date: `${addDays(today, 1)}T07:00:00.000Z`, time: '09:00', title: 'הברשה' },
  });
  await call(page, 'POST', '/vets', { token, body: { name: 'ד״ר לוי', phones: ['04-5550142'] } });
  await call(page, 'POST', '/appointments', { token, body: { ...ofPet, reason: 'בדיקה', vetName: 'ד״ר לוי' } });
  return { token, petId: pet.id as string };
}

type Early = { readonly answers: Record<string, Promise<Response>>; readonly ofPet?: Promise<unknown> };
/** The number of requests that the page itself sends; runs in the page. An answer may lead to more: it names the pets with photos. */
async function askedEarly() {
  const { answers, ofPet } = (globalThis as unknown as { early: Early }).early;
  for (let before = -1; before < Object.keys(answers).length;) {
    before = Object.keys(answers).length;
    const read = async (answer: Promise<Response>) => (await answer).clone().blob();
    await Promise.allSettled([...Object.values(answers).map(read), ofPet]);
    // Lets other readers of the same response go on first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return Object.keys(answers).length;
}

const lists = ['expenses', 'medical-records', 'reminders'];
const screens = ['dashboard', 'pets', ...lists, 'calendar', 'home', 'profile'];

test('A screen asks the server for nothing twice, and all that it asks first is asked before its scripts come @desktop', async ({
  page,
}) => {
  const { petId } = await givenHome(page);
  for (const screen of [...screens, `pets/${petId}`, `pets/${petId}/emergency`]) {
    const asked: string[] = [];
    page.removeAllListeners('request');
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    // Scripts are held until the page itself has asked: their own questions come later.
    async function hasAsked() {
      await page.waitForFunction(() => 'early' in globalThis);
      const count = await page.evaluate(askedEarly);
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
      return [...asked];
    }
    let early: Promise<string[]> | undefined;
    await page.route('**/assets/*.js', async (route) => {
      await (early ??= hasAsked());
      await route.continue();
    });
    await page.goto(`/app/${screen}`, { waitUntil: 'commit' });
    await expect(page.locator('#app main')).toBeVisible();
    await expect(page.locator('.bone-card, .bone')).toHaveCount(0);
    if (screen === 'calendar') await expect(page.getByRole('link', { name: 'חיוג אל ד״ר לוי' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(asked).size, `${screen} asks twice: ${asked.join(' ')}`).toBe(asked.length);
    // The small faces in the rows of a list come when the rows are there, and a card is read before it is looked at.
    const first = (await early) ?? [];
    const isPhotoLater = [...lists, 'calendar'].includes(screen) || screen.endsWith('/emergency');
    const isLate = (url: string) => !first.includes(url) && !(isPhotoLater && url.includes('/photo'));
    expect(asked.filter(isLate), screen).toEqual([]);
    expect(first.length).toBeGreaterThan(0);
    await page.unroute('**/assets/*.js');
  }
});

test('A device asks nothing of a pet that somebody may not see, whether it knows the rights or not @desktop', async ({
  page,
}) => {
  const { token, petId } = await givenHome(page);
  const noa = newPerson('נועה ברק');
  const permissions = { profile: 'view', medicalRecords: 'view', reminders: 'edit', expenses: 'none' };
  await call(page, 'POST', '/home/invitations', {
    token,
    body: { email: noa.email, role: 'guest', shares: [{ petId, permissions }] },
  });
  const { token: hers } = await call(page, 'POST', '/auth/register', {
    body: { ...noa, confirmPassword: noa.password, termsAccepted: true, privacyAccepted: true },
  });
  const tokenIn = async (pathname: string) =>
    new URL(await mailedLink(noa.email, pathname)).hash.replace('#token=', '');
  await call(page, 'POST', '/auth/verify-email', { body: { token: await tokenIn('/verify-email') } });
  await call(page, 'POST', '/invitations/accept', { token: hers, body: { token: await tokenIn('/invitation') } });
  await page.addInitScript((value) => localStorage.setItem('authToken', value), hers);
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  const visit = async () => {
    asked.length = 0;
    await page.goto(`/app/pets/${petId}`);
    await expect(page.getByText('של דנה כהן · טיפול שוטף')).toBeVisible();
    await expect(page.locator('.bone-card, .bone')).toHaveCount(0);
    expect(refused).toEqual([]);
  };
  await visit();
  const ofPet = ['/api/medical-records', `/api/pets/${petId}/timeline`];
  expect(asked).toEqual(expect.arrayContaining(ofPet));
  await expect.poll(() => isStored(page, '/api/pets/my-pets?status=all&page=1&limit=100')).toBe(true);
  // The second time it knows, and waits for no list.
  const lists = Promise.withResolvers<void>();
  for (const list of ['**/api/pets?*', '**/api/pets/shared?*'])
    await page.route(list, async (route) => {
      await lists.promise;
      await route.continue();
    });
  const second = visit();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ofPet));
  lists.resolve();
  await second;
  expect(asked.filter((path) => path === '/api/expenses' || path.endsWith('/share'))).toEqual([]);
});

test('The frame stands in the page that is sent, in the language and the theme of the device, and nothing private', async ({
  page,
}) => {
  const { token } = await givenHome(page);
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('theme', 'dark');
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/app/expenses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expenses');
  await expect(page.getByRole('navigation', { name: 'App menu' })).toContainText('Reminders');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('#app [data-name]').first()).toHaveText('דנה כהן');
  // The fonts of this language come before they are looked for, so that no line breaks anew under the eyes.
  await expect(page.locator('link[as=font][href*="rubik-latin"]')).toHaveCount(1);
  await expect(page.locator('link[as=font][href*="rubik-he"]')).toHaveCount(0);
  const sent = await (
    await page.request.get('/app/expenses', { headers: { authorization: `Bearer ${token}` } })
  ).text();
  expect(sent).not.toContain('דנה');
  // Links are plain links until the app has loaded.
  await page.getByRole('link', { name: 'Medical records' }).click();
  await expect(page).toHaveURL(/\/app\/medical-records$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medical records');
});

for (const [path, font] of [
  ['/invitation', 'rubik-he'],
  ['/en/handover', 'rubik-latin'],
  ['/ar/invitation', 'rubik-ar'],
])
  test(`A page that a mail leads strangers to brings the fonts of its own language: ${path} @desktop`, async ({
    page,
  }) => {
    const sent = await (await page.request.get(path!)).text();
    expect(sent).toMatch(new RegExp(`<link rel="preload" as="font"[^>]+/assets/${font}-`));
    expect(sent).toContain('font-display:swap');
    expect(sent).not.toContain('font-display:optional');
  });

test('A screen replaces its skeleton without moving anything', async ({ page }) => {
  const { petId } = await givenHome(page);
  // A device learns the name of its user from the first answer; until then the greeting has the longer address.
  await page.goto('/app/profile');
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const screen of [...screens, `pets/${petId}`, `pets/${petId}/emergency`]) {
    await page.goto(`/app/${screen}`);
    await expect(page.locator('.bone-card, .bone')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      screen,
    ).toBeLessThan(0.01);
  }
});

test('A picture is seen only when it greets by name, also where the browser paints before the page has ended @desktop', async ({
  page,
}) => {
  await givenHome(page);
  await page.addInitScript(() => {
    // Told before the script behind the picture runs, of what a paint at that moment would show.
    const pictures: { greeting: string; isSeen: boolean }[] = [];
    Object.assign(globalThis, { pictures });
    new MutationObserver(() => {
      const greeting = document.querySelector('.hello h1');
      if (greeting)
        pictures.push({
          greeting: greeting.textContent.trim(),
          isSeen: greeting.checkVisibility({ visibilityProperty: true }),
        });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('דנה כהן');
  const pictures = await page.evaluate(
    () => (globalThis as unknown as { pictures: { greeting: string; isSeen: boolean }[] }).pictures,
  );
  expect(pictures[0]).toEqual({ greeting: '', isSeen: false });
  expect(pictures.filter(({ greeting, isSeen }) => isSeen && !greeting)).toEqual([]);
  expect(pictures.at(-1)!.isSeen).toBe(true);
});

test('A signed-out person is led to the login page and sees no frame @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const app = document.getElementById('app');
      if (app?.checkVisibility({ visibilityProperty: true })) sessionStorage.setItem('sawFrame', 'yes');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await goProtected(page, '/app/expenses');
  await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Fexpenses$/);
  expect(await page.evaluate(() => sessionStorage.getItem('sawFrame'))).toBeNull();
});

test('A screen and its cards open without the code of forms @desktop', async ({ page }) => {
  const { token } = await givenHome(page);
  const body = { name: 'בלה', species: 'dog', birthDate: '2020-03-01' };
  const petId: string = (await call(page, 'POST', '/pets', { token, body })).pet.id;
  await call(page, 'POST', '/measurements', { token, body: { petId, kind: 'weight', value: 28_400 } });
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/app/dashboard');
  await expect(page.locator('.stats').getByText('28.4')).toBeVisible();
  await page.goto(`/app/pets/${petId}`);
  const content = page.getByRole('main');
  await expect(content.getByText('28.4').first()).toBeVisible();
  await page.goto(`/app/pets/${petId}/care`);
  await expect(content.getByText('כלבת').first()).toBeVisible();
  expect(loaded.filter((url) => /\/assets\/(forms|dates|fields|adding)-.*js$/.test(url))).toEqual([]);
});

test('A dialog and its form open without a connection once the browser has had a moment', async ({ page, context }) => {
  await givenHome(page);
  await page.goto('/app/expenses');
  // Chunks of the form and of the dialog around it.
  const parts = ['ExpenseOrRefundForm', 'forms', 'dates', 'fields', 'days', 'dialogs'];
  await page.waitForFunction((names) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return names.every((name) => entries.some((entry) => entry.name.includes(`/${name}-`) && entry.responseEnd > 0));
  }, parts);
  await context.setOffline(true);
  await openForm(page, 'הוספת הוצאה');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'תיאור' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(addButton(page, 'הוספת הוצאה')).toBeFocused();
});

test('A filter is opened by the first press and by the first key, and gives the focus back', async ({ page }) => {
  await givenHome(page);
  await page.goto('/app/expenses');
  const filter = button(page, 'סינון');
  const sheet = page.getByRole('dialog', { name: 'סינון' });
  await filter.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await page.reload();
  await expect(filter).toBeVisible();
  await page.keyboard.press('f');
  // The first press loads its code; the keys are the sheet's once it has the focus.
  await expect(sheet.and(page.locator(':focus, :focus-within'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
});

/** Holds the scripts of the next page until the returned function is called. */
async function withoutScripts(page: Page) {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('A press on the menu before the app has come is not lost', async ({ page }) => {
  await givenPerson(page);
  const letIn = await withoutScripts(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await page.locator('.me').click();
  await expect(page.locator('#user-menu')).toHaveCount(0);
  letIn();
  await expect(button(page, 'התנתקות')).toBeVisible();
});

test('A press that begins before the app has come and ends after it is not lost @desktop', async ({ page }) => {
  await givenPerson(page);
  const letIn = await withoutScripts(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await page.locator('.me[data-opens]').hover();
  await page.mouse.down();
  letIn();
  await expect(page.locator('.me:not([data-opens])')).toBeVisible();
  await page.mouse.up();
  await expect(button(page, 'התנתקות')).toBeVisible();
});

test('A key that is pressed before the app has come does then what it does @desktop', async ({ page }) => {
  await givenPerson(page);
  const letIn = await withoutScripts(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letIn();
  await expect(page.getByRole('dialog', { name: 'מה מוסיפים?' })).toBeVisible();
});

test('A press on what adds before the app has come is not lost', async ({ page }) => {
  await givenPerson(page);
  const letIn = await withoutScripts(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await button(page, 'הוספה').click();
  letIn();
  await expect(page.getByRole('dialog', { name: 'מה מוסיפים?' })).toBeVisible();
});

test('A screen is where it was left after a reload and after Back, and a new visit begins at its top @desktop', async ({
  page,
}) => {
  // The noon greeting of 'דנה כהן' fills its line to the last pixel, and takes one or two lines as fonts come and go.
  await givenHome(page, newPerson('נועה'));
  await page.setViewportSize({ width: 390, height: 400 });
  const place = () => page.evaluate(() => scrollY);
  await page.goto('/app/dashboard');
  // The skeleton is tall enough to scroll too, but a scroll position on it moves again when the data arrives.
  await expect(page.getByText('הברשה').first()).toBeVisible();
  await expect(page.getByText('מזון').first()).toBeVisible();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 1200);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(place).toBe(700);
  await page.reload();
  await expect.poll(place).toBe(700);
  await page.goto('/terms');
  await page.goBack();
  await expect.poll(place).toBe(700);
  await page.goto('/terms');
  await page.goto('/app/dashboard');
  await page.waitForFunction(() => document.documentElement.scrollHeight > 1200);
  expect(await place()).toBe(0);
});

for (const [path, said] of [
  ['/reset-password', 'הקישור אינו שלם'],
  ['/verify-email', 'האימות לא הצליח'],
  ['/restore-email', 'הקישור אינו שלם'],
  ['/not-me', 'הקישור אינו שלם'],
  ['/remove-second-factor', 'הקישור אינו שלם'],
  ['/auth/google/confirm', 'ההתחברות לא הושלמה'],
])
  test(`A mailed link that has lost its token is told so before any script has come: ${path} @desktop`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path!);
    await expect(page.getByRole('heading', { name: said! })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  });
