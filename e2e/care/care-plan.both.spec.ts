import { addDays, dayOf, dottedDay } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());

test('The plan of a puppy is read, reminds on request, and moves with records entered here and elsewhere', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const add = (path: string, body: object) => call(page, 'POST', path, { token, body });
  const { pet } = await add('/pets', { name: 'לוקה', species: 'dog', birthDate: addDays(today, -70) });
  const petId: string = pet.id;
  const remindersOf = async () =>
    (await call(page, 'GET', `/reminders?petId=${petId}&limit=100`, { token })).reminders.map(
      ({ title }: { title: string }) => title,
    );
  await add('/medical-records', {
    petId,
    type: 'vaccination',
    description: 'חיסון משושה',
    date: addDays(today, -28),
  });

  await page.goto(`/app/pets/${petId}/care`);
  const due = page.getByRole('article', { name: 'חיסון משושה, מנה שנייה' });
  await expect(due).toContainText(`היה צפוי ב־${dottedDay(addDays(today, -7))}`);
  await expect(page.getByRole('article', { name: 'חיסון כלבת ראשון ושבב' })).toContainText('חובה בחוק');
  await expect(page.getByRole('heading', { name: /השנה הראשונה/ })).toBeVisible();
  await expectNoViolations(page, 'the plan of a puppy');
  expect(await remindersOf()).toEqual([]);

  await page.getByRole('switch', { name: 'תזכורות לפי התוכנית' }).click();
  await expect.poll(remindersOf).toContain('חיסון משושה, מנה שנייה');

  await button(page, 'בוצע: חיסון משושה, מנה שנייה').click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText(`הבא בתור: חיסון משושה, מנה שלישית, ${dottedDay(addDays(today, 21))}`);
  await expectNoViolations(page, 'the record of what was done');
  await form.getByRole('textbox', { name: 'עלות' }).fill('180');
  await form.getByRole('button', { name: 'רישום', exact: true }).click();
  await expect(due).toHaveCount(0);
  await expect.poll(remindersOf).toContain('חיסון משושה, מנה שלישית');
  expect((await call(page, 'GET', `/expenses?petId=${petId}`, { token })).total).toBe(1);
  await page.getByRole('region', { name: 'הודעות' }).getByRole('button', { name: 'ביטול', exact: true }).click();
  await expect(due).toBeVisible();
  expect((await call(page, 'GET', `/expenses?petId=${petId}`, { token })).total).toBe(0);

  // A record that is entered elsewhere moves the plan.
  await add('/medical-records', { petId, type: 'treatment', description: 'תילוע', date: today });
  await page.reload();
  await expect(page.getByText(/האחרון: תילוע/)).toBeAttached();
});

test('Each animal sees what applies to it: an indoor cat, a parrot and a tank of fish', async ({ page }) => {
  const { token } = await givenPerson(page);
  const pets: Record<string, string> = {};
  for (const [name, species] of [
    ['מיצי', 'cat'],
    ['קוקי', 'bird'],
    ['נמו', 'fish'],
  ] as const) {
    const body = { name, species, ...(species === 'cat' && { birthDate: addDays(today, -1200) }) };
    pets[species] = (await call(page, 'POST', '/pets', { token, body })).pet.id;
  }
  await page.goto(`/app/pets/${pets.cat}/care`);
  await expect(page.getByText('מיצי בתוכנית של חתולי בית', { exact: false })).toBeVisible();
  await expect(page.getByRole('article', { name: 'חיסון כלבת לחתולים' })).toHaveCount(0);
  await button(page, 'יש יציאה החוצה').click();
  await expect(page.getByRole('article', { name: 'חיסון כלבת לחתולים' })).toBeVisible();

  await page.goto(`/app/pets/${pets.fish}`);
  await expect(page.getByRole('link', { name: 'תיק רפואי' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'תוכנית טיפול' })).toHaveCount(0);
  await page.goto(`/app/pets/${pets.fish}/care`);
  await expect(page.getByText('אין כאן לוח חיסונים.', { exact: false })).toBeVisible();
  await expect(page.getByText('חיסון', { exact: true })).toHaveCount(0);
  await button(page, 'בחירה: החלפת מים').click();
  await page.getByRole('dialog').getByText('כל שבועיים').click();
  await page.getByRole('dialog').getByRole('button', { name: 'הוספה', exact: true }).click();
  await expect(page.getByRole('article', { name: 'החלפת מים' })).toBeVisible();
  await expectNoViolations(page, 'a plan of tasks');
  await page.goto(`/app/pets/${pets.bird}`);
  await expect(page.getByRole('link', { name: 'תוכנית טיפול' })).toHaveCount(0);
});

test('Three cats are treated against fleas in one go, each with a record and a next day, and all of it is undone', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const ids: string[] = [];
  for (const name of ['מיצי', 'לולה', 'נלה']) {
    const body = { name, species: 'cat', birthDate: addDays(today, -900) };
    const { pet } = await call(page, 'POST', '/pets', { token, body });
    ids.push(pet.id);
    await call(page, 'PATCH', `/pets/${pet.id}/care/items`, { token, body: { key: 'il_flea_tick', isChosen: true } });
    await call(page, 'PATCH', `/pets/${pet.id}/care`, { token, body: { hasReminders: true } });
  }
  const records = async () => (await call(page, 'GET', '/medical-records', { token })).records;
  const dueDays = () =>
    Promise.all(
      ids.map(async (id) => {
        const { plan } = await call(page, 'GET', `/pets/${id}/care`, { token });
        return plan.items.find(({ key }: { key: string }) => key === 'il_flea_tick').due.day;
      }),
    );
  const before = await dueDays();

  await page.goto(`/app/pets/${ids[0]}/care`);
  const row = page.getByRole('article', { name: /^פרעושים/ });
  await row.press('e');
  const form = page.getByRole('dialog');
  await form.getByLabel('תכשיר').fill('Bravecto Plus');
  await form.getByLabel('עלות').fill('300');
  await form.getByRole('button', { name: /חיות נוספות|עוד חיות/ }).press('Enter');
  for (const name of ['לולה', 'נלה']) await form.getByRole('button', { name }).press('Enter');
  await expect(form).toContainText('לכל חיה תיווצר רשומה משלה');
  await expectNoViolations(page, 'what was done for several pets');
  await form.getByRole('button', { name: 'רישום', exact: true }).press('Enter');
  await expect(form).toBeHidden();
  await expect.poll(async () => (await records()).length).toBe(3);
  expect((await records()).map(({ cost }: { cost: number }) => cost)).toEqual([100, 100, 100]);
  const next = await dueDays();
  expect(new Set(next).size).toBe(1);
  expect(next[0] > today).toBe(true);

  await page.getByRole('region', { name: 'הודעות' }).getByRole('button', { name: 'ביטול', exact: true }).press('Enter');
  await expect.poll(async () => (await records()).length).toBe(0);
  expect(await dueDays()).toEqual(before);
  await expect(row).toBeVisible();
});
