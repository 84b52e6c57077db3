import type { Locator, Page } from '@playwright/test';
import { dayOf } from '@tzemed/contract/dates/days';
import { insightPage, linkTo, linkToPet, petPage, publicPages, screens } from '../../web/src/screens.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { testLanguages } from '../fixtures/test-languages.ts';
import { call, givenPerson, newPerson } from '../fixtures/user-actions.ts';

// 1,280 pixels at 400 %, and the narrowest telephone.
const narrowest = { width: 320, height: 640 };
test.use({ viewport: narrowest });

/** Telephones, and the places where what stood below something comes beside it; at night twice as many. */
const step = process.env.TEST_NIGHTLY === 'all' ? 15 : 30;
const widths = Array.from({ length: 480 / step + 1 }, (_, index) => 320 + index * step);

/** Longest allowed pet name, without a place to break it. */
const long = 'בלהפוניצלילרקסינקהמולישוקושונמשלומיצישוקולדוניבוני'.padEnd(50, 'ה').slice(0, 50);

async function givenLongNames(page: Page, token: string) {
  const body = { name: long, species: 'dog', breed: long, chipNumber: '3'.repeat(30), color: long, allergies: long };
  const { pet } = await call(page, 'POST', '/pets', { token, body });
  const petId = pet.id as string;
  await call(page, 'POST', '/pets', { token, body: { name: long, species: 'cat' } });
  const description = long.repeat(2);
  await call(page, 'POST', '/expenses', {
    token,
    body: { description, amount: 9_999_999.99, category: 'equipment', petId, date: '2026-11-19', notes: description },
  });
  const record = { type: 'vaccination', description, petId, date: '2026-11-10', vetName: long, notes: description };
  await call(page, 'POST', '/medical-records', { token, body: { ...record, nextAppointment: '2099-11-10' } });
  for (const date of ['2026-01-05T07:00:00Z', '2099-01-05T07:00:00Z'])
    await call(page, 'POST', '/reminders', {
      token,
      body: { title: description, description, petId, date, time: '09:00' },
    });
  return petId;
}

/**
 * Elements that make the page, or a table in it, scroll sideways; an element that scrolls or is cut in a box of its own
 * does not count.
 */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    // A bar that is fixed makes no page scroll: what stands out of it is nowhere.
    const lost = [...document.querySelectorAll('.topbar > *, .side > *')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return one.checkVisibility() && (left < 0 || right > window.innerWidth);
    });
    if (lost.length > 0) return lost.map((one) => `${one.getAttribute('class')} stands out of its bar`);
    const tables = [...document.querySelectorAll('.tbl')].filter((one) => one.scrollWidth > one.clientWidth);
    if (tables.length > 0) return tables.map((one) => `a table of ${one.scrollWidth} px in ${one.clientWidth}`);
    if (scrollWidth <= window.innerWidth) return [];
    const isCut = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return (left < 0 || right > window.innerWidth) && !isCut(one.parentElement);
    });
    return [`${scrollWidth} px`, ...wide.map((one) => `${one.tagName} ${one.getAttribute('class')}`)];
  });

/** Numbers whose digits stand on more than one line. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: number } of node.textContent!.matchAll(/\d[\d.,:/]*\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        // A chip's number is longer than a line may be.
        if (lines.size > 1 && number.length < 20 && node.parentElement?.checkVisibility()) found.push(number);
      }
    return found;
  });

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('טוען...')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect.soft(await standingOut(page), path).toEqual([]);
}

async function expectToFitAtEveryWidth(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ ...narrowest, width });
    expect.soft(await standingOut(page), `${what}, ${width} pixels`).toEqual([]);
  }
  await page.setViewportSize(narrowest);
}

test('No public page scrolls sideways at 320 pixels', async ({ page }) => {
  for (const { path } of publicPages) await expectToFit(page, `/${path}`);
  for (const path of ['/en', '/ar', '/no-such-page']) await expectToFit(page, path);
});

test('No screen of the app scrolls sideways at 320 pixels, however long the names in it', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenLongNames(page, token);
  const menu = Object.values(screens);
  const lists = menu.map((screen) => linkTo(screen));
  const forms = menu.filter((screen) => 'add' in screen).map((screen) => linkTo(screen, { add: 1 }));
  const sections = petPage.sections.map(({ path }) => [linkToPet(petId), path].filter(Boolean).join('/'));
  test.setTimeout(180_000);
  for (const path of forms) await expectToFit(page, path);
  for (const path of [...lists, ...sections]) {
    await expectToFit(page, path);
    await expectToFitAtEveryWidth(page, path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft(await standingOut(page), `${path}, ${await tab.textContent()}`).toEqual([]);
    }
  }
});

for (const lang of testLanguages('en'))
  test(`The first steps of an account without pets fit on 320 pixels (${lang})`, async ({ page }) => {
    await givenPerson(page);
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    for (const screen of Object.values(screens)) {
      await expectToFit(page, linkTo(screen));
      await expect(page.locator('.bone, .bone-card')).toHaveCount(0);
      expect.soft(await standingOut(page), screen.path).toEqual([]);
    }
  });

for (const lang of testLanguages('he'))
  test(`Long names, Latin names and sums of seven digits fit on 320 pixels, and no number is broken (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { token } = await givenPerson(page, newPerson('Alexandra-Maximiliana von Habsburg 1'));
    const petId = await givenLongNames(page, token);
    const latin = 'Sir Bartholomew Fluffington the Third of Haifa Bay'.slice(0, 50);
    const { pet } = await call(page, 'POST', '/pets', { token, body: { name: latin, species: 'cat' } });
    const today = dayOf(new Date());
    const body = { petId: pet.id, date: today, description: latin, amount: 1_234_567.89, category: 'vet' };
    await call(page, 'POST', '/expenses', { token, body });
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    for (const path of [
      ...Object.values(screens).map((screen) => linkTo(screen)),
      linkToPet(petId),
      linkToPet(pet.id),
    ]) {
      await expectToFit(page, path);
      await expect(page.locator('.bone, .bone-card')).toHaveCount(0);
      expect.soft(await standingOut(page), `${path}, with its data`).toEqual([]);
      expect.soft(await broken(page), `${path}: broken numbers`).toEqual([]);
    }
  });

test('Chips with names as long as they may be are no wider than a phone of 320 pixels, on a page and in a sheet', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  await givenLongNames(page, token);
  await expectToFit(page, linkTo(insightPage));
  await expect(page.locator('.insight-chips .chip')).toHaveCount(3);
  expect.soft(await standingOut(page), 'with its pets').toEqual([]);
  await page.goto(linkTo(screens.expenses));
  await page.getByRole('button', { name: 'סינון', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const chips = sheet.locator('.chip').filter({ hasText: long.slice(0, 10) });
  await expect(chips).toHaveCount(2);
  for (const one of [...(await chips.all()), sheet.locator('.actions .btn')]) {
    const { x, width } = (await one.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(narrowest.width);
  }
});

test('The buttons that ask which part of a purchase to delete fit a phone of 320 pixels', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenLongNames(page, token);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: `${long.slice(1)}ב`, species: 'cat' } });
  const parts = [{ petId }, { petId: pet.id }];
  const body = { petId, description: 'שק מזון', amount: 300, category: 'food', date: dayOf(new Date()), parts };
  await call(page, 'POST', '/expenses', { token, body });
  await page.goto(linkTo(screens.expenses));
  await page.getByRole('button', { name: 'עריכת שק מזון' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button')).toHaveCount(3);
  for (const one of await question.getByRole('button').all())
    expect(
      await one.evaluate((button) => [button.getBoundingClientRect().left >= 0, button.scrollWidth > 320]),
    ).toEqual([true, false]);
});

/** Returns how many pixels of an element its container cuts off. */
const cutOff = (inner: Locator, outer: string) =>
  inner.evaluate((one, outer) => {
    const [is, box] = [one.getBoundingClientRect(), one.closest(outer)!.getBoundingClientRect()];
    return Math.max(0, box.left - is.left) + Math.max(0, is.right - box.right);
  }, outer);

for (const lang of testLanguages('ar'))
  test(`Chosen values and the pet of a row are whole at 320 pixels (${lang})`, async ({ page }) => {
    const { token } = await givenPerson(page);
    const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
    const body = { petId: pet.id, title: 'הברשה', date: '2026-01-05T07:00:00Z', time: '09:00' };
    await call(page, 'POST', '/reminders', { token, body });
    const record = { type: 'vet_visit', description: 'בדיקה', petId: pet.id, date: '2026-11-10', vetName: 'ד״ר לוי' };
    await call(page, 'POST', '/medical-records', { token, body: record });
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);

    await page.goto(`${linkToPet(pet.id)}/reminders`);
    const sections = page.locator('.pet-tabs');
    // The count comes later than the words, and makes them wider.
    await expect(sections.locator('.count')).toHaveText('1');
    await expect.poll(() => cutOff(sections.locator('[aria-current]'), '.pet-tabs')).toBeLessThan(1);

    await page.goto(linkTo(screens.medicalRecords));
    await expect.poll(() => cutOff(page.locator('.at-kind .badge'), '.at-kind')).toBeLessThan(1);
  });

for (const lang of testLanguages('he'))
  test(`No picture of a screen scrolls sideways before its scripts have come, whatever the width (${lang})`, async ({
    page,
  }) => {
    await givenPerson(page);
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of [...Object.values(screens).map((screen) => linkTo(screen)), linkToPet('1'), '/app/nowhere']) {
      await page.goto(path);
      await expect(page.locator('#app')).toHaveAttribute('data-lang', lang);
      await expectToFitAtEveryWidth(page, path);
    }
  });
