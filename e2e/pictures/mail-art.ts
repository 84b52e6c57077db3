import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../server/src/mail/art');
/** Faces in the windows, and the page from which each is taken. */
const residents = [
  { page: '/signup', tall: 92 },
  { page: '/login', tall: 110 },
  { page: '/reset-password', tall: 92 },
] as const;

/** The mark, and three windows with faces, for light and for dark mails: mail programs show PNG alone. */
export async function makeMailArt(browser: Browser, url: string) {
  await mkdir(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ deviceScaleFactor: 2 });
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), theme);
    const page = await context.newPage();
    const faces: string[] = [];
    for (const resident of residents) {
      await page.goto(url + resident.page);
      const face = await page.locator('.auth-card > .face').evaluate((svg) => svg.outerHTML);
      faces.push(face.replaceAll('sky', 'butter'));
    }
    const mark = await page.locator('.nav .brand svg').evaluate((svg) => svg.outerHTML);
    const windows = residents.map(({ tall }, at) => `<i style="height:${tall}px">${faces[at]}</i>`).join('');
    await page.addStyleTag({ content: look });
    await page.evaluate(
      (html) => void (document.body.innerHTML = html),
      `<div id="mark">${mark}</div><div id="faces">${windows}</div>`,
    );
    for (const name of ['mark', 'faces']) {
      const png = sharp(await page.locator(`#${name}`).screenshot({ omitBackground: true }));
      const bytes = await png.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
      await writeFile(path.join(folder, `${name}-${theme}.png`), bytes);
    }
    await context.close();
  }
}

const look = `
  html, body { background: transparent !important; }
  #mark, #mark svg { inline-size: 34px; block-size: 34px; }
  #faces { display: flex; justify-content: center; align-items: end; gap: 12px; inline-size: 320px; padding-block-start: 8px; }
  #faces i { display: grid; align-items: end; justify-items: center; inline-size: 84px; padding: 0 2px;
    border: 6px solid light-dark(#ead9bf, #35443e); border-block-end: 0; border-radius: 48px 48px 0 0; overflow: hidden;
    background: var(--sunken); }
  #faces .face { inline-size: 72px; block-size: auto; border-radius: 0; background: none; margin-block-end: -6px; }
  #faces i:has([data-hue=apricot]) { background: var(--apricot-soft); }
  #faces i:has([data-hue=lilac]) { background: var(--lilac-soft); }
  #faces i:has([data-hue=butter]) { background: var(--butter-soft); }
`;
