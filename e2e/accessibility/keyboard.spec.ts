import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { call, givenPerson, newPerson } from '../fixtures/user-actions.ts';
import { answerInvitation, givenConfirmedUser, givenPet, invite } from '../fixtures/shared-household.ts';

/** Presses Tab until something with this accessible name has the focus, which has to be seen. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const found = await focused
      .evaluate(
        (element) => {
          const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
          const by = (element.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ');
          return [label, by, element.textContent].filter(Boolean).join(' ').trim();
        },
        undefined,
        { timeout: 1000 },
      )
      .catch(() => '');
    if (typeof name === 'string' ? found.includes(name) : name.test(found)) {
      const outline = await focused.evaluate((element) => {
        const seen = (target: Element | null): boolean => {
          if (!target) return false;
          const style = getComputedStyle(target);
          return (
            (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
            style.backgroundColor !== getComputedStyle(target.parentElement ?? target).backgroundColor
          );
        };
        return seen(element) || seen(element.closest('.control')) || seen(element.closest('label'));
      });
      expect(outline, `the focus on ${name} is visible`).toBe(true);
      return;
    }
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

test('Signing up and adding a pet and an expense need no mouse', async ({ page }) => {
  test.setTimeout(120_000);
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, 'הרשמה');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup$/);
  await tabTo(page, 'שם מלא');
  await page.keyboard.type(person.name);
  await tabTo(page, 'אימייל');
  await page.keyboard.type(person.email);
  await tabTo(page, 'סיסמה');
  await page.keyboard.type(person.password);
  await tabTo(page, 'אימות סיסמה');
  await page.keyboard.type(person.password);
  await tabTo(page, /תנאי השימוש/);
  await page.keyboard.press('Space');
  await tabTo(page, /קראתי ואישרתי את מדיניות הפרטיות/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  await tabTo(page, 'הוספת חיית מחמד');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, 'שם');
  await page.keyboard.type('בלה');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('בלה');

  await tabTo(page, 'הוצאות');
  await page.keyboard.press('Enter');
  await tabTo(page, 'הוספת הוצאה');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // Keyboard users can type at once.
  await expect(dialog.getByLabel('סכום')).toBeFocused();
  await page.keyboard.type('64.5');
  await tabTo(page, 'מזון');
  await page.keyboard.press('Space');
  // The word of the category stands there, and is typed over.
  await tabTo(page, 'תיאור');
  await expect(dialog.getByLabel('תיאור')).toHaveValue('מזון');
  await page.keyboard.type('חול מתגבש');
  await tabTo(page, 'שמירה');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('חול מתגבש');
});

test('A dialog keeps the focus, gives it back, and asks before typed words are lost', async ({ page }) => {
  const { token } = await givenPerson(page);
  await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
  await page.goto('/app/expenses');
  const add = page.getByRole('button', { name: 'הוספת הוצאה' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('תיאור')).toBeVisible();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('תיאור').fill('טקסט שלא כדאי לאבד');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('תיאור')).toHaveValue('טקסט שלא כדאי לאבד');
});

test('Inviting to the home and changing what a guest may do need no mouse, and the focus comes back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { token, ...dana } = await givenPerson(page);
  const bella = await givenPet(page, token, 'בלה', 'dog');
  const mitzi = await givenPet(page, token, 'מיצי', 'cat');
  const noa = await givenConfirmedUser(page, 'נועה ברק');
  await invite(page, { ...dana, token }, noa.email, { role: 'guest', pets: [bella, mitzi], preset: 'caretaker' });
  await answerInvitation(page, noa, 'accept');
  await page.goto('/app/home');

  const add = page.getByRole('button', { name: 'הזמנה לבית' });
  await tabTo(page, 'הזמנה לבית');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox', { name: /^אימייל/ });
  await expect(address).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await page.keyboard.type('yael@example.co.il');
  await tabTo(page, 'בלה');
  await page.keyboard.press('Space');
  await tabTo(page, 'שליחת ההזמנה');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('yael@example.co.il')).toBeVisible();
  await expect(add).toBeFocused();

  await tabTo(page, 'שינוי הרשאות: נועה ברק');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'בלה' })).toBeVisible();
  await tabTo(page, 'בלה');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'מיצי' })).toBeChecked();
  await tabTo(page, 'טיפול שוטף');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'משפחה' })).toBeChecked();
  await tabTo(page, 'שמירה');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'שינוי הרשאות: נועה ברק' })).toBeFocused();
  await expect(page.getByRole('main').getByText('משפחה', { exact: true })).toBeVisible();
});
