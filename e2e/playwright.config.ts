import { defineConfig } from '@playwright/test';
import { excludedTests } from '../scripts/tests/test-scope.mjs';
import { chromiumOptions } from './fixtures/chromium-options.ts';

// Chromium cannot write a Hebrew file name without a UTF-8 locale, and calls the download 'download'.
process.env.LANG ||= 'C.UTF-8';

const isNight = process.env.TEST_NIGHTLY === 'all';

/** Tests of what layout or touch make different on a phone. At night axe reads the pages in this size too. */
const onPhone = process.env.TEST_PEERS ? [] : ['**/*.both.spec.ts', ...(isNight ? ['**/accessibility*.spec.ts'] : [])];

export default defineConfig({
  testDir: '.',
  testMatch: process.env.TEST_PEERS ? '**/*.peer.spec.ts' : '**/*.spec.ts',
  testIgnore: excludedTests('e2e'),
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Two at a time on two cores that others may share; a journey takes 2 to 40 s on a quiet machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '../node_modules/.cache/playwright.json' }],
  ],
  use: {
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: chromiumOptions(),
    // A worker answers in place of the routes that tests set up: those about it allow it.
    serviceWorkers: 'block',
    // A trace of each costs a quarter of the time: whoever looks into one asks for it with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      // Drawing animations takes a sixth of the processor time. Phones, and the tests of motion itself, have them.
      use: { viewport: { width: 1280, height: 860 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: onPhone,
      // Neither layout nor touch differs in these tests; a phone runs them at night.
      grepInvert: isNight ? [] : /@desktop/,
    },
  ],
});
