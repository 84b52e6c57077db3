import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { button, field, givenPerson, newPerson } from '../fixtures/user-actions.ts';

const headings = {
  '/features': ['פחות לזכור, יותר להיות יחד', 'Less to remember, more time together', 'تذكّر أقل، ووقت أطول معًا'],
  '/about': ['מי זוכר בשבילם?', 'Who remembers for them?', 'من يتذكر من أجلهم؟'],
  '/contact': ['דברו איתנו', 'Talk to us', 'تحدثوا إلينا'],
  '/faq': ['שאלות נפוצות', 'Frequently asked questions', 'الأسئلة الشائعة'],
} as const;

for (const [path, words] of Object.entries(headings)) {
  test(`${path} is there in three languages and for everybody`, async ({ page }) => {
    for (const [index, prefix] of ['', '/en', '/ar'].entries()) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[index]!);
      await expectNoViolations(page, prefix + path);
    }
  });
}

test('The bar marks the page and leads to the others, also where scripts are off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  const menu = page.getByRole('button', { name: 'תפריט', exact: true });
  const openBar = async () => ((await menu.isVisible()) ? menu.click() : undefined);
  await openBar();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  await expect(link('שאלות נפוצות')).toHaveAttribute('aria-current', 'page');
  await expect(link('דף הבית')).not.toHaveAttribute('aria-current');
  await page.keyboard.press('Escape');
  await page.getByText('אפשר לשתף את המשפחה?').click();
  await expect(page.getByText('בעלים נוספים שווים לכם בכול', { exact: false })).toBeVisible();
  await openBar();
  await link('אודות').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('מי זוכר בשבילם?');
  await context.close();
});

test('An address with a question opens it, and what else it says does nothing', async ({ page, complaints }) => {
  page.on('dialog', () => complaints.push('a dialog'));
  await page.goto('/faq?x=<script>alert(1)</script>#cost');
  await expect(page.locator('#cost')).toHaveAttribute('open');
  await expect(page.locator('#what')).not.toHaveAttribute('open');
});

test('A visitor writes to support: errors at once, a failure keeps the words, and sent is said', async ({ page }) => {
  await page.goto('/contact');
  const send = button(page, 'שליחה');
  await send.click();
  for (const words of ['שם מלא נדרש', 'אימייל נדרש', 'נושא נדרש', 'הודעה נדרשת'])
    await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
  await expect(field(page, 'שם מלא')).toBeFocused();
  await field(page, 'שם מלא').fill('גיל אורן');
  await field(page, 'אימייל').fill('gil@example.co.il');
  await field(page, 'נושא').fill('לפני ההרשמה');
  await field(page, 'הודעה').fill('שלום, יש לנו שני כלבים.');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.locator('[data-error=root]')).toContainText('אין חיבור לשרת');
  await expect(field(page, 'הודעה')).toHaveValue('שלום, יש לנו שני כלבים.');
  await page.unroute('**/api/contact');
  await send.click();
  await expect(page.getByRole('heading', { name: 'ההודעה נשלחה' })).toBeFocused();
  await expectNoViolations(page, 'a sent message');
  await button(page, 'שליחת הודעה נוספת').click();
  await expect(field(page, 'הודעה')).toHaveValue('');
});

test("The contact form has a signed-in person's name and address filled in @desktop", async ({ page }) => {
  const person = await givenPerson(page);
  await page.goto('/contact');
  await expect(field(page, 'שם מלא')).toHaveValue(person.name);
  await expect(field(page, 'אימייל')).toHaveValue(person.email);
});

test('The newsletter is asked for, confirmed by its mail and stopped; a link without its token says so', async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto('/about');
  const news = page.getByRole('region', { name: 'הניוזלטר של צמד' });
  await button(page, 'הרשמה לניוזלטר').click();
  await expect(news.getByRole('alert')).toHaveText('אימייל נדרש');
  await news.getByLabel('אימייל לניוזלטר').fill('nobody');
  await button(page, 'הרשמה לניוזלטר').click();
  await expect(news.getByRole('alert')).toHaveText('כתובת אימייל לא תקינה');
  await news.getByLabel('אימייל לניוזלטר').fill(email);
  await button(page, 'הרשמה לניוזלטר').click();
  await expect(news.getByRole('status')).toHaveText(
    'אם הכתובת עוד לא ברשימה, נשלח אליה קישור. ההרשמה תושלם בלחיצה עליו.',
  );
  await expectNoViolations(page, 'a newsletter that was asked for');
  const link = new URL(await mailedLink(email, '/newsletter/confirm'));
  await page.goto(link.pathname + link.hash);
  await button(page, 'אישור ההרשמה').click();
  await expect(page.getByRole('heading', { name: 'נרשמתם' })).toBeFocused();
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByText('הקישור חסר או שפג תוקפו', { exact: false })).toBeVisible();
  await expectNoViolations(page, 'a link without its token');
});
