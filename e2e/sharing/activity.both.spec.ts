import { dayOf } from '@tzemed/contract/dates/days';
import { activityPage, linkTo } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';

test('The profile leads to what was done, which grows while it is looked at, and to the account’s own events', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'במספרים' })).toBeVisible();
  await page.getByRole('navigation', { name: 'עוד בחשבון' }).getByRole('link', { name: 'מה קרה' }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(activityPage)}$`));
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'נוספה חיית מחמד' })).toContainText('בלה');

  const day = dayOf(new Date());
  const body = { petId: pet.id, description: 'חול מתגבש', amount: 64.5, category: 'food', date: day };
  await call(page, 'POST', '/expenses', { token, body });
  await expect(rows.filter({ hasText: 'נוספה הוצאה' })).toContainText('חול מתגבש');
  await expectNoViolations(page, 'activity at home');

  await page.getByRole('tab', { name: 'בחשבון שלי' }).click();
  await expect(rows.filter({ hasText: 'החשבון נפתח' })).toBeVisible();
  await expect(rows.filter({ hasText: 'חול מתגבש' })).toHaveCount(0);
  await expectNoViolations(page, 'activity of an account');

  await page.goBack();
  await rows.filter({ hasText: 'חול מתגבש' }).getByRole('link').click();
  await expect(field(page, 'תיאור')).toHaveValue('חול מתגבש');
  await button(page, 'ביטול').click();
});
