import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { translateDemo, signInDemo } from './demo-translations.ts';
import { moment } from './fixed-clock.ts';

const folder = path.resolve(import.meta.dirname, '../../web/src/public/shots');
/** The window that is taken, and how wide the picture is: two pixels for each that the home page shows. */
const windows = {
  desk: { width: 1340, height: 820, pixels: 1936 },
  phone: { width: 390, height: 640, pixels: 780 },
} as const;
const mostBytes = 60_000;
/** Screenshot that README.md shows. */
const readme = {
  shot: 'he-light-desk',
  file: path.resolve(import.meta.dirname, '../../docs/dashboard.png'),
  width: 1280,
};

/** The dashboard in every language and theme, on a desk and on a phone; one for README.md, too. */
export async function makeScreenshots(browser: Browser, url: string) {
  await mkdir(folder, { recursive: true });
  const token = await signInDemo(url);
  for (const lang of ['he', 'en', 'ar'] as const)
    for (const theme of ['light', 'dark'] as const)
      for (const [kind, { pixels, ...viewport }] of Object.entries(windows)) {
        const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
        await context.clock.setFixedTime(moment);
        const shown = await translateDemo(context, lang, token);
        await waitingForFonts(context);
        await context.addInitScript((stored) => Object.assign(localStorage, stored), {
          authToken: shown,
          lang,
          theme,
        });
        const page = await context.newPage();
        await page.goto(`${url}/app/dashboard`);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        // The picture that is sent first has a heading, too.
        await page.locator('.bone, .bone-card').first().waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const taken = await page.screenshot();
        const shot = `${lang}-${theme}-${kind}`;
        await writeFile(path.join(folder, `${shot}.avif`), await small(sharp(taken).resize(pixels)));
        if (shot === readme.shot)
          await sharp(taken).resize(readme.width).png({ palette: true, effort: 10 }).toFile(readme.file);
        await context.close();
      }
}

/** A screen does without fonts that it has not seen before; its picture does not. */
const waitingForFonts = (context: BrowserContext) =>
  context.route('**/app/dashboard', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: html });
  });

async function small(picture: Sharp) {
  for (let quality = 64; quality > 30; quality -= 6) {
    const bytes = await picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.byteLength < mostBytes) return bytes;
  }
  throw new Error('A picture of the product does not get small enough');
}
