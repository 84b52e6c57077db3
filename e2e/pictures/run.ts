import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions as options } from '../fixtures/chromium-options.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { moment, startingAt } from './fixed-clock.ts';
import { makeIcon } from './icon.ts';
import { makeMailArt } from './mail-art.ts';
import { makeSharePictures } from './share-pictures.ts';
import { makeScreenshots } from './screenshots.ts';

/**
 * `npm run pictures`: what the product shows of itself, made of the built product with the demo's account at a fixed
 * moment: `shots` of the dashboard for the home page, `share` pictures for links in messages, the `icon` of old
 * browsers, the art of the `mail`s. They are committed; a look that changes wants them made anew.
 *
 * PICTURES: which ones, 'shots|icon'.
 */
const makers = { shots: makeScreenshots, share: makeSharePictures, icon: makeIcon, mail: makeMailArt };
const wanted = process.env.PICTURES?.split('|') ?? Object.keys(makers);

// First: without a browser no server is begun that nobody would stop.
const browser = await chromium.launch(options());
const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-pictures-'));
const server = await startServerProcess(dataDir, { DEMO: '1', NODE_OPTIONS: startingAt(moment) });
try {
  for (const [name, make] of Object.entries(makers)) {
    if (wanted.includes(name)) await make(browser, server.url);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
