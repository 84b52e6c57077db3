import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';

/** Pages with their titles. */
const pages = [
  ['/privacy', { he: 'מדיניות פרטיות', en: 'Privacy policy', ar: 'سياسة الخصوصية' }],
  ['/terms', { he: 'תנאי שימוש', en: 'Terms of service', ar: 'شروط الاستخدام' }],
  [
    '/cookies',
    {
      he: 'עוגיות ואחסון בדפדפן',
      en: 'Cookies and browser storage',
      ar: 'ملفات تعريف الارتباط والتخزين في المتصفح',
    },
  ],
  ['/accessibility', { he: 'הצהרת נגישות', en: 'Accessibility statement', ar: 'بيان إمكانية الوصول' }],
  ['/careers', { he: 'דרושים', en: 'Careers', ar: 'وظائف' }],
  ['/press', { he: 'עיתונות', en: 'Press', ar: 'الصحافة' }],
  ['/partners', { he: 'שותפים', en: 'Partners', ar: 'الشركاء' }],
  ['/pricing', { he: 'תמחור', en: 'Pricing', ar: 'الأسعار' }],
  ['/download', { he: 'התקנה', en: 'Install', ar: 'التثبيت' }],
] as const;

const brands = { he: 'צמד', en: 'Tzemed', ar: 'تسيمد' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const lang of ['he', 'en', 'ar'] as const) {
  test(`Pages of text have their titles, working links and no barrier (${lang})`, async ({ page }) => {
    test.setTimeout(120_000);
    const links = new Set<string>();
    for (const [path, titles] of pages) {
      await page.goto(lang === 'he' ? path : `/${lang}${path}`);
      await expect(heading(page)).toHaveText(titles[lang]);
      await expect(page).toHaveTitle(`${titles[lang]} – ${brands[lang]}`);
      await expectNoViolations(page, `${lang} ${path}`);
      const found = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!));
      for (const href of found) {
        if (href.startsWith('/')) links.add(href);
        // Playwright has no way to ask for an element by any id at all.
        else if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1);
        else expect(href).toMatch(/^(mailto|tel):/);
      }
    }
    for (const href of links) {
      const answer = await page.request.get(href);
      expect(answer.status(), href).toBe(200);
      if (href.endsWith('.pdf')) expect(answer.headers()['content-type']).toBe('application/pdf');
    }
    expect([...links].filter((href) => href.endsWith(`.${lang}.pdf`))).toHaveLength(2);
  });
}

test('A long text has its contents at its side or folded, and they mark where the reader is', async ({ page }) => {
  await page.goto('/privacy');
  const isWide = page.viewportSize()!.width >= 992;
  if (!isWide) await page.getByRole('group').locator('summary').click();
  const contents = page.getByRole('navigation', { name: 'בעמוד הזה' });
  await expect(contents).toHaveCount(1);
  await contents.getByRole('link', { name: 'אבטחת המידע' }).click();
  await expect(page).toHaveURL('/privacy#security');
  await expect(page.getByRole('heading', { name: 'אבטחת המידע' })).toBeInViewport();
  if (!isWide) return;
  await expect(contents.locator('[aria-current]')).toHaveText('אבטחת המידע');
  await page.mouse.wheel(0, 100_000);
  await expect(contents.locator('[aria-current]')).toHaveText('מה השתנה');
  await expect(contents).toBeVisible();
});

test('A long text is printed by its button, without the frame', async ({ page }) => {
  await page.addInitScript(() => (globalThis.print = () => (document.title = 'printed')));
  await page.goto('/terms');
  await page.getByRole('button', { name: 'הדפסה' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  for (const hidden of ['.nav', '.foot', '[data-print]', '.contents', '.contents-fold'])
    await expect(page.locator(hidden)).toBeHidden();
});

test('A long text is kept as a file with its day, and tells of its earlier wordings', async ({ page }) => {
  await page.goto('/terms');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'הורדה כ־PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^terms-\d{4}-\d\d-\d\d\.he\.pdf$/);
  await page.getByRole('article').getByRole('link', { name: 'מה השתנה' }).first().click();
  await expect(page.getByRole('heading', { name: 'מה השתנה' })).toBeInViewport();
  await expect(page.getByText('הנוסח הראשון.')).toBeVisible();
});

test('The visitor’s device comes first, and installing is offered once the browser can', async ({ page }) => {
  await page.goto('/download');
  const first = page.locator('[data-device]').first();
  await expect(first.getByText('המכשיר שלכם')).toBeVisible();
  await expect(page.getByText('המכשיר שלכם').filter({ visible: true })).toHaveCount(1);
  const install = page.getByRole('button', { name: 'התקנה עכשיו' });
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset.asked = '';
      return { outcome: 'accepted' };
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await expect(first.getByRole('button', { name: 'התקנה עכשיו' })).toBeVisible();
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', '');
  await expect(install).toHaveCount(0);
  await expect(page.getByText('צמד כבר מותקן כאן')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('צמד כבר מותקן כאן')).toBeVisible();
});

test.describe('iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });
  test('The steps of Safari come first @desktop', async ({ page }) => {
    await page.goto('/en/download');
    await expect(page.locator('[data-device]').first()).toContainText('Add to Home Screen');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Texts and steps are all there, and nothing that needs a script @desktop', async ({ page }) => {
    await page.goto('/terms');
    await expect(heading(page)).toHaveText('תנאי שימוש');
    await expect(page.getByRole('button', { name: 'הדפסה' })).toBeHidden();
    await page.goto('/download');
    await expect(page.locator('[data-device]')).toHaveCount(3);
    await expect(page.getByText('המכשיר שלכם').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'התקנה עכשיו' })).toHaveCount(0);
  });
});
