import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium } from './chromium.ts';

// Where there is no Chromium, Playwright's own is fetched; where that can't be had, the journeys say what to install.
if (!findChromium()) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}
