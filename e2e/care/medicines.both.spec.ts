import type { Page } from '@playwright/test';
import { run } from '../../server/src/testing/database/database-server.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { dialogOf, save, toasts } from '../fixtures/screen-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';
import { databaseOf } from '../fixtures/table-locks.ts';
import { button, call, field, givenPerson, secondBrowser, signIn } from '../fixtures/user-actions.ts';

const give = (page: Page) => button(page, 'ניתנה: Apoquel 16 mg');
const course = (petId: string) => ({
  petId,
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור, בבוקר ובערב',
  schedule: 'times',
  times: ['08:00', '20:00'],
  from: '2026-01-01',
});

/** Moves the beginning of a course: its doses of the last days were due, and nobody answered them. */
const beginEarlier = (medicineId: string, days: number) =>
  run(
    databaseOf(process.env.E2E_DATA!),
    `update medicines set "from" = "from" - ${days}, scheduled_at = scheduled_at - interval '${days} days'
     where id = '${medicineId}'`,
  );

test('A medicine is added, given, taken back, refused a second time, and asked about where nobody answered', async ({
  page,
}) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  await page.goto(`/app/pets/${petId}`);
  const tab = page.getByRole('link', { name: 'תרופות', exact: true });
  await expect(page.getByRole('heading', { name: 'בלה' })).toBeVisible();
  await expect(tab).toHaveCount(0);

  await page
    .getByRole('button', { name: /^הוספה/ })
    .first()
    .click();
  await dialogOf(page)
    .getByRole('button', { name: /^תרופה/ })
    .click();
  await field(page, 'שם התרופה').fill('Apoquel 16 mg');
  await save(page);
  await expect(dialogOf(page)).toContainText('צריך לכתוב את המינון, כפי שהווטרינר כתב');
  await field(page, 'המינון, כפי שהווטרינר כתב').fill('חצי כדור, בבוקר ובערב, עם האוכל');
  await expectNoViolations(page, 'the form of a medicine');
  await save(page);
  await expect(toasts(page)).toContainText('התרופה נוספה');
  await expect(dialogOf(page)).toBeHidden();

  // Before 5:00 no dose of 8:00 is given yet; at midnight one of today has come, at whatever time this runs.
  const [made] = (await call(page, 'GET', '/medicines', { token })).medicines;
  const fromMidnight = { ...course(petId), from: made.from, times: ['00:00', '12:00'], version: made.version };
  await call(page, 'PUT', `/medicines/${made.id}`, { token, body: fromMidnight });

  await tab.click();
  await expect(give(page)).toBeVisible();
  await expectNoViolations(page, 'the medicines');
  await give(page).click();
  await expect(toasts(page)).toContainText(/נרשם: .?Apoquel 16 mg/);
  await expect(page.getByText(/^נתתם היום/)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'ביטול', exact: true }).click();
  await expect(page.getByText('עוד לא נרשמה מנה')).toBeVisible();
  expect((await call(page, 'GET', '/doses', { token })).doses).toEqual([]);

  await give(page).click();
  await expect(page.getByText(/^נתתם היום/)).toBeVisible();
  // The live connection may show the dose before its answer is here, and a press before that is a double one.
  await expect(toasts(page)).toContainText(/נרשם: .?Apoquel 16 mg/);
  await give(page).click();
  const refused = page.getByRole('dialog', { name: 'כבר ניתנה' });
  await expect(refused).toContainText('המנה שלכם לא נרשמה');
  await expect(refused.getByRole('button', { name: 'הבנתי' })).toBeFocused();
  await expectNoViolations(page, 'the refusal');
  await refused.getByRole('button', { name: 'הבנתי' }).press('Enter');
  await expect(refused).toBeHidden();
  expect((await call(page, 'GET', '/doses', { token })).doses).toHaveLength(1);

  await beginEarlier(made.id, 3);
  await page.reload();
  await page.getByText(/^לא נרשמו \d מנות$/).click();
  await button(page, 'כולן ניתנו').click();
  await expect(toasts(page)).toContainText(/נרשמו \d מנות/);
  await expect(page.getByText(/^לא נרשמו/)).toHaveCount(0);
  await page.getByRole('link', { name: 'האם ניתנה?' }).click();
  await expect(page.getByRole('heading', { name: 'האם ניתנה?' })).toBeVisible();
  await page.getByRole('button', { name: 'Apoquel 16 mg' }).first().click();
  await expect(dialogOf(page)).toContainText('מי נתן?');
  await expectNoViolations(page, 'a dose');
});

test('Of two people who give the same dose the second is told who was faster', async ({ page, browser }) => {
  const [dana, yoav] = [await givenConfirmedUser(page, 'דנה כהן'), await givenConfirmedUser(page, 'יואב לוי')];
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  await invite(page, dana, yoav.email, { role: 'owner' });
  await answerInvitation(page, yoav, 'accept');
  await call(page, 'POST', '/medicines', { token: dana.token, body: course(petId) });
  await signIn(page, dana);
  await expect(page).toHaveURL(/\/app\//);
  await page.goto(`/app/pets/${petId}/medicines`);
  const other = await secondBrowser(browser, yoav);
  await other.page.goto(`/app/pets/${petId}/medicines`);
  await expect(give(other.page)).toBeVisible();

  await give(page).click();
  await expect(toasts(page)).toContainText(/נרשם: .?Apoquel 16 mg/);
  // The other screen follows without being loaded anew.
  await expect(other.page.getByText(/^ניתנה על ידי דנה היום/)).toBeVisible();
  await give(other.page).click();
  const refused = other.page.getByRole('dialog', { name: 'כבר ניתנה' });
  await expect(refused).toContainText('ניתנה לבלה על ידי דנה');
  await refused.getByRole('button', { name: 'הבנתי' }).click();
  expect((await call(page, 'GET', '/doses', { token: dana.token })).doses).toHaveLength(1);
  await other.close();
});
