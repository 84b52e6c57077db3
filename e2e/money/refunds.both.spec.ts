import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { Page } from '@playwright/test';
import { linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { askToRemove, button, call, openForm, choose } from '../fixtures/user-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';

const today = dayOf(new Date());
const list = linkTo(screens.expenses);

/** The sum of everything that the filters let through, without marks that turn its direction. */
const total = (page: Page) => page.getByRole('region', { name: 'סיכום' }).locator('b');
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992;

/** Opens the form of a refund: by the row's own button, or where rows are narrow by the one in the form that a row opens. */
async function openRefund(page: Page, name: string) {
  if (isWide(page)) return button(page, `הוספת החזר על ${name}`).click();
  await button(page, `עריכת ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'הוספת החזר', exact: true }).click();
  // The form of the expense leaves while that of the refund comes.
  await expect(page.getByRole('dialog', { name: 'עריכת הוצאה' })).toHaveCount(0);
}

async function as(page: Page, { token }: { token: string }) {
  await page.goto('/terms');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await page.goto(list);
}

test('A refund is deducted from every sum, never exceeds the payment, and is deleted and restored with its expense', async ({
  page,
}) => {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  const body = { petId, description: 'ניתוח', amount: 3200, category: 'vet', date: addDays(today, -3) };
  await call(page, 'POST', '/expenses', { token: dana.token, body });
  await as(page, dana);
  await expect(total(page)).toContainText('3,200.00');

  await openRefund(page, 'ניתוח');
  const dialog = page.getByRole('dialog', { name: 'החזר על ניתוח' });
  const amount = dialog.getByLabel('כמה הוחזר');
  await expect(amount).toHaveValue('3200.00');
  await expect(dialog.getByText(/^עד .*3,200\.00/)).toBeVisible();
  // The household has one member, so the form does not ask who received the refund.
  await expect(dialog.getByRole('button', { name: /מי קיבל/ })).toHaveCount(0);
  await amount.fill('3200.50');
  await dialog.getByLabel('הערות').fill('מהביטוח');
  // The form that it was asked for in may still be leaving.
  await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(dialog.getByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה')).toBeVisible();
  await expect(amount).toHaveValue('3200.50');
  await expect(dialog.getByLabel('הערות')).toHaveValue('מהביטוח');
  await expectNoViolations(page, 'the form of a refund that is refused');
  await amount.fill('2400');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('ההחזר נוסף')).toBeVisible();
  await expect(total(page)).toContainText('800.00');
  await expect(page.getByText(/^הוחזרו .*2,400\.00/)).toBeVisible();
  await expectNoViolations(page, 'the list with a refund');

  // Opens the refunds from the expense, and the expense from the refund.
  await page.getByRole('link', { name: /^הוחזרו .*ניתוח/ }).click();
  await expect(page).toHaveURL(/\?refundOf=/);
  await expect(total(page)).toContainText('-2,400.00');
  await expect(page.getByText(/^הוחזרו/)).toHaveCount(0);
  await expectNoViolations(page, 'what came back of one expense');
  await page.getByRole('link', { name: /^להוצאה המקורית/ }).click();
  const edit = page.getByRole('dialog', { name: 'עריכת הוצאה' });
  // Below what came back of it it cannot be.
  await edit.getByLabel('סכום').fill('2000');
  await button(page, 'שמירה').click();
  await expect(edit.getByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה')).toBeVisible();
  await edit.getByLabel('סכום').fill('3000');
  await button(page, 'שמירה').click();
  await expect(edit).toBeHidden();
  await page.goto(list);
  await expect(total(page)).toContainText('600.00');

  // A refund is edited as what it is, by its row.
  await page
    .getByRole('row')
    .filter({ hasText: 'מהביטוח' })
    .getByRole('button', { name: /^עריכת/ })
    .click();
  const refund = page.getByRole('dialog', { name: 'עריכת החזר' });
  await refund.getByLabel('כמה הוחזר').fill('2500');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההחזר עודכן')).toBeVisible();
  await expect(total(page)).toContainText('500.00');

  await page
    .getByRole('row')
    .filter({ hasText: 'הוחזרו' })
    .getByRole('button', { name: /^עריכת/ })
    .click();
  await edit.getByRole('button', { name: 'מחיקה', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/גם מה שהוחזר עליה .*2,500\.00.* יימחק/);
  await question.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByText('עוד לא נרשמה אף הוצאה')).toBeVisible();
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('ההוצאה שוחזרה')).toBeVisible();
  await expect(total(page)).toContainText('500.00');

  // And goes by itself.
  await page
    .getByRole('row')
    .filter({ hasText: 'מהביטוח' })
    .getByRole('button', { name: /^עריכת/ })
    .click();
  await refund.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(question).toContainText('למחוק את ההחזר');
  await question.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByText('ההחזר נמחק')).toBeVisible();
  await expect(total(page)).toContainText('3,000.00');
});

test('A second owner says who paid, and the list is filtered by it @desktop', async ({ page }) => {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const yoav = await givenConfirmedUser(page, 'יואב מזרחי');
  const petId = await givenPet(page, dana.token, 'בלה', 'dog');
  await invite(page, dana, yoav.email, { role: 'owner' });
  await answerInvitation(page, yoav, 'accept');
  const body = { petId, description: 'שק מזון', amount: 120, category: 'food', date: today };
  await call(page, 'POST', '/expenses', { token: dana.token, body });

  // Each row of another says who paid it; one's own says nothing.
  await as(page, yoav);
  await expect(page.getByText('שולם על ידי דנה')).toBeVisible();
  await openForm(page, 'הוספת הוצאה');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('תיאור').fill('תספורת');
  await dialog.getByLabel('סכום').fill('180');
  await choose(page, 'קטגוריה', 'טיפוח');
  const payer = dialog.getByRole('button', { name: /^מי שילם/ });
  await expect(payer).toContainText('יואב (אני)');
  // Keyboard only.
  await payer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'לא צוין' })).toBeVisible();
  await expectNoViolations(page, 'the form with who paid');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(payer).toContainText('דנה');
  await button(page, 'שמירה').click();
  await expect(page.getByText('ההוצאה נוספה')).toBeVisible();
  await expect(page.getByText('שולם על ידי דנה')).toHaveCount(2);

  // A refund of Dana's payment goes to him: the form says so, and it counts with what he paid.
  await openRefund(page, 'תספורת');
  const refund = page.getByRole('dialog', { name: 'החזר על תספורת' });
  const got = refund.getByRole('button', { name: /^מי קיבל את ההחזר/ });
  await expect(got).toContainText('דנה');
  await got.click();
  await page.getByRole('option', { name: 'יואב (אני)' }).click();
  await refund.getByLabel('כמה הוחזר').fill('80');
  await refund.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('ההחזר נוסף')).toBeVisible();

  await button(page, 'סינון').click();
  const payers = page.getByRole('dialog').getByRole('group', { name: /^מי שילם/ });
  await payers.getByRole('button', { name: 'דנה' }).click();
  await expectNoViolations(page, 'the filters with who paid');
  await page.getByRole('dialog').getByRole('button', { name: 'הצגת שתי הוצאות' }).click();
  await expect(total(page)).toContainText('300.00');
  await page.goto(`${list}?paidBy=none`);
  await expect(page.getByText('אין הוצאות שמתאימות לסינון')).toBeVisible();

  await as(page, dana);
  await expect(page.getByText('חזר אל יואב')).toBeVisible();
  await askToRemove(page, 'שק מזון');
  await expect(page.getByRole('alertdialog')).toContainText('למחוק את ההוצאה?');
});

test('A part of a purchase is deleted alone, or with the whole of it, and comes back as it went @desktop', async ({
  page,
}) => {
  const dana = await givenConfirmedUser(page, 'דנה כהן');
  const bella = await givenPet(page, dana.token, 'בלה', 'dog');
  const mitzi = await givenPet(page, dana.token, 'מיצי', 'cat');
  const parts = [
    { petId: bella, amount: 180 },
    { petId: mitzi, amount: 120 },
  ];
  const body = { petId: bella, description: 'שק מזון', amount: 300, category: 'food', date: today, parts };
  const { expense } = await call(page, 'POST', '/expenses', { token: dana.token, body });
  const refund = { petId: bella, description: 'שק מזון', amount: -50, category: 'food', date: today };
  await call(page, 'POST', '/expenses', { token: dana.token, body: { ...refund, refundOf: expense.id } });
  await as(page, dana);
  await expect(total(page)).toContainText('250.00');
  /** Deletes from the row of that pet: by its button, or on a phone by the form that the row opens. */
  const ask = async (sum: string) => {
    const row = page.getByRole('row').filter({ hasText: sum }).filter({ hasText: 'חלק מתוך' });
    if (isWide(page)) return row.getByRole('button', { name: /^מחיקת/ }).click();
    await row.getByRole('button', { name: /^עריכת/ }).click();
    return page.getByRole('dialog').getByRole('button', { name: 'מחיקה', exact: true }).click();
  };
  const question = page.getByRole('alertdialog');
  await ask('180.00');
  await expect(question).toContainText('מה למחוק?');
  await expectNoViolations(page, 'what of a purchase is deleted');
  await question.getByRole('button', { name: 'הקנייה כולה' }).click();
  await expect(page.getByText('הקנייה נמחקה')).toBeVisible();
  await expect(page.getByText('עוד לא נרשמה אף הוצאה')).toBeVisible();
  await button(page, 'ביטול המחיקה').click();
  await expect(page.getByText('הקנייה שוחזרה')).toBeVisible();
  await expect(total(page)).toContainText('250.00');

  await ask('120.00');
  await question.getByRole('button', { name: 'רק החלק של מיצי' }).click();
  await expect(page.getByText('ההוצאה נמחקה')).toBeVisible();
  await expect(total(page)).toContainText('130.00');
});
