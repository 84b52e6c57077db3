import { readFile } from 'node:fs/promises';
import { linkToPet } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { choosePrintout } from '../fixtures/screen-actions.ts';
import { call, givenPerson } from '../fixtures/user-actions.ts';

test('A pet is taken along from its menu as one ZIP, which says how it goes', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { petId: pet.id, type: 'checkup', description: 'בדיקה', date: '2026-11-01' };
  await call(page, 'POST', '/medical-records', { token, body });
  await page.goto(linkToPet(pet.id));
  const coming = page.waitForEvent('download');
  await choosePrintout(page, 'הורדת כל התיק (ZIP)');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('בלה.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const path of ['רשומות רפואיות.csv', 'תיק.json', 'index.html']) expect(bytes.includes(path)).toBe(true);
  await expect(page.getByText('הקובץ מוכן')).toBeVisible();
});

test('Treatments for an insurer are ticked by keyboard and come as one file', async ({ page }) => {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const body = { petId: pet.id, type: 'surgery', description: 'ניתוח ברך', vetName: 'ד״ר לוי', date: '2026-11-01' };
  await call(page, 'POST', '/medical-records', { token, body: { ...body, cost: 4350.5 } });
  await call(page, 'POST', '/medical-records', { token, body: { ...body, description: 'חבישה', cost: 80 } });
  await page.goto(linkToPet(pet.id));
  await choosePrintout(page, 'תיק תביעה לביטוח');
  const dialog = page.getByRole('dialog', { name: 'תיק תביעה לביטוח' });
  await dialog.getByRole('checkbox', { name: 'ניתוח ברך' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('סומן טיפול אחד');
  await expectNoViolations(page, 'the claim');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('תיק תביעה לביטוח – בלה.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await expect(dialog).toBeHidden();
});
