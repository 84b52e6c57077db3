import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { givenPet } from '../fixtures/shared-household.ts';
import { button, call, field, givenPerson, newPerson } from '../fixtures/user-actions.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts what is touched; the keys of the telephone's keyboard, 'next' among them, are typing. */
function counter() {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return { tap, taps: () => taps };
}

async function next(page: Page, text: string) {
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(text);
}

test('A new owner has an account, a cat and a yearly rabies reminder in fourteen taps', async ({ page }) => {
  const { tap, taps } = counter();
  const { name, email, password } = newPerson();
  await page.goto('/signup');
  await tap(field(page, 'שם מלא'));
  await page.keyboard.insertText(name);
  await next(page, email);
  await tap(field(page, 'סיסמה'));
  await page.keyboard.insertText(password);
  await tap(field(page, 'אימות סיסמה'));
  await page.keyboard.insertText(password);
  for (const box of await page.getByRole('checkbox').and(page.locator('[required]')).all()) await tap(box);
  await tap(button(page, 'הרשמה'));

  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await tap(main.getByRole('button', { name: 'הוספת חיית מחמד' }));
  await tap(field(page, 'שם'));
  await page.keyboard.insertText('מיצי');
  await tap(dialog.getByText('חתול', { exact: true }));
  await tap(button(page, 'שמירה'));
  await expect(page.getByText('הכרנו את מיצי')).toBeVisible();
  // The second step follows where the first was.
  await tap(main.getByRole('button', { name: 'הוספת תזכורת' }));
  await tap(dialog.getByRole('button', { name: 'מתוך תבנית' }));
  await tap(dialog.getByRole('button', { name: /כלבת/ }).first());
  await tap(button(page, 'שמירה'));
  await expect(main).toContainText('כלבת');
  await expect(page.getByText(/במייל ב־.* אמתו את הכתובת/)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(14);
});

test('A rabies certificate is three taps from the dashboard', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'מיצי', 'cat');
  const today = dayOf(new Date());
  const { record } = await call(page, 'POST', '/medical-records', {
    token,
    body: {
      petId,
      type: 'vaccination',
      description: 'חיסון כלבת',
      date: addDays(today, -30),
      validUntil: addDays(today, 335),
    },
  });
  const upload = await page.request.post(`/api/medical-records/${record.id}/attachments`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'תעודה.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) },
    },
  });
  expect(upload.status()).toBe(201);
  const { tap, taps } = counter();
  await page.goto('/app/dashboard');
  await tap(page.getByRole('main').getByRole('link', { name: 'מיצי', exact: true }).first());
  await tap(page.getByRole('link', { name: /כלבת.*בתוקף עד/ }).first());
  await tap(page.getByRole('main').getByRole('button', { name: /תעודה\.jpg/ }));
  await expect(page.getByRole('dialog', { name: 'צפייה: תעודה.jpg' })).toBeVisible();
  expect(taps()).toBe(3);
});
