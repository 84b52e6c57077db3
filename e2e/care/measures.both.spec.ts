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
  // Both values that came by another way are on the chart.
  await expect(chart).toHaveAttribute('aria-valuemax', '2');
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

test('Medicines stand on the chart, and a change of weight joins the next visit and is put aside, by the keyboard', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat', sex: 'female' } });
  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const dayIn = (days: number) => ago(-days).slice(0, 10);
  for (const [days, value] of [
    [43, 4500],
    [2, 4000],
  ] as const)
    await call(page, 'POST', '/measurements', {
      token,
      body: { petId: pet.id, kind: 'weight', value, takenAt: ago(days) },
    });
  const course = { name: 'Apoquel 16 mg', instruction: 'חצי כדור', schedule: 'times', times: ['08:00'] };
  await call(page, 'POST', '/medicines', { token, body: { petId: pet.id, ...course, from: dayIn(-30) } });
  const { appointment } = await call(page, 'POST', '/appointments', {
    token,
    body: { petId: pet.id, reason: 'ביקורת', date: dayIn(10) },
  });
  const questions = async () =>
    (await call(page, 'GET', `/appointments/${appointment.id}`, { token })).appointment.questions as string[];

  await page.goto(`/app/pets/${pet.id}/measures`);
  const chart = page.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /4/);
  await expect(page.getByRole('list', { name: 'תרופה שניתנה באותו זמן' })).toContainText('Apoquel 16 mg');
  await chart.press('Enter');
  await expect(page.getByText(/באותו זמן: Apoquel 16 mg/)).toBeVisible();
  await expectNoViolations(page, 'medicines on the chart');

  const banner = page.locator('.banner').filter({ hasText: '11% פחות ב־6 שבועות' });
  const attach = banner.getByRole('button', { name: 'צירוף לביקור הבא' });
  await attach.press('Enter');
  await expect.poll(questions).toEqual([expect.stringContaining('11% פחות ב־6 שבועות')]);
  await expect(attach).toBeHidden();
  await button(page, 'ביטול').click();
  await expect.poll(questions).toEqual([]);
  const close = banner.getByRole('button', { name: 'סגירה' });
  await close.press('Enter');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(chart).toBeVisible();
  await expect(banner).toBeHidden();
});

test('A weight of 0, of 10,000 kg and a lower limit above the upper are named at their fields', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog', sex: 'female' } });
  await call(page, 'POST', '/measurements', { token, body: { petId: pet.id, kind: 'weight', value: 28_400 } });
  await page.goto(`/app/pets/${pet.id}`);
  const card = page.locator('.weight-card');
  await card.getByRole('button', { name: 'שקילה' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const weight = dialog.getByRole('textbox', { name: 'משקל' });
  await weight.fill('0');
  await weight.press('Enter');
  await expect(dialog.getByText('המשקל צריך להיות גדול מ־0')).toBeVisible();
  await weight.fill('10000');
  await weight.press('Enter');
  // Far from the last one: asked first, and refused when it is meant.
  await dialog.getByRole('button', { name: /^כן/ }).press('Enter');
  await expect(dialog.getByText('המשקל צריך להיות קטן מ־1,500 ק״ג')).toBeVisible();
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'a refused weight');
  await page.keyboard.press('Escape');
  await page.goto(`/app/pets/${pet.id}/measures`);
  await button(page, 'מדד חדש').press('Enter');
  await dialog.getByLabel(/^שם/).fill('נשימות במנוחה');
  await dialog.getByLabel(/^יחידה/).fill('לדקא');
  await dialog.getByLabel('גבול תחתון').fill('40');
  await dialog.getByLabel('גבול עליון').fill('30');
  await dialog.getByRole('button', { name: 'שמירה' }).press('Enter');
  await expect(dialog.getByText('הגבול העליון נמוך מהתחתון')).toBeVisible();
  await dialog.getByLabel('גבול תחתון').fill('10');
  await dialog.getByRole('button', { name: 'שמירה' }).press('Enter');
  await expect(dialog).toBeHidden();

  const { measures } = await call(page, 'GET', `/measures?petId=${pet.id}`, { token });
  const own = measures.find(({ kind }: { kind: string }) => kind === 'own');
  await call(page, 'POST', '/measurements', { token, body: { petId: pet.id, measureId: own.id, value: 20 } });
  await page.goto(`/app/pets/${pet.id}/measures?measure=${own.id}`);
  await button(page, 'פעולות על המדד').press('Enter');
  await button(page, 'עריכת המדד').press('Enter');
  await dialog.getByLabel(/^יחידה/).fill('לדקה');
  await expectNoViolations(page, 'the form of a measure');
  await dialog.getByRole('button', { name: 'שמירה' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'אותה יחידה בכתיב אחר?' })).toBeVisible();
  await button(page, 'כן, אותה יחידה').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('לדקה').first()).toBeVisible();
  const found = await call(page, 'GET', `/measures/${own.id}`, { token });
  expect(found.measure).toMatchObject({ unit: 'לדקה', latest: { value: 20 } });
});
