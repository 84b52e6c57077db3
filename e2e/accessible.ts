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

async function violationsOf(page: Page) {
  await settled(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return (await new AxeBuilder({ page }).withTags(tags).analyze()).violations;
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

export const theme = (page: Page, value: string) =>
  page.addInitScript((chosen) => localStorage.setItem('theme', chosen), value);
