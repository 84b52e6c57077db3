import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { claimsPage, insightPage, linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { choosePrintout } from '../fixtures/screen-actions.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';
import { givenPet } from '../fixtures/shared-household.ts';

const today = dayOf(new Date());
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992;

/** Types a day into the only day of the dialog, segment by segment. */
async function typeDay(page: Page, label: RegExp, day: string) {
  await page.getByRole('dialog').getByRole('spinbutton', { name: label }).first().click();
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${date}${month}${year}`);
}

async function given(page: Page) {
  const { token } = await givenPerson(page);
  const petId = await givenPet(page, token, 'בלה', 'dog');
  const { pet } = await call(page, 'GET', `/pets/${petId}`, { token });
  const { version, name, species, hue } = pet;
  const insured = { name, species, hue, insurer: 'ליברה', policyNumber: '7755-120', version };
  await call(page, 'PUT', `/pets/${petId}`, { token, body: insured });
  const spent = (description: string, amount: number, category: string, back: number) =>
    call(page, 'POST', '/expenses', {
      token,
      body: { petId, description, amount, category, date: addDays(today, -back) },
    });
  return { token, petId, spent };
}

test('An expense is claimed with another, sent, asked about, paid in part, and told net of it @desktop', async ({
  page,
}) => {
  const { spent } = await given(page);
  await spent('ביקור אצל ד״ר לוי', 1000, 'vet', 40);
  await spent('אנטיביוטיקה', 240, 'medicine', 39);

  // No claim exists yet, and no pet has an insurer: nothing leads there but an address.
  await page.goto(linkTo(claimsPage));
  await expect(page.getByRole('heading', { name: 'אין תביעות פתוחות' })).toBeVisible();
  await expectNoViolations(page, 'no claims yet');

  // The claim starts from the expense, by its form.
  await page.goto(linkTo(screens.expenses));
  await button(page, 'עריכת ביקור אצל ד״ר לוי').click();
  await button(page, 'תביעה מהביטוח').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('חברת הביטוח')).toHaveValue('ליברה');
  await expect(dialog.getByLabel('מספר פוליסה')).toHaveValue('7755-120');
  await expect(dialog.getByRole('checkbox', { name: /ביקור אצל ד״ר לוי/ })).toBeChecked();
  // Keyboard only.
  await dialog.getByRole('checkbox', { name: /אנטיביוטיקה/ }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('סומנו שתי הוצאות')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'סומנו' })).toContainText('1,240.00');
  await expectNoViolations(page, 'the form of a claim');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('התביעה נוספה')).toBeVisible();

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ליברה' }) });
  await expect(card).toContainText('טיוטה');
  await expect(card).toContainText('1,240.00');
  await expect(page.getByRole('region', { name: 'סיכום' })).toContainText('תביעה אחת');
  await expectNoViolations(page, 'the claims');

  // The claim's page: the pack is a real file, with pages.
  await card.getByRole('link', { name: 'ליברה' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ליברה' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'מצב התביעה' });
  await expect(steps.getByRole('listitem').nth(1)).toContainText('עוד לא');
  await expectNoViolations(page, 'a claim that is not sent');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'הורדת התיק (PDF)').click()]);
  expect(file.suggestedFilename()).toBe('תביעה – ליברה – בלה.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // A day that has not come is refused where it was typed.
  await button(page, 'סימון כנשלחה').click();
  await typeDay(page, /יום.*תאריך השליחה/, addDays(today, 1));
  await dialog.getByLabel('מספר תביעה').fill('T-88213');
  await button(page, 'שמירה').click();
  await expect(dialog.getByText('התאריך לא יכול להיות בעתיד')).toBeVisible();
  await expect(dialog.getByLabel('מספר תביעה')).toHaveValue('T-88213');
  await expectNoViolations(page, 'a day of sending that has not come');
  await typeDay(page, /יום.*תאריך השליחה/, addDays(today, -12));
  await button(page, 'שמירה').click();
  await expect(page.getByText('התביעה סומנה כנשלחה')).toBeVisible();
  await expect(steps).toContainText('ממתינה 12 יום');

  await button(page, 'ביקשו מסמכים נוספים').click();
  await dialog.getByLabel('מה ביקשו').fill('סיכום ביקור');
  await button(page, 'שמירה').click();
  await expect(page.getByText('נרשם שביקשו מסמכים נוספים')).toBeVisible();
  await expect(page.getByRole('region', { name: 'תשובת חברת הביטוח' })).toContainText('סיכום ביקור');
  await expectNoViolations(page, 'a claim of which more was asked');
  await button(page, 'נשלחה שוב').click();
  await button(page, 'שמירה').click();
  await expect(page.getByText('התביעה שוב ממתינה לתשובה')).toBeVisible();

  // More than is left is refused; then it is divided by hand.
  await button(page, 'התקבל תשלום').click();
  const amount = dialog.getByLabel('כמה התקבל');
  await expect(amount).toHaveValue('1240.00');
  await amount.fill('1240.01');
  await button(page, 'שמירה').click();
  await expect(dialog.getByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה')).toBeVisible();
  await amount.fill('860');
  await button(page, 'חלוקה לפי הוצאה').click();
  await expect(dialog.getByLabel('אנטיביוטיקה')).toHaveValue('166.45');
  await dialog.getByLabel('אנטיביוטיקה').fill('60');
  await expect(dialog.getByText(/נשארו לחלק .*106\.45/)).toBeVisible();
  await button(page, 'שמירה').click();
  await expect(dialog.getByText('החלקים צריכים להסתכם בסכום כולו')).toBeVisible();
  await expectNoViolations(page, 'a payment that is not divided whole');
  await dialog.getByLabel('ביקור אצל ד״ר לוי').fill('800');
  await expect(dialog.getByText('החלקים מסתכמים בסכום כולו')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('התשלום נרשם')).toBeVisible();
  await expect(page.getByText('שולמה בחלקה').first()).toBeVisible();
  const figures = page.locator('.claim-figures');
  await expect(figures).toContainText('860.00');
  await expect(figures).toContainText('380.00');
  await expectNoViolations(page, 'a claim that is paid in part');

  // A payment with a mistake is deleted on the claim's page.
  await page.getByRole('button', { name: /^מה שהתקבל על אנטיביוטיקה/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByText('ההחזר נמחק')).toBeVisible();
  await expect(figures).toContainText('800.00');
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('ההחזר שוחזר')).toBeVisible();
  await expect(figures).toContainText('860.00');

  // Insight is net of it.
  await page.goto(linkTo(insightPage));
  const year = page.getByRole('region', { name: 'השנה במספרים' });
  if (addDays(today, -40).startsWith(today.slice(0, 4))) {
    await expect(year).toContainText(/אחרי החזרים.*380\.00/);
    await expect(year).toContainText(/מתוכם מהביטוח: .*860\.00/);
    for (const swap of await page.getByRole('button', { name: 'כטבלה' }).all()) await swap.click();
    await expect(page.getByRole('columnheader', { name: 'הוחזר' }).first()).toBeVisible();
    await expectNoViolations(page, 'the insight with what came back');
  }

  // Deleted from its page, and undone from the list.
  await page.goto(linkTo(claimsPage));
  await page.getByRole('button', { name: 'הסתיימו' }).click();
  await page.getByRole('link', { name: 'ליברה' }).click();
  await page.getByRole('button', { name: /^מחיקת ליברה/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo(claimsPage)}$`));
  await expect(page.getByText('התביעה נמחקה')).toBeVisible();
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('התביעה שוחזרה')).toBeVisible();
  await page.getByRole('button', { name: 'הסתיימו' }).click();
  await expect(card).toContainText('שולמה בחלקה');

  // The expense leads to the claim that it is in.
  await page.goto(linkTo(screens.expenses));
  const row = page.getByRole('row').filter({ hasText: 'הוחזרו' }).filter({ hasText: 'אנטיביוטיקה' });
  await row.getByRole('button', { name: /^עריכת/ }).click();
  await button(page, 'לתביעה שבה ההוצאה').click();
  await expect(page.getByRole('heading', { level: 1, name: 'ליברה' })).toBeVisible();
});

test('A sent claim without an expense is refused at once with all other errors; an open one waits in the insight', async ({
  page,
}) => {
  const { token, petId, spent } = await given(page);
  const { expense } = await spent('ניתוח', 3200, 'vet', 3);
  await page.goto(linkTo(claimsPage, { add: 1, petId }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('חברת הביטוח').fill('');
  await dialog.getByRole('radiogroup', { name: /^מצב/ }).getByText('נשלחה', { exact: true }).click();
  await dialog.getByLabel('הערות').fill('דרך הסוכן');
  await button(page, 'שמירה').click();
  await expect(dialog.getByText('חברת ביטוח נדרשת')).toBeVisible();
  await expect(dialog.getByText('סמנו לפחות הוצאה אחת')).toBeVisible();
  await expect(dialog.getByLabel('הערות')).toHaveValue('דרך הסוכן');
  await expectNoViolations(page, 'the form of a claim with errors');
  await dialog.getByLabel('חברת הביטוח').fill('ליברה');
  await dialog.getByRole('checkbox', { name: /ניתוח/ }).check();
  await button(page, 'שמירה').click();
  await expect(page.getByText('התביעה נוספה')).toBeVisible();

  // An expense cannot be in a second claim.
  await page.goto(linkTo(claimsPage, { add: 1, petId }));
  await expect(dialog.getByRole('checkbox', { name: /ניתוח.*כבר בתביעה אחרת/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  // It leaves by going back, which would end a visit to another page that begins before.
  await expect(dialog).toHaveCount(0);

  // A refund of it is by the claim, as long as nobody says otherwise.
  await page.goto(linkTo(screens.expenses));
  if (isWide(page)) await button(page, 'הוספת החזר על ניתוח').click();
  else {
    await button(page, 'עריכת ניתוח').click();
    await button(page, 'הוספת החזר').click();
    // The form of the expense leaves while that of the refund comes.
    await expect(page.getByRole('dialog', { name: 'עריכת הוצאה' })).toHaveCount(0);
  }
  await expect(dialog.getByRole('checkbox', { name: 'התקבל מהביטוח, לפי התביעה' })).toBeChecked();
  await dialog.getByLabel('כמה הוחזר').fill('200');
  await expectNoViolations(page, 'the form of a refund by a claim');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההחזר נוסף')).toBeVisible();

  await call(page, 'GET', `/expenses/${expense.id}`, { token });
  await page.goto(linkTo(insightPage));
  const open = page.getByRole('link', { name: /^תביעת ביטוח אחת פתוחה/ });
  await expect(open).toContainText('3,200.00');
  await expect(open).toContainText('200.00');
  await open.click();
  await expect(page.getByRole('region', { name: 'סיכום' })).toContainText('200.00');
});

test('Treatments ticked for the claim pack of a pet are kept as a claim', async ({ page }) => {
  const { token, petId } = await given(page);
  await call(page, 'POST', '/medical-records', {
    token,
    body: { petId, type: 'vet_visit', description: 'צילום רנטגן', date: addDays(today, -2), cost: 620 },
  });
  await page.goto(`/app/pets/${petId}`);
  await choosePrintout(page, 'תיק תביעה לביטוח');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /צילום רנטגן/ }).check();
  await expectNoViolations(page, 'the pack of a pet');
  await button(page, 'שמירה כתביעה').click();
  await expect(page).toHaveURL(new RegExp(linkTo(claimsPage)));
  const costs = dialog.getByRole('group', { name: 'הוצאות' });
  await expect(costs.getByRole('checkbox', { name: /צילום רנטגן.*עלות של ביקור/ })).toBeChecked();
  const visits = dialog.getByRole('group', { name: 'טיפולים' });
  await expect(visits.getByRole('checkbox', { name: /צילום רנטגן/ })).toBeChecked();
  await button(page, 'שמירה').click();
  await expect(page.getByText('התביעה נוספה')).toBeVisible();
  await page.getByRole('link', { name: 'ליברה' }).click();
  await expect(page.getByRole('link', { name: 'צילום רנטגן' }).last()).toBeVisible();
});
