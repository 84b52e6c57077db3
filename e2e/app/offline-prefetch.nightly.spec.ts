import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test('After a while the whole app is here: without a connection every screen and form opens', async ({
  page,
  context,
}) => {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'לואי', species: 'dog' } });
  await page.goto('/app/expenses');
  const pages = ['DashboardPage', 'PetsPage', 'PetPage', 'MedicalRecordsPage', 'RemindersPage', 'ProfilePage'];
  const parts = [...pages, 'adding', 'forms', 'dates', 'fields', 'dialogs'];
  await page.waitForFunction(
    (names) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return names.every((name) => entries.some((one) => one.name.includes(`/${name}-`) && one.responseEnd > 0));
    },
    parts,
    { timeout: 60_000 },
  );
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'תפריט האפליקציה' });
  for (const [name, path] of [
    ['תזכורות', 'reminders'],
    ['חיות המחמד', 'pets'],
    ['לוח בקרה', 'dashboard'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/app/${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
