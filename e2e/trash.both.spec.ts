import { expect, test } from './journey.ts';
import { button, call, givenPerson } from './person.ts';

test('What was deleted is restored from the trash, a pet with all it has, and erased for good after a question', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'רקסי', species: 'dog' } });
  const add = async (description: string) =>
    (
      await call(page, 'POST', '/expenses', {
        token,
        body: { description, amount: 64.5, category: 'food', date: '2026-11-19', petId: pet.id },
      })
    ).expense.id as string;
  const [sand] = [await add('חול מתגבש'), await add('עצם לעיסה')];
  await call(page, 'DELETE', `/expenses/${sand}`, { token });
  await call(page, 'DELETE', `/pets/${pet.id}`, { token });

  await page.goto('/app/dashboard');
  await page.locator('.topbar .me').click();
  await page.getByRole('link', { name: 'אשפה' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'אשפה' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'מה שנמחק' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(/רשומה אחת/)).toBeVisible();

  await button(page, 'שחזור: הוצאה: חול מתגבש').click();
  await expect(page.getByText('שחזרו קודם את רקסי', { exact: false })).toBeVisible();
  await button(page, 'שחזור רקסי').click();
  await expect(page.getByText('רקסי: שוחזר')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'בחירה: הוצאה: חול מתגבש' }).check();
  await button(page, 'מחיקה לתמיד').click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('הוצאה: חול מתגבש. את זה אי אפשר לבטל.')).toBeVisible();
  await question.getByRole('button', { name: 'מחיקה לתמיד', exact: true }).click();
  await expect(page.getByText('אין כאן כלום')).toBeVisible();
});
