import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, field, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

test('A missing document of a dog is shown quietly, dismissed, brought back, and gone once it is recorded', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const given = { type: 'vaccination', description: 'חיסון כלבת', petId, date: '2026-11-10' };
  const { record } = await call(page, 'POST', '/medical-records', { token, body: given });
  await page.goto(`/app/pets/${petId}`);
  const card = page.getByRole('region', { name: 'כדאי להשלים' });
  const rowOf = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('מספר שבב')).toContainText('בישראל כל כלב צריך שבב');
  await expect(rowOf('תעודת חיסון נגד כלבת').getByRole('link', { name: /לרשומה/ })).toHaveAttribute(
    'href',
    new RegExp(record.id),
  );
  await expectNoViolations(page, 'what is missing');

  await rowOf('תעודת חיסון נגד כלבת')
    .getByRole('button', { name: /לא רלוונטי לנו/ })
    .click();
  await expect(page.getByText('תעודת חיסון נגד כלבת: לא נזכיר יותר, לכל חיות המחמד בבית')).toBeVisible();
  await page.reload();
  await expect(rowOf('מספר שבב')).toBeVisible();
  await card.getByText('מה שאינו רלוונטי לנו').click();
  await button(page, 'החזרה לרשימה: תעודת חיסון נגד כלבת').click();
  await expect(rowOf('תעודת חיסון נגד כלבת').getByRole('link', { name: /לרשומה/ })).toBeVisible();

  await rowOf('מספר שבב')
    .getByRole('button', { name: /השלמת הפרטים/ })
    .click();
  await expect(field(page, 'מספר שבב')).toBeFocused();
  await page.keyboard.type('972270000412583');
  await button(page, 'שמירה').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf('מספר שבב')).toHaveCount(0);
  await expect(rowOf('תעודת חיסון נגד כלבת')).toBeVisible();
});
