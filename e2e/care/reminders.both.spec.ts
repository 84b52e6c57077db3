import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { dialogOf, save, toasts } from '../fixtures/screen-actions.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { button, call, choose, field, givenPerson } from '../fixtures/user-actions.ts';

const today = dayOf(new Date());
/** Nine in the evening in Israel, in winter or summer on the day that is said. */
const inEvening = (days: number) => `${addDays(today, days)}T18:30:00Z`;

async function given(page: Page) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const add = (title: string, days: number, more = {}) =>
    call(page, 'POST', '/reminders', {
      token,
      body: { petId: pet.id, title, date: inEvening(days), time: '20:30', ...more },
    });
  return { token, add };
}
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'ביטול', exact: true }).last();
async function pickSeveral(page: Page) {
  await button(page, 'פעולות נוספות').click();
  await button(page, 'בחירה מרובה').click();
}
const later = (page: Page, title: string) => button(page, `דחייה ועוד: ${title}`);

test('A reminder is put off, taken back, put off to a day that is chosen, and tells what became of it', async ({
  page,
}) => {
  const { add } = await given(page);
  await add('כדור', -1);
  await page.goto('/app/reminders?status=overdue');
  await later(page, 'כדור').click();
  await page.getByRole('button', { name: /^בעוד שעה, \d\d:\d\d$/ }).click();
  await expect(toasts(page)).toContainText('כדור נדחתה');
  await expect(page.getByRole('heading', { name: 'אין שום דבר באיחור' })).toBeVisible();
  await undo(page).click();
  await expect(row(page, 'כדור')).toContainText('באיחור');

  await later(page, 'כדור').click();
  await button(page, 'מועד אחר...').click();
  await dialogOf(page).getByRole('button', { name: 'בעוד שבוע' }).click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await tab(page, /^קרובות 1/).click();
  await expect(row(page, 'כדור')).toContainText('נדחתה');
  await expect(row(page, 'כדור')).toContainText('במקור: אתמול, 20:30');
  await tab(page, /^נדחו 1/).click();
  await expect(row(page, 'כדור')).toContainText('נדחתה');

  await later(page, 'כדור').click();
  await button(page, 'היסטוריה').click();
  const told = dialogOf(page).getByRole('listitem');
  await expect(told).toContainText(['נדחתה', 'הדחייה בוטלה', 'נדחתה', 'נוספה']);
  await expectNoViolations(page, 'the history of a reminder');
});

test('A time that has passed is refused where it was typed, and stays there @desktop', async ({ page }) => {
  const { add } = await given(page);
  await add('כדור', 1);
  await page.goto('/app/reminders');
  await later(page, 'כדור').click();
  await button(page, 'מועד אחר...').click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'היום' }).click();
  await dialog.getByRole('spinbutton', { name: 'שעה, שעה' }).fill('00');
  await dialog.getByRole('spinbutton', { name: 'דקה, שעה' }).fill('00');
  await save(page);
  await expect(dialog).toContainText('המועד הזה כבר עבר');
  await expect(dialog.getByRole('button', { name: 'היום' })).toHaveAttribute('aria-pressed', 'true');
});

test('A reminder that repeats on two days is added, and the next occurrence comes when it is completed, or missed @desktop', async ({
  page,
}) => {
  await given(page);
  await page.goto('/app/reminders?add=1');
  const dialog = dialogOf(page);
  await field(page, 'כותרת').fill('ניקוי אוזניים');
  await dialog.getByRole('button', { name: 'מחר' }).click();
  await dialog.getByText('יומי', { exact: true }).click();
  await dialog.getByText('אפשרויות חזרה נוספות').click();
  await field(page, 'כל כמה ימים').fill('0');
  await save(page);
  await expect(dialog).toContainText('יש להזין מספר שלם מ־1 עד 99');
  await field(page, 'כל כמה ימים').fill('2');
  await dialog.getByText('מספר פעמים', { exact: true }).click();
  await field(page, 'כמה פעמים בסך הכול').fill('3');
  await expectNoViolations(page, 'the form of a reminder that repeats');
  await save(page);
  await expect(row(page, 'ניקוי אוזניים')).toContainText('כל יומיים');

  await later(page, 'ניקוי אוזניים').click();
  await button(page, 'סימון כפוספס').click();
  await expect(toasts(page)).toContainText('ניקוי אוזניים: סומנה כפוספסה');
  await tab(page, /^פוספסו 1/).click();
  await expect(row(page, 'ניקוי אוזניים')).toContainText('סומנה כפוספסה בשעה');
  await tab(page, /^קרובות 1/).click();
  await button(page, 'סימון כבוצע: ניקוי אוזניים').click();
  await expect(page.getByText(/^הבאה: /)).toBeVisible();
  // The third of three is the last.
  await expect(page.getByText(/^הבאה: /)).toBeHidden({ timeout: 15_000 });
  await button(page, 'סימון כבוצע: ניקוי אוזניים').click();
  await expect(page.getByText(/^בוצעה ב־/)).toBeVisible();
  await expect(page.getByText(/^הבאה: /)).toHaveCount(0);
});

test('Several are ticked and done, put off or deleted at once, by keyboard too, and taken back at once', async ({
  page,
}) => {
  const { add } = await given(page);
  for (const title of ['כדור', 'הברשה', 'שקילה']) await add(title, 2);
  await page.goto('/app/reminders');
  await pickSeveral(page);
  await page.getByRole('checkbox', { name: 'כדור' }).focus();
  await page.keyboard.press('Space');
  await row(page, 'שקילה').click();
  const bar = page.getByRole('region', { name: 'התזכורות שנבחרו' });
  await expect(bar).toContainText('נבחרו שתי תזכורות');
  await expectNoViolations(page, 'reminders that are ticked');
  await bar.getByRole('button', { name: 'בוצעו' }).click();
  await expect(toasts(page)).toContainText('שתי תזכורות סומנו כבוצעות');
  await expect(tab(page, /^הושלמו 2/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await undo(page).click();
  await expect(tab(page, /^קרובות 3/)).toBeVisible();

  await pickSeveral(page);
  await bar.getByRole('button', { name: 'בחירת כל העמוד' }).click();
  await expect(bar).toContainText('נבחרו 3 תזכורות');
  await bar.getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByRole('heading', { name: 'אין תזכורות באופק' })).toBeVisible();
  await undo(page).click();
  await expect(tab(page, /^קרובות 3/)).toBeVisible();

  await pickSeveral(page);
  await page.getByRole('checkbox', { name: 'הברשה' }).check();
  await bar.getByRole('button', { name: 'דחייה' }).click();
  await dialogOf(page).getByRole('button', { name: 'בעוד שבוע' }).click();
  await save(page);
  await expect(tab(page, /^נדחו 1/)).toBeVisible();
});

test('A completed reminder leads to its expense and its record, with its words and its pet', async ({
  page,
  isMobile,
}) => {
  const { add } = await given(page);
  // Tomorrow, since this evening may be over.
  await add('תולעים', 1);
  await page.goto('/app/reminders');
  await button(page, 'סימון כבוצע: תולעים').click();
  // A finger finds it in the menu of what was done.
  if (isMobile) {
    await tab(page, /^הושלמו 1/).click();
    await button(page, 'עוד פעולות: תולעים').click();
  }
  await button(page, 'רישום העלות').click();
  await expect(field(page, 'תיאור')).toHaveValue('תולעים');
  await field(page, 'סכום').fill('89.9');
  await choose(page, 'קטגוריה', 'תרופות');
  await save(page);
  await expect(
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'תולעים' }).first(),
  ).toContainText('89.90');

  await page.goto('/app/reminders?status=completed');
  await button(page, 'עוד פעולות: תולעים').click();
  await button(page, 'רישום בתיק').click();
  await expect(field(page, 'תיאור')).toHaveValue('תולעים');
  await expect(dialogOf(page).getByRole('radio', { name: 'בלה' })).toBeChecked();
});

test('A reminder is filled in from a template, and kept as one’s own @desktop', async ({ page }) => {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  await page.goto('/app/reminders?add=1');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'מתוך תבנית' }).click();
  await dialog.getByRole('button', { name: /^טיפול נגד תולעת הפארק/ }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'מתוך התבנית' })).toContainText('הווטרינר שלכם מחליט');
  await expect(field(page, 'כותרת')).toHaveValue('טיפול נגד תולעת הפארק');
  await expectNoViolations(page, 'a form that was filled in from a template');
  await save(page);
  await expect(row(page, 'טיפול נגד תולעת הפארק')).toContainText('כל 3 חודשים');

  await later(page, 'טיפול נגד תולעת הפארק').click();
  await button(page, 'שמירה כתבנית').click();
  await expect(toasts(page)).toContainText('נשמרה כתבנית');
  await page.goto('/app/reminders?add=1');
  await dialog.getByRole('button', { name: 'מתוך תבנית' }).click();
  await expect(button(page, 'שינוי שם התבנית טיפול נגד תולעת הפארק')).toBeVisible();
  await expectNoViolations(page, 'the templates');
  await button(page, 'שינוי שם התבנית טיפול נגד תולעת הפארק').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('הכדור של בלה');
  await page.keyboard.press('Enter');
  const own = dialog.getByRole('button', { name: /^הכדור של בלה/ });
  await expect(own).toBeVisible();
  await own.click();
  await expect(field(page, 'כותרת')).toHaveValue('הכדור של בלה');
});

test('Three cats are treated in one go, taken back, and then one of them later than the others @desktop', async ({
  page,
}) => {
  const { token } = await given(page);
  const ids: string[] = [];
  for (const name of ['מיצי', 'קוקי', 'לולה']) {
    const { pet } = await call(page, 'POST', '/pets', { token, body: { name, species: 'cat' } });
    ids.push(pet.id);
  }
  const [petId, ...petIds] = ids;
  const about = { title: 'פרעושים', date: inEvening(-1), time: '20:30', repeatInterval: 'monthly' };
  await call(page, 'POST', '/reminders', { token, body: { ...about, petId, petIds } });
  await page.goto('/app/reminders?status=overdue');
  await expect(row(page, 'פרעושים')).toHaveCount(1);
  for (const name of ['מיצי', 'קוקי', 'לולה']) await expect(row(page, 'פרעושים')).toContainText(name);
  await expectNoViolations(page, 'a reminder of several pets');
  await button(page, 'סימון כבוצע: פרעושים').click();
  await button(page, 'ביטול הסימון: פרעושים').click();
  await expect(row(page, 'פרעושים')).toContainText('באיחור');

  await later(page, 'פרעושים').click();
  await button(page, 'רק לחלק מהחיות...').click();
  for (const name of ['מיצי', 'קוקי']) await dialogOf(page).getByRole('button', { name }).click();
  await expectNoViolations(page, 'for some of the pets');
  await dialogOf(page).getByRole('button', { name: 'סימון כבוצע' }).click();
  await expect(dialogOf(page)).toBeHidden();
  // A focused message stays.
  await undo(page).focus();
  await expect(row(page, 'פרעושים')).toContainText('לולה');
  await expect(row(page, 'פרעושים')).not.toContainText('מיצי');
  await undo(page).click();
  await expect(row(page, 'פרעושים')).toContainText('מיצי');
});
