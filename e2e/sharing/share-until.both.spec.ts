import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson, newPerson } from '../fixtures/user-actions.ts';

/** Counts what is pressed on the page, by the page's own events. */
async function countTaps(page: Page) {
  await page.evaluate(() => {
    const counted = globalThis as typeof globalThis & { taps?: number };
    counted.taps = 0;
    addEventListener('pointerdown', () => (counted.taps = (counted.taps ?? 0) + 1), { capture: true });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { taps?: number }).taps);
}

test('From the dashboard a pet is shared until a day in four taps', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  await call(page, 'POST', '/reminders', {
    token,
    body: { petId: pet.id, title: 'כדור', date: new Date(Date.now() + 86_400_000).toISOString(), time: '09:00' },
  });
  const sitter = newPerson('נועה ברק');
  const taps = await (async () => {
    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'בלה', exact: true }).first().waitFor();
    return countTaps(page);
  })();

  await page.getByRole('link', { name: 'בלה', exact: true }).first().click();
  await page.getByRole('button', { name: 'שיתוף: בלה' }).click();
  const dialog = page.getByRole('dialog', { name: 'שיתוף בלה' });
  await expect(dialog.getByLabel('אימייל')).toBeFocused();
  await page.keyboard.type(sitter.email);
  await dialog.getByText('עד תאריך').click();
  await dialog.getByRole('button', { name: 'שליחת ההזמנה' }).click();
  await expect(dialog).toBeHidden();
  expect(await taps()).toBe(4);

  const { shares } = await call(page, 'GET', `/pets/${pet.id}/share`, { token });
  const until = addDays(dayOf(new Date()), 7);
  expect(shares).toMatchObject([{ email: sitter.email, state: 'waiting', until }]);
});
