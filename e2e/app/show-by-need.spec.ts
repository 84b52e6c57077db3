import { dayOf } from '@tzemed/contract/dates/days';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());

/** Screens of the app that the links in sight lead to; a pet, with its tabs and card, is one place of its own. */
async function destinationsOn(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = await page
    .locator('nav a:visible, main a:visible')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const isScreen = (path: string) => path.startsWith('/app/') && !/^\/app\/medical-records\/./.test(path);
  const screenOf = (path: string) =>
    path.replace(/^\/app\/pets\/[^/]+(\/(medical|expenses|reminders))?$/, '/app/pets/_');
  return [...new Set(paths.filter(isScreen).map((path) => screenOf(path).replace(/\/[0-9a-f-]{36}/, '/_')))].toSorted();
}

async function destinations(page: Page, petId: string) {
  const found: string[] = [];
  for (const address of ['/app/dashboard', `/app/pets/${petId}`, '/app/expenses'])
    found.push(...(await destinationsOn(page, address)));
  return [...new Set(found)].toSorted();
}

const inMenu = async (page: Page) => {
  await button(page, 'דפים נוספים על ההוצאות').click();
  const menu = page.getByRole('group', { name: 'דפים נוספים על ההוצאות' });
  return menu.getByRole('link').allInnerTexts();
};

const spend = (page: Page, token: string, petId: string, more: object = {}) =>
  call(page, 'POST', '/expenses', {
    token,
    body: { petId, description: 'שק מזון', category: 'food', date: today, amount: 120, ...more },
  });

// Twelve, and the care plan, which tells of any cat what is due from its first day on.
test('One person with one cat has at most thirteen destinations, and two entries in the menu of expenses', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'מיצי', 'cat');
  await spend(page, token, petId);
  const found = await destinations(page, petId);
  expect(found.length, found.join(' ')).toBeLessThanOrEqual(13);
  expect(await inMenu(page)).toEqual(['קטגוריות', 'ייבוא הוצאות']);
});

test('A family with several animals finds every page about money once it is in use', async ({ page }) => {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const { token } = dana;
  const yoav = await givenConfirmedUser(page, 'יואב כהן');
  const petIds: string[] = [];
  for (const [name, species] of [
    ['בלה', 'dog'],
    ['מיצי', 'cat'],
    ['קוקי', 'bird'],
    ['נמו', 'fish'],
    ['רקס', 'dog'],
  ] as const)
    petIds.push(await givenPet(page, token, name, species));
  await invite(page, dana, yoav.email, { role: 'owner' });
  await answerInvitation(page, yoav, 'accept');
  const [petId] = petIds as [string];
  const { user } = await call(page, 'GET', '/auth/me', { token });
  const { expense } = await spend(page, token, petId, { category: 'vet', paidBy: user.id });
  await call(page, 'POST', '/claims', {
    token,
    body: { petId, insurer: 'ליברה', status: 'draft', expenseIds: [expense.id] },
  });
  await call(page, 'POST', '/expenses/plans', {
    token,
    body: {
      petId,
      description: 'ביטוח',
      category: 'insurance',
      amount: 90,
      startsOn: today,
      repeatInterval: 'monthly',
    },
  });
  await page.addInitScript((given) => localStorage.setItem('authToken', given), token);
  const found = await destinations(page, petId);
  expect(found).toEqual(
    expect.arrayContaining(['/app/dashboard', '/app/pets', '/app/calendar', '/app/home', '/app/expenses/budgets']),
  );
  expect(await inMenu(page)).toEqual(['הוצאות קבועות', 'תביעות', 'התחשבנות', 'קטגוריות', 'ייבוא הוצאות']);
});
