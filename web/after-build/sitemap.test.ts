import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSitemap } from './sitemap.ts';

async function folderWithRobots() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  await writeFile(`${folder}/robots.txt`, 'User-agent: *\nDisallow: /app/\n');
  return folder;
}

test('The sitemap names each page in each language with its alternates, and robots.txt names the sitemap', async () => {
  const folder = await folderWithRobots();
  await writeSitemap(folder, 'https://tzemed.example/', ['/', '/faq']);
  const xml = await readFile(`${folder}/sitemap.xml`, 'utf8');
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'https://tzemed.example/',
    'https://tzemed.example/en',
    'https://tzemed.example/ar',
    'https://tzemed.example/faq',
    'https://tzemed.example/en/faq',
    'https://tzemed.example/ar/faq',
  ]);
  expect(xml.match(/hreflang="ar" href="https:\/\/tzemed.example\/ar\/faq"/g)).toHaveLength(3);
  expect(await readFile(`${folder}/robots.txt`, 'utf8')).toMatch(/\nSitemap: https:\/\/tzemed.example\/sitemap.xml\n$/);
});

test('Without the address of the site there is no sitemap', async () => {
  const folder = await folderWithRobots();
  await writeSitemap(folder, '', ['/']);
  expect(await readdir(folder)).toEqual(['robots.txt']);
});
