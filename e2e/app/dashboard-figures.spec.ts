import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test('Every figure of the dashboard leads to a page that shows it', async ({ page }) => {
  const { token } = await givenPerson(page);
  const today = dayOf(new Date());
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const add = (noun: string, body: object) =>
    call(page, 'POST', `/${noun}`, { token, body: { petId: pet.id, description: 'שק מזון', ...body } });
  await add('expenses', { amount: 1234567.89, category: 'food', date: today });
  await add('expenses', { amount: 55, category: 'food', date: addDays(today, -40) });
  for (const next of [1, 400])
    await add('medical-records', { type: 'checkup', date: today, nextAppointment: addDays(today, next) });
  await add('medical-records', { type: 'checkup', date: addDays(today, -9), nextAppointment: addDays(today, -2) });
  for (const days of [-2, -1, 2, 3, 4, 20])
    await add('reminders', { title: `כדור ${days}`, date: `${addDays(today, days)}T10:00:00Z`, time: '12:00' });

  const main = page.getByRole('main');
  const figure = (name: RegExp) => main.getByRole('list', { name: 'במספרים' }).getByRole('link', { name });
  const dashboard = async () => {
    await page.goto('/app/dashboard');
    await expect(figure(/^תזכורות קרובות/)).toContainText('3');
  };
  const tab = (name: RegExp) => main.getByRole('tab', { name, selected: true });

  await dashboard();
  await expect(figure(/^הוצאות החודש/)).toContainText('1,234,567.89');
  await figure(/^הוצאות החודש/).click();
  await expect(page).toHaveURL(/from=.*-01&to=/);
  await expect(main).toContainText('1,234,567.89');
  await expect(main).not.toContainText('55.00');

  await dashboard();
  await expect(figure(/^התור הבא/)).toContainText('שני תורים עתידיים');
  await figure(/^התור הבא/).click();
  await expect(main).toContainText('שני תורים עתידיים');
  await expect(
    main.getByRole('list', { name: 'תורים' }).getByRole('listitem').filter({ hasText: 'שק מזון' }),
  ).toHaveCount(2);

  await dashboard();
  await figure(/^תזכורות קרובות/).click();
  await expect(tab(/^קרובות 3/)).toBeVisible();

  await dashboard();
  await main.getByRole('link', { name: 'שתי תזכורות באיחור' }).click();
  await expect(tab(/^באיחור 2/)).toBeVisible();

  // A bar and a part of the money, by keyboard.
  const month = new Date(`${today}T00:00:00Z`).toLocaleDateString('he-IL', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (const name of [new RegExp(`^${month}`), /^מזון/]) {
    await dashboard();
    await main.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/expenses\?from=.*-01&to=/);
    await expect(main).toContainText('1,234,567.89');
    await expect(main).not.toContainText('55.00');
  }
});
