import { expect, test } from '../fixtures/browser-test.ts';
import { givenPerson } from '../fixtures/user-actions.ts';

const languages = [
  { lang: 'he', digits: '07032020', day: 'יום', month: 'מרץ', weekday: 'יום שבת, 7 במרץ 2020' },
  { lang: 'en', digits: '07032020', day: 'day', month: 'March', weekday: 'Saturday, 7 March 2020' },
  { lang: 'ar', digits: '٠٧٠٣٢٠٢٠', day: 'يوم', month: 'مارس', weekday: 'السبت، 7 مارس 2020' },
] as const;

for (const { lang, digits, day, month, weekday } of languages)
  test(`A date is typed and chosen in the language ${lang}`, async ({ page }) => {
    await givenPerson(page);
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    await page.goto('/app/pets?add=1');
    const dialog = page.getByRole('dialog');
    const part = dialog.getByRole('spinbutton').first();
    await expect(part).toHaveAttribute('aria-label', new RegExp(`^${day}`));
    await part.focus();
    await page.keyboard.type(digits);
    const parts = dialog.getByRole('spinbutton');
    await expect(parts).toHaveText([/^0?7$/, /^0?3$/, '2020']);
    await dialog.locator('.cal-btn').first().click();
    const calendar = page.locator('.cal');
    await expect(calendar.locator('select').first().locator('option:checked')).toHaveText(month);
    await expect(calendar.getByRole('button', { name: new RegExp(weekday) })).toBeVisible();
    await calendar.getByRole('gridcell').getByText('15', { exact: true }).click();
    await expect(parts).toHaveText(['15', /^0?3$/, '2020']);
  });
