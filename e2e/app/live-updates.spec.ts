import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, field, givenPerson, openForm } from '../fixtures/user-actions.ts';

/** The same person on another device. */
async function another(browser: Browser, token: string) {
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  return context.newPage();
}

/** Resolves when a tab waits for the line that another tab of its browser holds. */
const isSecond = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);

const isListening = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/live'));

async function given(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const add = (description: string) =>
    call(page, 'POST', '/expenses', {
      token,
      body: { petId: pet.id, date: '2026-11-19', description, amount: 100, category: 'food' },
    });
  return { token, add };
}

test('A row added on one device reaches the other, and all its tabs through one connection', async ({
  page,
  browser,
}) => {
  const { token, add } = await given(page);
  await add('שק מזון');
  const there = await another(browser, token);
  const lines: string[] = [];
  there.context().on('request', (request) => request.url().includes('/api/live') && lines.push(request.url()));
  const listening = isListening(there);
  await there.goto('/app/expenses');
  await expect(there.getByText('שק מזון')).toBeVisible();
  await listening;
  const tab = await there.context().newPage();
  await tab.goto('/app/expenses');
  await expect(tab.getByText('שק מזון')).toBeVisible();
  await isSecond(tab);

  await add('חטיפים');
  await expect(there.getByText('חטיפים')).toBeVisible();
  await expect(tab.getByText('חטיפים')).toBeVisible();
  expect(lines).toHaveLength(1);

  // The tab that held the line goes; the other takes it up.
  await there.close();
  await add('צעצוע');
  await expect(tab.getByText('צעצוע')).toBeVisible();
  expect(lines).toHaveLength(2);
  await tab.context().close();
});

test('A person who is typing is notified, and nothing moves until the form is closed', async ({ page, browser }) => {
  const { token, add } = await given(page);
  await add('שק מזון');
  const there = await another(browser, token);
  const listening = isListening(there);
  await there.goto('/app/expenses');
  await expect(there.getByText('שק מזון')).toBeVisible();
  await listening;
  await openForm(there, 'הוספת הוצאה');
  await field(there, 'תיאור').fill('כתוב למחצה');
  const tab = await there.context().newPage();
  await tab.goto('/app/expenses');
  await isSecond(tab);
  // Requests of the form itself are excluded, since they may come as late.
  const asked: string[] = [];
  const isOfList = (path: string) => path.startsWith('/api/expenses');
  there.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await add('חטיפים');
  // The second tab hears of the change from the tab with the form.
  await expect(tab.getByText('חטיפים')).toBeVisible();
  expect(asked.filter(isOfList)).toEqual([]);
  await expect(field(there, 'תיאור')).toHaveValue('כתוב למחצה');
  // Closes by the button in the dialog's head: on a phone a form with “save and add another” has no second button for
  // leaving.
  await there.getByRole('dialog').getByRole('button', { name: 'סגירה', exact: true }).click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'יציאה בלי לשמור' }).click();
  await expect(there.getByText('חטיפים')).toBeVisible();
  await there.context().close();
});

test('After the wire was away, what happened meanwhile is there', async ({ page, browser }) => {
  const { token, add } = await given(page);
  await add('שק מזון');
  const there = await another(browser, token);
  const listening = isListening(there);
  await there.goto('/app/expenses');
  await listening;
  const witness = isListening(page);
  await page.goto('/app/expenses');
  await witness;
  await there.context().setOffline(true);
  await add('חטיפים');
  await expect(page.getByText('חטיפים')).toBeVisible();
  await there.context().setOffline(false);
  await expect(there.getByText('חטיפים')).toBeVisible();
  await there.context().close();
});
