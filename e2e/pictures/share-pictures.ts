import path from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../web/public/share');
/** Size of the link preview in messengers and social sites, in CSS pixels. */
const size = { width: 1200, height: 630 };

/** The name, the promise and the arcade of the home page, once in each language. */
export async function makeSharePictures(browser: Browser, url: string) {
  await mkdir(folder, { recursive: true });
  for (const [lang, address] of [
    ['he', '/'],
    ['en', '/en'],
    ['ar', '/ar'],
  ] as const) {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    await page.goto(url + address);
    await page.addStyleTag({ content: look });
    await page.evaluate(() => {
      const one = (selector: string) => document.querySelector(selector)!;
      const words = document.createElement('div');
      words.append(one('.nav .brand'), one('h1'), one('h1 + p'));
      const picture = document.createElement('main');
      picture.className = 'share';
      picture.append(words, one('.arcade'));
      document.body.replaceChildren(picture);
    });
    await page.evaluate(() => document.fonts.ready);
    const jpeg = sharp(await page.screenshot()).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' });
    await writeFile(path.join(folder, `${lang}.jpg`), await jpeg.toBuffer());
    await page.close();
  }
}

const look = `
  .share { display: grid; grid-template-columns: 1fr 540px; gap: 40px; align-items: end; block-size: 630px;
    padding: 0 64px; background: linear-gradient(180deg, #ffe8d6, #faf6ef 70%); overflow: hidden; }
  .share > div { align-self: center; display: grid; gap: 26px; justify-items: start; }
  .share .brand { font-size: 40px; }
  .share .brand svg { inline-size: 68px; block-size: 68px; }
  .share h1 { font-size: 66px; line-height: 1.1; text-wrap: wrap; }
  .share h1 > span { white-space: nowrap; }
  .share p { font-size: 29px; line-height: 1.45; color: var(--ink-2); }
  .share .arcade { inline-size: 540px; block-size: auto; border-block-end: 14px solid #ead9bf; }
`;
