import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

const dayMs = 86_400_000;

test('A dog is weighed from the menu, followed on a chart by the keyboard, asked about ten times its weight, and undone', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog', sex: 'female' } });
  const weights = () => call(page, 'GET', `/measurements?petId=${pet.id}`, { token });

  await page.goto(`/app/pets/${pet.id}/measures`);
  await expect(page.getByRole('heading', { name: 'כמה שוקלת בלה?' })).toBeVisible();
  await expectNoViolations(page, 'no weights');
  await button(page, 'שקילה ראשונה').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'משקל' });
  await field.fill('0');
  await dialog.getByRole('button', { name: 'שמירה' }).click();
  await expect(dialog.getByText('המשקל צריך להיות גדול מ־0')).toBeVisible();
  await field.fill('28.4');
  await expectNoViolations(page, 'the weigh-in');
  await dialog.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText(/נשקלה: 28\.4/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'מדדים' })).toBeVisible();

  for (const [days, value] of [
    [60, 27_900],
    [30, 28_100],
  ] as const) {
    const takenAt = new Date(Date.now() - days * dayMs).toISOString();
    await call(page, 'POST', '/measurements', { token, body: { petId: pet.id, kind: 'weight', value, takenAt } });
  }
  const chart = page.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /28\.4/);
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuetext', /28\.1/);
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /27\.9/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(/27\.9/);
  await expectNoViolations(page, 'the chart');

  await button(page, 'שקילה').first().click();
  await expect(field).toHaveValue('28.4');
  await field.fill('284');
  await dialog.getByRole('button', { name: 'שמירה' }).click();
  await expect(dialog.getByRole('heading', { name: /284/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^28\.4/ })).toBeFocused();
  await expectNoViolations(page, 'the question');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await weights()).total).toBe(4);
  await page.getByRole('button', { name: /ביטול/ }).last().click();
  await expect.poll(async () => (await weights()).total).toBe(3);
});
