import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSharePictures } from './share-pictures.ts';

const origin = 'https://tzemed.example';
let folder: string;

/** A built page that names a picture. */
async function givenPage(name: string, lang: string, picture: string, title: string, description = 'תשובות קצרות') {
  await mkdir(`${folder}/${name}`, { recursive: true });
  const meta = { image: `${origin}/share/${picture}.jpg`, title, description };
  const head = Object.entries(meta).map(([key, value]) => `<meta property="og:${key}" content="${value}"/>`);
  await writeFile(
    `${folder}/${name}/index.html`,
    `<!doctype html><html lang="${lang}" dir="rtl"><head>${head.join('')}`,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  await cp(path.join(import.meta.dirname, '../public/share'), `${folder}/share`, { recursive: true });
  await givenPage('.', 'he', 'he', 'צמד');
  await givenPage('faq', 'he', 'he/faq', 'שאלות נפוצות – צמד');
  await givenPage('en/faq', 'en', 'en/faq', 'Questions &amp; answers about &quot;#set&quot; $x$ – Tzemed');
  await givenPage('developers/pets', 'he', 'he/faq', 'שאלות נפוצות – צמד');
  await makeSharePictures(folder, `${origin}/`);
});
afterAll(() => rm(folder, { recursive: true }));

const pixels = (file: string) => sharp(file).raw().toBuffer();

test('Each page has the picture that it names, and the home page keeps its own', async () => {
  const made = (await readdir(`${folder}/share`, { recursive: true })).filter((name) => name.endsWith('.jpg'));
  expect(made.toSorted()).toEqual(['ar.jpg', 'en.jpg', 'en/faq.jpg', 'he.jpg', 'he/faq.jpg']);
  const { format, width, height } = await sharp(`${folder}/share/he/faq.jpg`).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test('The picture of a page has its own words, and the houses of the home page', async () => {
  const [home, faq] = [await pixels(`${folder}/share/he.jpg`), await pixels(`${folder}/share/he/faq.jpg`)];
  const differs = (from: number, to: number) => {
    let count = 0;
    for (let y = 0; y < 630; y += 1)
      for (let x = from; x < to; x += 1) {
        const at = 3 * (y * 1200 + x);
        if (Math.abs(home[at]! - faq[at]!) > 60) count += 1;
      }
    return count;
  };
  expect(differs(0, 600)).toBe(0);
  expect(differs(640, 1140)).toBeGreaterThan(2000);
  // Dark letters of the title stand on the right, where Hebrew begins.
  const dark = (from: number, to: number) =>
    Array.from(
      { length: 630 * (to - from) },
      (_, n) => 3 * (Math.floor(n / (to - from)) * 1200 + from + (n % (to - from))),
    ).filter((at) => faq[at]! < 60 && faq[at + 1]! < 80).length;
  expect(dark(940, 1140)).toBeGreaterThan(dark(640, 840));
});

test('Without the address of the site nothing is made', async () => {
  const before = await readdir(folder, { recursive: true });
  await makeSharePictures(folder, undefined);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
