import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { givenPerson } from '../fixtures/user-actions.ts';

const titles = { '': 'מרכז העזרה', '/en': 'Help center', '/ar': 'مركز المساعدة' } as const;

test('The help centre and its articles are there in three languages, without barriers', async ({ page }) => {
  for (const [prefix, title] of Object.entries(titles)) {
    await page.goto(`${prefix}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoViolations(page, `${prefix}/help`);
    await page.locator('[data-words] a').first().click();
    await expect(page).toHaveURL(`${prefix}/help/first-steps`);
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page, `${prefix}/help/first-steps`);
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/help`);
  }
});

test('A search finds while one types, says how many, and is still there after Back', async ({ page }) => {
  await page.goto('/help');
  const box = page.getByRole('searchbox', { name: 'חיפוש במרכז העזרה' });
  const found = page.locator('[data-words]').filter({ visible: true });
  const whole = await found.count();
  await box.fill('איך מייבאים הוצאות מקובץ?');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('נמצאו: 1');
  await expect(found).toHaveText(/איך מייבאים הוצאות מקובץ/);
  await expect(page.getByRole('navigation', { name: 'נושאים' })).toBeHidden();
  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('איך מייבאים הוצאות מקובץ');
  await page.goBack();
  await expect(box).toHaveValue('איך מייבאים הוצאות מקובץ?');
  await expect(found).toHaveCount(1);
  await box.fill('');
  await expect(found).toHaveCount(whole);
  await expect(page).toHaveURL('/help');
});

test('A search that finds nothing leads to people, and whatever its address says does nothing', async ({
  page,
  complaints,
}) => {
  page.on('dialog', () => complaints.push('a dialog'));
  await page.goto(`/help?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { name: 'לא מצאנו.' })).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('לא מצאנו.');
  await expectNoViolations(page, 'a search without results');
  await page.getByRole('main').getByRole('link', { name: 'פנייה לתמיכה' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/contact');
});

test('A screen offers its article in a tab of its own, and what was typed stays', async ({ page, context }) => {
  await givenPerson(page);
  for (const [path, title] of [
    ['/app/dashboard', 'מתחילים: חיה אחת ותזכורת אחת'],
    ['/app/expenses/budgets', 'תקציב, והתראה לפני שעוברים אותו'],
    ['/app/profile', 'שפה, ערכת נושא ונגישות'],
  ] as const) {
    await page.goto(path);
    const help = page.getByRole('link', { name: 'עזרה בעמוד הזה' });
    await expect(help).toBeVisible();
    // The live screen takes the place of its picture meanwhile.
    await expect(async () => {
      const box = await help.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }).toPass();
    const opened = context.waitForEvent('page');
    await help.click();
    const article = await opened;
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await article.close();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/app/support/new');
  const subject = page.getByRole('textbox', { name: 'נושא' });
  await subject.fill('שאלה על יומן');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'עזרה בעמוד הזה' }).click();
  await (await opened).close();
  await expect(subject).toHaveValue('שאלה על יומן');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Everything is listed, the box is a form, and articles open', async ({ page }) => {
    await page.goto('/en/help');
    const entries = page.locator('[data-words]');
    const whole = await entries.count();
    await page.getByRole('searchbox').fill('vets');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/en/help?q=vets');
    await expect(entries.filter({ visible: true })).toHaveCount(whole);
    await page.getByRole('link', { name: 'Your list of vets' }).click();
    await expect(page.getByRole('article')).toContainText('Add a vet');
  });
});
