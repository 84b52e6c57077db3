import { linkTo, screens, vetsPage } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';
import { button, call, field, givenPerson, openForm } from '../fixtures/user-actions.ts';

test('A vet is written into the book, called, offered by the form of a record, and taken back', async ({ page }) => {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const old = { type: 'checkup', description: 'בדיקה', petId, date: '2026-11-10', vetName: 'ד״ר סבתא' };
  await call(page, 'POST', '/medical-records', { token, body: old });

  await page.goto(linkTo(screens.medicalRecords));
  await page.getByRole('link', { name: 'וטרינרים' }).click();
  await expect(page.getByText('עוד אין וטרינרים')).toBeVisible();
  await expectNoViolations(page, 'the empty book');
  await button(page, 'הוספת וטרינר').click();
  await field(page, 'שם').fill('ד״ר לוי');
  await field(page, 'טלפון').fill('04-5550142');
  await field(page, 'טלפון נוסף (2)').fill('12');
  await field(page, 'כתובת').fill('דרך הים 12, חיפה');
  await button(page, 'שמירה').click();
  await expect(page.getByText('מספר הטלפון אינו תקין. אפשר גם מספר כוכבית')).toBeVisible();
  await expectNoViolations(page, 'the form with an error');
  await field(page, 'טלפון נוסף (2)').fill('5761*');
  await button(page, 'שמירה').click();
  await expect(page.getByRole('heading', { name: 'ד״ר לוי' })).toBeVisible();
  await call(page, 'POST', '/vets', { token, body: { name: 'מרפאת לילה', phones: ['*6911'], isEmergency: true } });
  // The emergency clinic appears by itself, before the others.
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first(),
  ).toContainText('מרפאת לילה');
  const dials = page.getByRole('link', { name: 'חיוג אל' });
  await expect(dials).toHaveText(['*6911', '04-555-0142', '*5761']);
  expect(await dials.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:*6911',
    'tel:+97245550142',
    'tel:*5761',
  ]);
  await expectNoViolations(page, 'the book');

  await button(page, 'מחיקת ד״ר לוי').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByRole('heading', { name: 'ד״ר לוי' })).toHaveCount(0);
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByRole('heading', { name: 'ד״ר לוי' })).toBeVisible();

  await page.goto(linkTo(screens.medicalRecords));
  await openForm(page, 'הוספת רשומה');
  const offered = field(page, 'וטרינר').locator('xpath=..').locator('option');
  await expect(offered).toHaveText(['ד״ר לוי', 'מרפאת לילה', 'ד״ר סבתא']);
});

test('A guest who may see records finds the book of the home, and changes nothing of it', async ({ page }) => {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const noa = await givenConfirmedUser(page, 'נועה ברק');
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  await call(page, 'POST', '/vets', { token: dana.token, body: { name: 'ד״ר לוי', phones: ['04-5550142'] } });
  await invite(page, dana, noa.email, { role: 'guest', pets: [petId], preset: 'caretaker' });
  await answerInvitation(page, noa, 'accept');
  await page.addInitScript((value) => localStorage.setItem('authToken', value), noa.token);
  await page.goto(linkTo(vetsPage));
  await expect(page.getByRole('heading', { name: 'מהבתים שאתם עוזרים בהם' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'חיוג אל ד״ר לוי: 04-555-0142' })).toBeVisible();
  await expect(button(page, 'עריכת ד״ר לוי')).toHaveCount(0);
  await expectNoViolations(page, 'the book of others');
});
