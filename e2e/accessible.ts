import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Waits for what is only passing: rows that are being replaced are dimmed, and colours move between states. */
async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    return Promise.allSettled(passing.map((one) => one.finished));
  });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All else is the same by day and by night. */
const ofColours = ['color-contrast', 'link-in-text-block'];

// By the page itself: there are no frames, for which another page would be opened each time.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Of the theme that is on screen all rules, of the other one those of colours. */
async function violationsOf(page: Page) {
  await settled(page);
  const { violations } = await axe(page).withTags(tags).analyze();
  const before = await wear(page, (theme) => (theme === 'dark' ? 'light' : 'dark'));
  await settled(page);
  const { violations: inOther } = await axe(page).withRules(ofColours).analyze();
  await wear(page, () => before);
  return [...violations, ...inOther];
}

/** Changes the theme as its button does, but for this moment alone; answers the one before. */
async function wear(page: Page, to: (theme: string) => string) {
  const root = page.locator('html');
  const theme = (await root.getAttribute('data-theme')) ?? 'light';
  await root.evaluate((element, next) => element.setAttribute('data-theme', next), to(theme));
  return theme;
}

/** Whoever reads with the ears, the keys or a small window can use what is on the page now. */
export async function expectNoViolations(page: Page, what: string) {
  let violations = await violationsOf(page);
  // What came on screen while it was asked was looked at half faded in.
  if (violations.length > 0) violations = await violationsOf(page);
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  // Not `innerWidth`: a telephone widens its window to what stands out.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()!.width);
}
