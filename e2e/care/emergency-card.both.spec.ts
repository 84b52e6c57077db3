import type { Page } from '@playwright/test';
import { linkToCard, linkToPet } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { isStored } from '../fixtures/stored-data.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

test.use({ serviceWorkers: 'allow' });

/** A pet with what matters at night written down. */
async function givenBella(page: Page) {
  const { token } = await givenPerson(page);
  const body = { name: 'בלה', species: 'dog', chipNumber: '972270000412583', allergies: 'פניצילין' };
  const { pet } = await call(page, 'POST', '/pets', { token, body });
  const add = (record: object) =>
    call(page, 'POST', '/medical-records', { token, body: { petId: pet.id, date: '2026-11-01', ...record } });
  await add({ type: 'medication', description: 'Apoquel 16 mg', notes: 'כל בוקר' });
  await add({ type: 'vet_visit', description: 'ביקור לילה', vetName: 'חירום 24 שעות *5761' });
  return { token, petId: pet.id as string };
}
const kept = (page: Page) => page.getByText('שמור במכשיר, נפתח גם בלי רשת');
const allergy = (page: Page) => page.getByText('פניצילין');

test('The card opens with the network cut, after a reload too, and what is on it can be copied and dialled', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const { token, petId } = await givenBella(page);
  await page.goto(linkToPet(petId));
  await page.getByRole('link', { name: 'כרטיס חירום' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkToCard(petId)}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'בלה' })).toBeVisible();
  await expect(kept(page)).toBeVisible({ timeout: 30_000 });

  await context.setOffline(true);
  for (const open of [() => page.reload(), () => page.goto(linkToCard(petId))]) {
    await open();
    await expect(allergy(page)).toBeVisible();
    await expect(page.getByText('Apoquel 16 mg')).toBeVisible();
    await expect(page.getByText('אין חיבור. מוצג מה שנשמר במכשיר')).toBeVisible({ timeout: 20_000 });
  }
  const dial = page.getByRole('link', { name: /^חיוג: חירום 24 שעות.*\*5761$/ });
  await expect(dial.first()).toHaveAttribute('href', 'tel:*5761');
  await button(page, 'העתקת מספר השבב').click();
  await expect(page.getByText('מספר השבב הועתק')).toBeVisible();

  await context.setOffline(false);
  const body = { name: 'בלה', species: 'dog', allergies: 'דבורים' };
  await call(page, 'PUT', `/pets/${petId}`, { token, body });
  await page.reload();
  await expect(page.getByText('דבורים')).toBeVisible();
  await expect(allergy(page)).toHaveCount(0);
});

test('The device keeps nothing of a card once its user has signed out, or its pet is gone @desktop', async ({
  page,
}) => {
  const { token, petId } = await givenBella(page);
  const open = async () => {
    await page.goto(linkToCard(petId));
    await expect(kept(page)).toBeVisible({ timeout: 30_000 });
  };
  const isThere = () => isStored(page, `/api/pets/${petId}/emergency`);
  await open();
  expect(await isThere()).toBe(true);
  await call(page, 'DELETE', `/pets/${petId}`, { token });
  await page.goto('/app/pets');
  await expect.poll(isThere).toBe(false);
  await call(page, 'POST', `/pets/${petId}/restore`, { token });
  await open();
  await page.goto('/app/pets');
  await page.locator('header .me').click();
  await button(page, 'התנתקות').click();
  await expect(page).toHaveURL(/\/login/);
  expect(await isThere()).toBe(false);
});

test('The card is read with the ears and walked through with the keys @desktop', async ({ page }) => {
  const { petId } = await givenBella(page);
  await page.goto(linkToCard(petId));
  await expect(allergy(page)).toBeVisible();
  await expectNoViolations(page, 'card');
  const last = page.getByRole('link', { name: /^חיוג: חירום 24 שעות.*\*5761$/ }).last();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await last.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(last).toBeFocused();
});

test('The card fits a narrow phone with letters half as large again, in every language', async ({ page }) => {
  const { petId } = await givenBella(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const lang of ['he', 'en', 'ar']) {
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    await page.goto(linkToCard(petId));
    await expect(allergy(page)).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
