import type { Page } from '@playwright/test';
import type { ServiceStatus } from '@tzemed/contract/site/status';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';

const now = new Date('2026-11-24T10:00:00.000Z');
const today = dayOf(now);
const minutes = (ok: number, slow = 0, failed = 0) => ({ ok, slow, failed });

/** Answer of a server that has checked itself for twenty days. */
const measured: ServiceStatus = {
  checkedAt: now.toISOString(),
  now: { database: 'ok', jobs: 'slow', files: 'ok', mail: null },
  days: Array.from({ length: 20 }, (_, nth) => ({
    date: addDays(today, nth - 19),
    minutes: 1440,
    parts: {
      database: minutes(1440),
      jobs: nth === 18 ? minutes(1422, 0, 18) : minutes(1440),
      files: nth === 18 ? minutes(1260) : minutes(1440),
      mail: minutes(0),
    },
  })),
  incidents: [
    {
      id: '01980b1e-7c00-7000-8000-000000000001',
      parts: ['jobs'],
      level: 'failed',
      startedAt: `${addDays(today, -1)}T04:12:00.000Z`,
      endedAt: `${addDays(today, -1)}T04:30:00.000Z`,
      title: 'תזכורות לא נשלחו <b>',
      text: 'כולן נשלחו אחר כך.',
      language: 'he',
    },
  ],
};

const part = (page: Page, name: string) =>
  page.locator('.status-part').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('The server says how its parts work, and the footer does', async ({ page }) => {
  await page.goto('/status');
  await expect(part(page, 'האתר והנתונים').getByText('פועל', { exact: true })).toBeVisible();
  await expect(part(page, 'קבצים ותמונות').getByText('פועל', { exact: true })).toBeVisible();
  await expect(page.getByText('לא נרשמו תקלות ב־90 הימים האחרונים.')).toBeVisible();
  await expectNoViolations(page, '/status');
});

test('The footer says that all works where all is known to, and looking at it leaves no mark', async ({ page }) => {
  const well = { ...measured, now: { database: 'ok', jobs: 'ok', files: 'ok', mail: 'ok' } };
  await page.route('**/api/status', (route) => route.fulfill({ json: well }));
  await page.goto('/faq');
  const link = page.getByRole('link', { name: 'כל המערכות פועלות' });
  await expect(link).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'עוגיות' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deviceMark'))).toBe(null);
  await link.click();
  await expect(page).toHaveURL('/status');
});

test('Arrows go from day to day, a table holds all of them, and what was not checked is not green', async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  await page.route('**/api/status', (route) => route.fulfill({ json: measured }));
  await page.goto('/status');
  await expect(page.locator('[data-state=slow]').getByText('יש עיכובים')).toBeVisible();
  const jobs = part(page, 'תזכורות והתראות');
  await expect(jobs.getByText('מתעכב', { exact: true })).toBeVisible();
  await expect(part(page, 'מיילים').getByText('עוד לא נבדק')).toBeVisible();
  await expect(part(page, 'מיילים').locator('i:not([data-level=unknown])')).toHaveCount(0);
  const days = jobs.getByRole('slider');
  await days.focus();
  await page.keyboard.press('ArrowRight');
  await expect(jobs.getByText(/: לא פעל 18 דקות$/)).toBeVisible();
  await expect(days).toHaveAttribute('aria-valuetext', /לא פעל 18 דקות/);
  await page.keyboard.press('End');
  await expect(jobs.getByText(/: תקין$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(jobs.getByText(/: לא נבדק$/)).toBeVisible();
  await page.getByText('כל הימים בטבלה').click();
  const yesterday = page.getByRole('row').nth(2);
  await expect(yesterday).toContainText('לא פעל 18 דקות');
  await expect(yesterday).toContainText('לא נבדק 3 שעות');
  await expect(page.getByRole('heading', { name: 'תזכורות לא נשלחו <b>' })).toBeVisible();
  await expectNoViolations(page, '/status with history');
});

test('A server that does not answer is said, and asked again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/status', (route) => (isDown ? route.abort() : route.fulfill({ json: measured })));
  await page.goto('/status');
  await expect(page.getByText('לא הצלחנו לקרוא את המצב.', { exact: false }).last()).toBeVisible();
  await expect(part(page, 'קבצים ותמונות').getByText('לא נבדק', { exact: true })).toBeVisible();
  await part(page, 'קבצים ותמונות').getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  isDown = false;
  await page.getByRole('button', { name: 'ניסיון חוזר' }).click();
  await expect(page.locator('[data-state=slow]')).toBeFocused();
});

test('Without scripts the page says where the measurements are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/status');
  await expect(page.getByRole('link', { name: '/api/status' })).toBeVisible();
  await expect(page.getByText('האתר והנתונים')).toBeHidden();
  await context.close();
});
