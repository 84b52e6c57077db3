import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { linkTo, linkToPet, publicPages, screens } from '../../web/src/screens.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Targets smaller than a finger of 44 pixels. A link within a sentence is as high as its line (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOfText = (one: Element) =>
      one.tagName === 'A' &&
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0);
    return targets
      .filter((one) => isShown(one) && !one.closest('[inert], [aria-hidden=true]') && !isOfText(one))
      .flatMap((one) => {
        // A press on a label activates its field.
        const field = one instanceof HTMLInputElement && one.labels?.[0];
        const pressed =
          field && /checkbox|radio/.test(one.type)
            ? field
            : one.tagName === 'INPUT'
              ? (one.closest<HTMLElement>('.control') ?? one)
              : one;
        // A row's name whose pseudo-element fills the row can be pressed anywhere on it.
        const after = getComputedStyle(one, '::after');
        const isFilling =
          after.content !== 'none' &&
          after.position === 'absolute' &&
          [after.top, after.right, after.bottom, after.left].every((edge) => edge === '0px');
        const fills = isFilling && (getComputedStyle(one).position === 'static' ? one.offsetParent : one);
        const { width, height } = (fills || pressed).getBoundingClientRect();
        // Read aloud alone, or only once it has the focus.
        if (width <= 1 || height <= 1 || one.closest('.skip, .sr, .stack thead, [style*="clip"]')) return [];
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        return [
          `${one.tagName} ${one.className} '${one.ariaLabel ?? one.textContent?.trim().slice(0, 30)}' ${Math.round(width)} x ${Math.round(height)}`,
        ];
      });
  });

/** The picture of a screen has its heading too, and bones where everything else comes. */
const unfinished = '.bone, .bone-card, .loading, [aria-busy=true]';

async function expectLargeTargets(page: Page, what: string) {
  await expect(page.locator(unfinished)).toHaveCount(0);
  expect.soft([...new Set(await tooSmall(page))], what).toEqual([]);
}

async function givenThings(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', {
    token,
    body: { name: 'בלה', species: 'dog', chipNumber: '376000000000001' },
  });
  const petId = pet.id as string;
  const today = dayOf(new Date());
  for (let row = 0; row < 21; row++)
    await call(page, 'POST', '/expenses', {
      token,
      body: { petId, date: today, description: `שק ${row}`, amount: 100, category: 'food' },
    });
  const bought = { petId, date: today, description: 'ניתוח', amount: 3200, category: 'vet' };
  const { expense } = await call(page, 'POST', '/expenses', { token, body: bought });
  // A way leads from each to the other.
  await call(page, 'POST', '/expenses', { token, body: { ...bought, amount: -2400, refundOf: expense.id } });
  await call(page, 'POST', '/medical-records', {
    token,
    body: { petId, date: today, description: 'כלבת', type: 'vaccination', nextAppointment: addDays(today, 30) },
  });
  for (const days of [-2, 0, 1])
    await call(page, 'POST', '/reminders', {
      token,
      body: { petId, date: `${addDays(today, days)}T21:30:00.000Z`, time: '23:30', title: 'הברשה' },
    });
  return petId;
}

test('A finger fits on whatever can be pressed on a public page', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(`/${path}`);
    await expectLargeTargets(page, `/${path}`);
  }
});

test('A finger fits on whatever can be pressed in an app that is empty', async ({ page }) => {
  test.setTimeout(180_000);
  await givenPerson(page);
  for (const screen of Object.values(screens)) {
    await page.goto(linkTo(screen));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const steps = page.locator('main').locator('.empty, .first-steps, .home-way, [role=tabpanel] button');
    await expect(steps.first()).toBeVisible();
    await expectLargeTargets(page, `empty ${screen.path}`);
  }
});

test('A finger fits on whatever can be pressed in the app, also where it is full', async ({ page }) => {
  test.setTimeout(180_000);
  const petId = await givenThings(page);
  for (const path of [...Object.values(screens).map((screen) => linkTo(screen)), linkToPet(petId)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeTargets(page, path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectLargeTargets(page, `${path}, ${await tab.textContent()}`);
    }
  }
  for (const screen of Object.values(screens)) {
    if (!('add' in screen)) continue;
    await page.goto(linkTo(screen, { add: 1 }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true })).toBeVisible();
    await expectLargeTargets(page, `the form of ${screen.path}`);
  }
  await page.goto('/app/expenses');
  await page.locator('header .me').click();
  await expect(page.getByRole('button', { name: 'התנתקות', exact: true })).toBeVisible();
  await expectLargeTargets(page, 'the menu of the user');
});
