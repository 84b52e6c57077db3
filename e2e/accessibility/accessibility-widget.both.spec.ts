import type { Locator, Page } from '@playwright/test';
import { linkTo, linkToPet, petPage, publicPages, screens, stockPage } from '../../web/src/screens.ts';
import { expectHighContrast, expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const key = 'accessibilitySettings';
const opener = (page: Page) => page.getByRole('button', { name: 'הגדרות נגישות', exact: true });
const menu = (page: Page) => page.getByRole('menu', { name: 'נגישות' });
const item = (page: Page, name: string) =>
  menu(page).getByRole(/ניגודיות/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'הגדרות נגישות' });
const stored = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name)!) as Record<string, unknown>, key);
const rootFont = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

async function givenStored(page: Page, settings: object) {
  await page.addInitScript(
    ([name, text]) => localStorage.getItem(name!) ?? localStorage.setItem(name!, text!),
    [key, JSON.stringify(settings)],
  );
}

async function openMenu(page: Page) {
  await opener(page).click();
  await expect(item(page, 'הגדלת טקסט')).toBeFocused();
}

async function openDialog(page: Page) {
  await openMenu(page);
  await item(page, 'הגדרות מתקדמות').click();
  await expect(dialog(page)).toBeVisible();
}

/** Two pets, a few expenses, a record and a reminder that is late. */
async function givenThings(page: Page, token: string) {
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog', sex: 'female' } });
  const petId = pet.id as string;
  await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  for (const [description, category] of [
    ['שק מזון יבש לגורים', 'food'],
    ['ביקור אצל הווטרינר', 'vet'],
    ['חול מתגבש', 'equipment'],
  ])
    await call(page, 'POST', '/expenses', {
      token,
      body: { description, amount: 1289.9, category, petId, date: '2026-11-19' },
    });
  const record = {
    type: 'vaccination',
    description: 'חיסון כלבת',
    petId,
    date: '2026-11-10',
    nextAppointment: '2099-11-10',
  };
  await call(page, 'POST', '/medical-records', { token, body: record });
  for (const date of ['2026-01-05T07:00:00Z', '2099-01-05T07:00:00Z'])
    await call(page, 'POST', '/reminders', {
      token,
      body: { title: 'כדור נגד תולעים', petId, date, time: '09:00', repeatInterval: 'monthly' },
    });
  return petId;
}

/** A medicine with its stock, and two weights. */
async function givenDailyCare(page: Page, token: string, petId: string) {
  const post = (path: string, body: object) => call(page, 'POST', path, { token, body });
  const { stockItem } = await post('/stock', { name: 'Apoquel 16 mg', unit: 'tablet' });
  await post(`/stock/${stockItem.id}/entries`, { kind: 'refill', amount: 20, batch: 'A487B02' });
  const course = {
    name: 'Carprofen 50 mg',
    instruction: 'כדור אחד בבוקר, עם האוכל',
    schedule: 'times',
    times: ['08:00'],
  };
  await post('/medicines', { ...course, petId, stockItemId: stockItem.id, amount: 1, from: '2026-01-01' });
  for (const [value, takenAt] of [
    [28_900, '2026-01-05T07:00:00Z'],
    [28_500, '2026-02-05T07:00:00Z'],
  ] as const)
    await post('/measurements', { petId, kind: 'weight', value, takenAt });
}

for (const [where, path] of [
  ['the home page', '/'],
  ['the login page', '/login'],
  ['the app', '/app/expenses'],
] as const)
  test(`The quick menu and the dialog change ${where} at once, and a reload keeps it`, async ({ page }) => {
    if (path.startsWith('/app')) await givenPerson(page);
    await page.goto(path);
    await openMenu(page);
    await item(page, 'הגדלת טקסט').click();
    await item(page, 'הגדלת טקסט').click();
    expect(await rootFont(page)).toBe('19.2px');
    await item(page, 'ניגודיות גבוהה').click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.reload();
    expect(await rootFont(page)).toBe('19.2px');
    await openDialog(page);
    const at = dialog(page);
    await expect(at.getByRole('slider', { name: 'גודל טקסט' })).toHaveValue('120');
    await expect(at.getByRole('switch', { name: 'ניגודיות גבוהה' })).toBeChecked();
    await at.getByRole('slider').press('Home');
    await expect(at.getByRole('button', { name: 'הקטנת טקסט' })).toBeDisabled();
    await at.getByRole('slider').press('End');
    await expect(at.getByRole('button', { name: 'הגדלת טקסט' })).toBeDisabled();
    expect(await rootFont(page)).toBe('24px');
    for (const name of ['הפחתת אנימציות', 'מצב קורא מסך', 'הדגשת מיקוד מקלדת', 'קישורי דילוג'])
      await at.getByRole('switch', { name }).click();
    await at.getByRole('button', { name: 'שמירה וסגירה' }).click();
    await expect(at).toBeHidden();
    expect(await stored(page)).toEqual({
      fontSize: 150,
      highContrast: true,
      reduceAnimations: true,
      screenReader: true,
      focusVisible: false,
      skipLinks: false,
    });
    await expect(page.locator('.skip')).toBeHidden();
    const moves = await page.evaluate(
      () => getComputedStyle(document.querySelector('.btn, .opt, button')!).transitionDuration,
    );
    expect(moves).toBe('0s');

    await openMenu(page);
    await expect(item(page, 'הגדלת טקסט')).toBeDisabled();
    await expect(item(page, 'הגדלת טקסט')).toContainText('הכי גדול');
    await item(page, 'איפוס הגדרות').click();
    await expect(page.getByText('הגדרות הנגישות אופסו לברירת המחדל')).toBeAttached();
    await expect(page.getByText('הגדרות הנגישות אופסו לברירת המחדל')).toHaveCount(0);
    expect(await rootFont(page)).toBe('16px');
    await expect(page.locator('.skip')).toBeAttached();
  });

test('The menu and the dialog can be used by everybody, with high contrast too @desktop', async ({ page }) => {
  await page.goto('/login');
  await openMenu(page);
  await expectNoViolations(page, 'menu');
  await item(page, 'ניגודיות גבוהה').click();
  await expectNoViolations(page, 'menu with high contrast');
  await item(page, 'הגדרות מתקדמות').click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolations(page, 'dialog with high contrast');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('Stored settings are in effect before the first paint', async ({ page }) => {
  await givenStored(page, { fontSize: 150, highContrast: true, reduceAnimations: true });
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const { style, dataset } = document.documentElement;
      seen.push(style.fontSize, dataset.contrast ?? null, dataset.motion ?? null);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/login']) {
    await page.goto(path);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: unknown }).seen)).toEqual([
      '150%',
      'high',
      'reduce',
    ]);
  }
});

for (const [what, text] of [
  ['79', '{"fontSize":79}'],
  ['151', '{"fontSize":151}'],
  ['a word', '{"fontSize":"x","highContrast":"x"}'],
  ['no JSON', '{{{'],
] as const)
  test(`A stored font size of ${what} breaks nothing @desktop`, async ({ page }) => {
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.goto('/');
    const size = { 79: '12.8px', 151: '24px' }[what as string] ?? '16px';
    expect(await rootFont(page)).toBe(size);
    await openMenu(page);
  });

test('Storage that throws leaves the settings to the page @desktop', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  });
  await page.goto('/terms');
  await openMenu(page);
  await item(page, 'הגדלת טקסט').click();
  await item(page, 'ניגודיות גבוהה').click();
  expect(await rootFont(page)).toBe('17.6px');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  // Other scripts of the page say that they cannot read their settings.
  complaints.length = 0;
});

test('Another tab of the browser follows @desktop', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/terms');
  await openMenu(page);
  await item(page, 'הגדלת טקסט').click();
  await expect.poll(() => rootFont(other)).toBe('17.6px');
  await other.close();
});

test('The button is at the physical left in every language, and under dialogs', async ({ page }) => {
  await givenPerson(page);
  for (const path of ['/', '/en', '/ar', '/app/pets']) {
    await page.goto(path);
    const { x, y, width, height } = (await page.locator('[data-accessibility]').boundingBox())!;
    expect([width, height]).toEqual([60, 60]);
    expect(x).toBeLessThan(30);
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
    if (path !== '/app/pets' || page.viewportSize()!.width >= 992) continue;
    const bar = await page.getByRole('navigation', { name: 'תפריט האפליקציה' }).boundingBox();
    expect(y + height).toBeLessThan(bar!.y);
  }
  await page.goto('/app/pets?add=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  const isOnTop = () =>
    page.evaluate(() => {
      const { left, top } = document.querySelector('[data-accessibility]')!.getBoundingClientRect();
      return document.elementFromPoint(left + 30, top + 30)!.closest('[data-accessibility]') !== null;
    });
  await expect.poll(isOnTop).toBe(false);
});

/** Names of rows' controls that the button lies over once the page is scrolled to its end. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const over = document.querySelector('[data-accessibility]')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select), footer a')]
      .filter((one) => one.checkVisibility() && !one.closest('.sr'))
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((one) => one.ariaLabel ?? one.textContent);
  });

test('The button covers no control at the end of any page', async ({ page }) => {
  test.setTimeout(180_000);
  const { token } = await givenPerson(page);
  const petId = await givenThings(page, token);
  for (const path of [
    ...Object.values(screens).map((screen) => linkTo(screen)),
    linkToPet(petId),
    '/',
    '/terms',
    '/en/privacy',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.bone, .bone-card, [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => covered(page), path).toEqual([]);
  }
});

test('Three skip links come with the first Tab, lead where they say, and can be switched off @desktop', async ({
  page,
}) => {
  await givenPerson(page);
  for (const path of ['/', '/app/expenses']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app replaces the static page that was sent, which loses the focus.
    if (path !== '/')
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('.content')!).some((name) => name.startsWith('__react')),
      );
    await page.keyboard.press('Tab');
    const links = page.locator('.skip a');
    await expect(links).toHaveText(['דילוג לתוכן הראשי', 'דילוג לניווט', 'דילוג לתחתית העמוד']);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    for (const [name, id] of [
      ['דילוג לתחתית העמוד', 'footer'],
      ['דילוג לניווט', 'navigation'],
      ['דילוג לתוכן הראשי', 'main-content'],
    ] as const) {
      await page.getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
  }
});

test('No focused element is under a bar or the button @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  await givenThings(page, token);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/app/expenses');
  await expect(page.getByText('חול מתגבש')).toBeVisible();
  const hidden: string[] = [];
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      // The browser scrolls to it in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const one = document.activeElement as HTMLElement;
      if (!one.closest('main')) return '';
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return at && (one.contains(at) || at.contains(one) || at.closest('label')?.contains(one))
        ? ''
        : one.outerHTML.slice(0, 90);
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
});

/** Elements that are wider than a window of 320 pixels, or cut by the box that holds them. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const wide = 320;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > wide) found.push(`scrolls to ${document.documentElement.scrollWidth}`);
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!one.checkVisibility() || one.closest('.sr, svg, .skip, [style*="clip"], .arch, select')) continue;
      const style = getComputedStyle(one);
      const { left, right, width } = one.getBoundingClientRect();
      if (width <= 1 || style.clipPath !== 'none') continue;
      const name = `${one.tagName}.${one.className} ${one.textContent.slice(0, 20)}`;
      if ((left < -1 || right > wide + 1) && !scrolls(one.parentElement)) found.push(`out: ${name}`);
      const isCut = /hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
      if (isCut && style.textOverflow !== 'ellipsis' && one.tagName !== 'INPUT') found.push(`cut: ${name}`);
    }
    return found.slice(0, 5);
  });

test('Text at 150 % is complete on the narrowest phone, and the avatar opens its menu @desktop', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await givenStored(page, { fontSize: 150 });
  for (const { path } of publicPages) {
    await page.goto(`/${path}`);
    expect.soft(await lost(page), `/${path}`).toEqual([]);
  }
  const { token } = await givenPerson(page);
  const petId = await givenThings(page, token);
  await givenDailyCare(page, token, petId);
  const sections = petPage.sections.map(({ path }) => [linkToPet(petId), path].filter(Boolean).join('/'));
  const lists = Object.values(screens).map((screen) => linkTo(screen));
  for (const path of [...lists, linkTo(stockPage), ...sections]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.bone, .bone-card, [aria-busy=true]')).toHaveCount(0);
    expect.soft(await lost(page), path).toEqual([]);
  }
  const avatar: Locator = page.getByRole('button', { name: /^תפריט המשתמש/ });
  await expect(avatar).toBeInViewport({ ratio: 1 });
  await avatar.click();
  await expect(page.locator('#user-menu').getByRole('link', { name: 'תזכורות' })).toBeInViewport();
});

test('High contrast reaches its ratio on every screen @desktop', async ({ page }) => {
  test.setTimeout(240_000);
  const { token } = await givenPerson(page);
  const petId = await givenThings(page, token);
  await givenStored(page, { highContrast: true });
  for (const path of [
    ...Object.values(screens).map((screen) => linkTo(screen)),
    linkToPet(petId),
    '/',
    '/terms',
    linkTo(screens.expenses, { add: 1 }),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.bone, .bone-card, [aria-busy=true]')).toHaveCount(0);
    await expectHighContrast(page, path);
  }
});

test('Screen-reader mode says how many rows a filter lets through, and which screen has come @desktop', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  await givenThings(page, token);
  await givenStored(page, { screenReader: true });
  await page.goto('/app/expenses');
  await expect(page.getByRole('status').filter({ hasText: 'נמצאו 3 שורות' })).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'הוצאות – צמד' })).toBeAttached();
  await page.goto('/app/expenses?category=vet');
  await expect(page.getByRole('status').filter({ hasText: 'נמצאה שורה אחת' })).toBeAttached();
  await page.getByRole('navigation', { name: 'תפריט האפליקציה' }).getByRole('link', { name: 'תזכורות' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'תזכורות – צמד' })).toBeAttached();
});
