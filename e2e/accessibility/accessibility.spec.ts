import type { Page } from '@playwright/test';
import { linkTo, linkToPet, petPage, publicPages, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { askToRemove, call, givenPerson } from '../fixtures/user-actions.ts';

/** Typical data of an account in use: two pets, one item of each resource, one overdue reminder. */
async function givenThings(page: Page, token: string) {
  const { pet } = await call(page, 'POST', '/pets', {
    token,
    body: {
      name: 'בלה',
      species: 'dog',
      sex: 'female',
      breed: 'גולדן רטריבר',
      birthDate: '2022-05-01',
      chipNumber: '376000000000001',
      allergies: 'עוף',
    },
  });
  await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  const petId = pet.id;
  await call(page, 'POST', '/expenses', {
    token,
    body: { description: 'שק מזון יבש', amount: 289.9, category: 'food', petId, date: '2026-11-19' },
  });
  await call(page, 'POST', '/medical-records', {
    token,
    body: { type: 'vaccination', description: 'חיסון כלבת', petId, date: '2026-11-10', nextAppointment: '2027-11-10' },
  });
  for (const date of ['2026-01-05T07:00:00Z', '2099-01-05T07:00:00Z']) {
    await call(page, 'POST', '/reminders', {
      token,
      body: { title: 'כדור נגד תולעים', petId, date, time: '09:00', repeatInterval: 'monthly' },
    });
  }
  return petId as string;
}

const menu = Object.values(screens);
const appScreens = menu.map((screen) => linkTo(screen));
const forms = menu.filter((screen) => 'add' in screen).map((screen) => linkTo(screen, { add: 1 }));
const publicPaths = publicPages
  .map(({ path }) => (path === 'reset-password' ? '/reset-password#token=x' : `/${path}`))
  .concat('/no-such-page', '/en', '/ar/login');
/** A page takes up to a second on a quiet machine. */
const pagesPerTest = 10;
const parts = Array.from({ length: Math.ceil(publicPaths.length / pagesPerTest) }, (_, index) =>
  publicPaths.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

for (const paths of parts)
  test(`Public pages from ${paths.at(0)} to ${paths.at(-1)} can be used by everybody`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });

test('Forms of public pages with errors can be used by everybody', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await page.getByRole('main').locator('form').getByRole('button').first().click();
    await expectNoViolations(page, `${path} with errors`);
  }
});

test('Every screen of a new account can be used by everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await givenPerson(page);
  for (const path of [...appScreens, '/app/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoViolations(page, `empty ${path}`);
  }
});

test('Every screen with something on it can be used by everybody', async ({ page }) => {
  test.setTimeout(480_000);
  const { token } = await givenPerson(page);
  const petId = await givenThings(page, token);
  const petScreens = petPage.sections.map(({ path }) => [linkToPet(petId), path].filter(Boolean).join('/'));
  for (const path of [...appScreens, ...petScreens]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('טוען...')).toHaveCount(0);
    await expectNoViolations(page, path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectNoViolations(page, `${path}, ${await tab.textContent()}`);
    }
  }
  for (const path of forms) {
    await page.goto(path);
    const save = page.getByRole('dialog').getByRole('button', { name: 'שמירה', exact: true });
    await expect(save).toBeVisible();
    await expectNoViolations(page, path);
    await save.click();
    await expect(page.getByRole('dialog').locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible();
    await expectNoViolations(page, `${path} with errors`);
  }
  await page.goto('/app/expenses');
  await askToRemove(page, 'שק מזון יבש');
  await expectNoViolations(page, 'the question before deleting');
});
