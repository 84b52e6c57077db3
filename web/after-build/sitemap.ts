import { appendFile, writeFile } from 'node:fs/promises';
import { pathInLang, languages } from '../src/i18n/language.ts';

/**
 * Writes `sitemap.xml` with every indexed page in each language (https://www.sitemaps.org, with the alternates that Google
 * documents), and names it in `robots.txt`. Without the site's address there is none: its links are whole addresses.
 */
export async function writeSitemap(folder: string, site: string | undefined, paths: readonly string[]) {
  if (!site) return;
  const origin = site.replace(/\/$/, '');
  const address = (path: string, lang: (typeof languages)[number]) => origin + pathInLang(lang, path);
  const pages = paths.flatMap((path) => {
    const alternates = languages.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(path, lang)}"/>`,
    );
    alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, 'he')}"/>`);
    return languages.map((lang) => `<url><loc>${address(path, lang)}</loc>${alternates.join('')}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
  ];
  await writeFile(`${folder}/sitemap.xml`, `${xml.join('\n')}\n`);
  await appendFile(`${folder}/robots.txt`, `\nSitemap: ${origin}/sitemap.xml\n`);
}
