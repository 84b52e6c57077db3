import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';

const isPhone = (page: Page) => page.viewportSize()!.width < 992;
const found = (page: Page, name: string | RegExp) =>
  isPhone(page) ? page.getByRole('main').getByRole('link', { name }) : page.getByRole('option', { name });

/** An item of each kind: a record with an attachment, an expense and a reminder. */
async function givenThings(page: Page, token: string, petId: string) {
  const post = (path: string, body: object) => call(page, 'POST', path, { token, body });
  const { record } = await post('/medical-records', {
    type: 'checkup',
    description: 'בדיקה שנתית',
    notes: 'להשלים את החיסונים לפני הפנסיון',
    date: '2026-01-30',
    petId,
  });
  await post('/expenses', { description: 'חיסון כלבת', amount: 80, category: 'vet', petId, date: '2026-11-10' });
  await post('/reminders', { title: 'חיסון מרובע', petId, date: '2099-01-30T07:00:00Z', time: '09:00' });
  const file = { name: 'פנקס חיסונים.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.request.post(`/api/medical-records/${record.id}/attachments`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file },
  });
  return record.id as string;
}

/** Opens the search by its key from any screen; on a phone by the button in the bar. */
async function search(page: Page, text: string) {
  const field = isPhone(page)
    ? page.getByRole('main').getByRole('textbox', { name: 'חיפוש' })
    : page.getByRole('combobox', { name: 'חיפוש' });
  if (isPhone(page)) await page.getByRole('banner').getByRole('link', { name: 'חיפוש' }).click();
  // The key works only after the app has loaded.
  else {
    await field.waitFor();
    await page.keyboard.press('/');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  return field;
}

test('An item is found by a word of its text, and each hit opens on its own screen', async ({ page }) => {
  test.setTimeout(120_000);
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const recordId = await givenThings(page, token, petId);
  await page.goto('/app/expenses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await search(page, 'חיסון');
  const visit = found(page, /בדיקה שנתית/);
  await expect(visit.locator('mark')).toHaveText('החיסונים');
  if (isPhone(page)) await visit.click();
  else {
    // Keyboard only.
    for (let at = 0; at < 6 && (await visit.getAttribute('aria-selected')) !== 'true'; at++)
      await page.keyboard.press('ArrowDown');
    await expect(visit).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(`/app/medical-records/${recordId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'בדיקה שנתית' })).toBeVisible();

  await search(page, 'פנקס');
  await found(page, /פנקס חיסונים\.jpg/).click();
  const viewer = page.getByRole('dialog', { name: 'צפייה: פנקס חיסונים.jpg' });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await search(page, 'חיסון');
  await found(page, /חיסון כלבת/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('תיאור', { exact: true })).toHaveValue('חיסון כלבת');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/app/expenses');

  await search(page, 'מרובע');
  await found(page, /חיסון מרובע/).click();
  await expect(dialog.getByLabel('כותרת', { exact: true })).toHaveValue('חיסון מרובע');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await search(page, 'בלה');
  await found(page, /^בלה/).click();
  await expect(page).toHaveURL(`/app/pets/${petId}`);
});

test('A guest finds no more than they may see, and what they may only see is shown in its list @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const noa = await givenConfirmedUser(page, 'נועה ברק');
  const bella = await givenPet(page, dana.token, 'בלה', 'dog');
  const mitzi = await givenPet(page, dana.token, 'מיצי', 'cat');
  await page.goto('/login');
  await givenThings(page, dana.token, bella);
  await givenThings(page, dana.token, mitzi);
  await invite(page, dana, noa.email, { role: 'guest', pets: [bella], preset: 'view' });
  await answerInvitation(page, noa, 'accept');
  const hers = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: page.viewportSize()!,
  });
  const guest = await hers.newPage();
  await guest.addInitScript((token) => localStorage.setItem('authToken', token), noa.token);
  await guest.goto(`/app/search?q=${encodeURIComponent('חיסון')}`);
  const main = guest.getByRole('main');
  await expect(main.getByRole('link').first()).toBeVisible();
  await expect(main.getByText('מיצי')).toHaveCount(0);
  const { groups } = await call(guest, 'GET', `/search?q=${encodeURIComponent('חיסון')}`, { token: noa.token });
  for (const { kind, count } of groups) expect([kind, count]).toEqual([kind, 1]);
  await guest.getByRole('textbox', { name: 'חיפוש' }).fill('מיצי');
  await expect(main.getByRole('heading', { name: /לא מצאנו/ })).toBeVisible();
  await hers.close();
});

test('Search results and the empty state are accessible @desktop', async ({ page }) => {
  test.setTimeout(180_000);
  const { token } = await givenPerson(page);
  await page.goto('/app/search');
  await expect(page.getByRole('textbox', { name: 'חיפוש' })).toBeFocused();
  await expectNoViolations(page, 'nothing typed yet');
  await givenThings(page, token, await givenPet(page, token, 'בלה', 'dog'));
  await givenThings(page, token, await givenPet(page, token, 'מיצי', 'cat'));
  await page.goto('/app/reminders');
  await search(page, 'חיסון');
  await expect(found(page, /בדיקה שנתית/).first()).toBeVisible();
  if (!isPhone(page)) await page.keyboard.press('ArrowDown');
  await expectNoViolations(page, 'what is found while typing');
  for (const q of ['חיסון', 'קרנפימון', '"%"', 'א'.repeat(1000)]) {
    await page.goto(`/app/search?q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'חיפוש' })).toBeVisible();
    await expect(page.getByText('טוען...')).toHaveCount(0);
    await expectNoViolations(page, `found by ${q.slice(0, 20)}`);
  }
  await page.goto('/app/search');
  await expect(page.getByRole('textbox', { name: 'חיפוש' })).toBeFocused();
  await page.keyboard.insertText('א'.repeat(10_000));
  await expect(page.getByText('אפשר לחפש עד 200 תווים')).toBeVisible();
  // The wire is cut: it is said why nothing comes, and the answer comes by itself when it is back.
  await page.goto('/app/search');
  await expect(page.getByRole('textbox', { name: 'חיפוש' })).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.type('חיסון');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('החיפוש צריך רשת', { timeout: 20_000 });
  await expectNoViolations(page, 'without a connection');
  await page.context().setOffline(false);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /בדיקה שנתית/ })
      .first(),
  ).toBeVisible();
});
