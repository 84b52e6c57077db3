import { expect, test } from '../fixtures/browser-test.ts';
import { button, field } from '../fixtures/user-actions.ts';

const password = 'Bella-in-the-park-2026';

test('Another language on the way into an account changes the words and leaves what was typed', async ({ page }) => {
  await page.goto('/signup?next=/app/pets');
  await field(page, 'שם מלא').fill('דנה כהן');
  await field(page, 'אימייל').fill('dana@example.co.il');
  await field(page, 'סיסמה').fill(password);
  await page.getByRole('checkbox').first().check();
  const menu = page.getByRole('button', { name: 'תפריט', exact: true }).or(page.getByRole('button', { name: /^שפה/ }));
  await menu.first().click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nice to meet you');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveURL('/en/signup?next=/app/pets');
  await expect(page).toHaveTitle('Sign up – Tzemed');
  await expect(field(page, 'Full name')).toHaveValue('דנה כהן');
  await expect(field(page, 'Password')).toHaveValue(password);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(password);
  await button(page, 'Sign up').click();
  await expect(page.getByText('Please accept the privacy policy')).toBeVisible();
});

test('A password can be seen while it is typed, and a new one says what it still lacks @desktop', async ({ page }) => {
  await page.goto('/signup');
  await field(page, 'סיסמה').fill('bella');
  await expect(page.getByRole('status').filter({ hasText: 'בדרישה אחת מתוך ארבע' })).toBeAttached();
  await button(page, 'הצגת הסיסמה').click();
  await expect(field(page, 'סיסמה')).toHaveAttribute('type', 'text');
  await expect(field(page, 'אימות סיסמה')).toHaveAttribute('type', 'text');
  await button(page, 'הצגת הסיסמה').click();
  await expect(field(page, 'סיסמה')).toHaveAttribute('type', 'password');
  await field(page, 'סיסמה').fill(password);
  await expect(page.getByRole('status').filter({ hasText: 'בכל הדרישות' })).toBeAttached();
});

test('Wrong credentials are told over no button of the page', async ({ page, complaints }) => {
  await page.goto('/login');
  await field(page, 'אימייל').fill('nobody@example.co.il');
  await field(page, 'סיסמה').fill(password);
  await button(page, 'התחברות').click();
  const message = page.locator('.toast.error');
  await expect(message).toBeVisible();
  await expect(message).toHaveCSS('opacity', '1');
  const over = await message.boundingBox();
  const buttons = await page.locator('a, button').filter({ visible: true }).all();
  for (const one of buttons) {
    const at = await one.boundingBox();
    const isInside = await one.evaluate((element) => element.closest('.toast') !== null);
    if (isInside || !at || !over) continue;
    const apart = at.y + at.height <= over.y || at.y >= over.y + over.height;
    expect(apart, await one.innerText()).toBe(true);
  }
  await message.getByRole('button', { name: 'סגירה' }).click();
  await expect(message).toHaveCount(0);
  complaints.length = 0;
});

test('The home page says who may come in, how and on what terms without being scrolled', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const first = [
    main.getByRole('heading', { level: 1, name: 'ברוכים הבאים לצמד' }),
    main.getByRole('link', { name: 'הרשמה בחינם' }),
    main.getByRole('link', { name: 'גלו את התכונות' }),
    main.getByText('חינם, בלי כרטיס אשראי'),
    main.getByText('בלי פרסומות, ובלי למכור מידע'),
    main.getByText('המידע שלכם: אפשר למחוק הכול בכל רגע'),
  ];
  for (const one of first) await expect(one).toBeInViewport({ ratio: 1 });
  const picture = main.getByRole('img', { name: /^צילום מסך/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(700);
  await main.getByRole('link', { name: 'הרשמה בחינם' }).click();
  await expect(page).toHaveURL('/signup');
});

test('Old browsers get their icon, and a link says what it leads to in its language @desktop', async ({ page }) => {
  for (const [address, type] of [
    ['/favicon.ico', /^image\//],
    ['/share/he.jpg', /jpeg/],
    ['/share/en.jpg', /jpeg/],
    ['/share/ar.jpg', /jpeg/],
  ] as const) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
    expect((await answer.body()).byteLength).toBeLessThan(100_000);
  }
  await page.goto('/ar');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', /^ar_/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^تسيمد/);
});
