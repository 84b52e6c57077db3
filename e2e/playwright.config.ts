import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './start-server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/playwright.json' }]],
  use: {
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: chromium(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: '**/*.both.spec.ts',
    },
  ],
});
