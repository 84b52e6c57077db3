import { existsSync } from 'node:fs';
import { chromium as browser, type LaunchOptions } from '@playwright/test';

const withWindows = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Where systems put a Chromium; the one without windows costs the processor two thirds of the other. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  ...withWindows,
  // The one that `npx playwright install chromium` fetches.
  browser.executablePath(),
];

/** Root has no user namespaces to sandbox with; the rest keeps a browser without internet from asking for it. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const findChromium = () => places.find((place) => place && existsSync(place));

/**
 * How the journeys' browser is started; says what to install where there is none.
 *
 * @param isWhole with all that it has, such as push messages
 */
export function chromium({ isWhole = false } = {}): LaunchOptions {
  const executablePath = (isWhole && withWindows.find((place) => existsSync(place))) || findChromium();
  if (executablePath) return { executablePath, args };
  throw new Error(
    'The journeys need a Chromium: install it with `apt-get install chromium-headless-shell` or `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}
