import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where systems put a Chromium; without one Playwright's own browser is used, if it has been installed. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How the journeys' browser is started. */
export function chromium(): LaunchOptions {
  const executablePath = places.find((place) => place && existsSync(place));
  // Root has no user namespaces to sandbox with; the rest keeps a browser without internet from asking for it.
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return executablePath ? { executablePath, args } : { args };
}
