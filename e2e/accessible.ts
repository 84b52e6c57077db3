import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect, test } from './journey.ts';

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

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page itself, which has no frames. Loading axe and describing each element that passes cost more than the
 * rules: it loads once per document, and describes violations alone.
 */
async function violationsIn(page: Page, runOnly: axeCore.RunOptions['runOnly']) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies axeCore.RunOptions,
  );
}

/** Reads all rules in the theme that is on screen, and the rules of colours in the other one. */
async function violationsOf(page: Page) {
  await settled(page);
  const violations = await violationsIn(page, tags);
  const before = await wear(page, (theme) => (theme === 'dark' ? 'light' : 'dark'));
  await settled(page);
  const inOther = await violationsIn(page, { type: 'rule', values: ofColours });
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

/** Every text reaches 7:1 in both themes; high contrast is on. */
export async function expectHighContrast(page: Page, what: string) {
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  for (const theme of ['light', 'dark']) {
    await wear(page, () => theme);
    await settled(page);
    const violations = await violationsIn(page, {
      type: 'rule',
      values: ['color-contrast-enhanced', 'color-contrast'],
    });
    expect.soft(violations, `${what}, ${theme}`).toEqual([]);
  }
}

/** Whoever reads with the ears, the keys or a small window can use what is on the page now. */
export async function expectNoViolations(page: Page, what: string) {
  // The rules read one size by day and both at night: a page seldom breaks one of them on a phone alone.
  if (test.info().project.name !== 'phone' || process.env.TEST_NIGHTLY === 'all') {
    let violations = await violationsOf(page);
    // Elements that appeared while axe ran were read half faded in.
    if (violations.length > 0) violations = await violationsOf(page);
    expect(violations.map((violation) => `${what}: ${violation}`)).toEqual([]);
  }
  // Not `innerWidth`: a telephone widens its window to what stands out.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()!.width);
}
