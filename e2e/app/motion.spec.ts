import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { clearRecordedMotion, recordedMotion, recordMotion } from '../fixtures/record-motion.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function givenRows(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  for (const description of ['שק', 'מברשת', 'רצועה'])
    await call(page, 'POST', '/expenses', {
      token,
      body: { petId: pet.id, date: '2026-11-19', description, amount: 100, category: 'food' },
    });
}

test('The portrait of a pet goes along from the list to its page, and back', async ({ page }) => {
  await givenRows(page);
  await recordMotion(page);
  await page.goto('/app/pets');
  await page.getByRole('main').getByRole('link', { name: /לואי/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לואי');
  await expect.poll(() => recordedMotion(page)).toContain('portrait');
  await clearRecordedMotion(page);
  // The browser's own Back is at once, as people know it.
  await page.getByRole('link', { name: 'חיות המחמד', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/pets$/);
  await expect.poll(() => recordedMotion(page)).toContain('portrait');
});

test('The pill glides to the tab that is chosen; where a row goes, those below close up', async ({ page }) => {
  await givenRows(page);
  await recordMotion(page);
  await page.goto('/app/reminders');
  // The app is there, and not its stand-ins alone, by which a press is kept until it comes.
  await expect(page.locator('.bone-card')).toHaveCount(0);
  await page.getByRole('tab', { name: /באיחור/ }).click();
  await expect.poll(() => recordedMotion(page)).toContain('button::before 200');

  await page.goto('/app/expenses');
  await button(page, 'מחיקת רצועה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(button(page, 'מחיקת רצועה')).toHaveCount(0);
  await expect.poll(() => recordedMotion(page)).toContain('tr 180');
});

test('None of it for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await givenRows(page);
  await recordMotion(page);
  await page.goto('/app/pets');
  await page.getByRole('main').getByRole('link', { name: /לואי/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לואי');
  await page.goto('/app/reminders');
  await page.getByRole('tab', { name: /באיחור/ }).click();
  await page.goto('/app/expenses');
  await button(page, 'מחיקת רצועה').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(button(page, 'מחיקת רצועה')).toHaveCount(0);
  expect(await recordedMotion(page)).toEqual([]);
});

for (const [late, ms, isSeen] of [
  ['at once', 0, false],
  ['late', 1500, true],
] as const)
  test(`The place of rows that come ${late} is ${isSeen ? '' : 'not '}held`, async ({ page }) => {
    await givenRows(page);
    await page.route('**/api/expenses?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
    const watchBones = () => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      const look = () => {
        for (const bone of document.querySelectorAll('.bone-card'))
          if (Number(getComputedStyle(bone).opacity) > 0.5) moved.push('bone');
        requestAnimationFrame(look);
      };
      look();
    };
    // A response that is immediate may be late on a busy machine: then the rows are requested again.
    await expect(async () => {
      await page.goto('/app/medical-records');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('מסמכים רפואיים');
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/ExpensesPage-')),
      );
      await page.evaluate(watchBones);
      await page.getByRole('link', { name: 'הוצאות', exact: true }).first().click();
      await expect(page.getByText('רצועה')).toBeVisible();
      expect((await recordedMotion(page)).includes('bone')).toBe(isSeen);
    }).toPass({ timeout: 60_000 });
  });
