import { readFile, writeFile } from 'node:fs/promises';
import { langOfPath, type Lang } from '../src/i18n/language.ts';
import { isOfApp } from './app-scripts.ts';
import { builtFiles } from './files.ts';

/** The fonts that the first screen of a language is drawn with. Arabic has no display font of its own. */
const fontsOf: Record<Lang, readonly string[]> = {
  he: ['rubik-he', 'rubik-num', 'fredoka-he'],
  en: ['rubik-latin', 'rubik-num', 'fredoka-latin'],
  ar: ['rubik-ar', 'rubik-num', 'fredoka-num'],
};

/** Pages without React become one file: their CSS stands inside, and their fonts start to load at once. */
export async function inlineCss(folder: string) {
  const fonts = await builtFiles(folder, '.woff2');
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    if (isOfApp(html)) continue;
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
    const css = await Promise.all(links.map(([, href]) => readFile(folder + href, 'utf8')));
    const preloads = fontsOf[langOfPath(page)]
      .map((name) => fileOf(fonts, name))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`);
    const [first = '', ...others] = links.map(([tag]) => tag);
    const withStyle = html.replace(first, () => `${preloads.join('')}<style>${css.join('')}</style>`);
    await writeFile(
      folder + page,
      others.reduce((text, tag) => text.replace(tag, ''), withStyle),
    );
  }
}

function fileOf(fonts: readonly string[], name: string) {
  const file = fonts.find((font) => font.startsWith(`/assets/${name}-`));
  if (!file) throw new Error(`The build holds no font ${name}`);
  return file;
}
