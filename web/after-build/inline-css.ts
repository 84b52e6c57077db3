import { readFile, writeFile } from 'node:fs/promises';
import { langOfPath, type Lang } from '../src/i18n/language.ts';
import { matchOpenPage } from '../src/match-screen.ts';
import { isOfApp } from './app-scripts.ts';
import { builtFiles } from './built-files.ts';

/** The fonts that the first screen of a language is drawn with. Arabic has no display font of its own. */
const fontsOf: Record<Lang, readonly string[]> = {
  he: ['rubik-he', 'rubik-num', 'fredoka-he'],
  en: ['rubik-latin', 'rubik-num', 'fredoka-latin'],
  ar: ['rubik-ar', 'rubik-num', 'fredoka-num'],
};

/**
 * A page's CSS stands inside of it: nothing that is painted first waits for another file. Its fonts start to load at
 * once; which ones a page of the app needs is known on the device alone.
 */
export async function inlineCss(folder: string) {
  const fonts = await builtFiles(folder, '.woff2');
  for (const page of await builtFiles(folder, '.html')) {
    // The router marks the sheets that something comes for later as well; here that makes no difference.
    const html = (await readFile(folder + page, 'utf8')).replaceAll('.css#"', '.css"');
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
    const css = await Promise.all(links.map(([, href]) => readFile(folder + href, 'utf8')));
    // The invitation and its like are of the app, but for everybody, and in the language of their address.
    const isOfDevice = isOfApp(html) && !matchOpenPage(page.replace(/\/index\.html$/, ''));
    const preloads = isOfDevice
      ? [fontsOfDevice(fonts)]
      : fontsOf[langOfPath(page)]
          .map((name) => fileOf(fonts, name))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`);
    const style = css.join('');
    // The app's scripts look for the sheets they were built with, and fetch what they do not find. What reads the page
    // ahead does not know `disabled`, but `media`.
    const [first = '', ...others] = links.map(([tag]) => tag);
    const withStyle = html.replace(first, () => `${preloads.join('')}<style>${style}</style>`);
    await writeFile(
      folder + page,
      others.reduce(
        (text, tag) => text.replace(tag, isOfApp(html) ? tag.replace('>', ' media="not all" disabled>') : ''),
        withStyle,
      ),
    );
  }
}

/** A script that asks for the fonts of the language of the device, in which the page is by now. */
function fontsOfDevice(fonts: readonly string[]) {
  const files = Object.fromEntries(
    Object.entries(fontsOf).map(([lang, names]) => [
      lang,
      [...new Set([...names, 'fredoka-num'])].map((name) => fileOf(fonts, name)),
    ]),
  );
  return `<script>for(const href of ${JSON.stringify(files)}[document.documentElement.lang])document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))</script>`;
}

function fileOf(fonts: readonly string[], name: string) {
  const file = fonts.find((font) => font.startsWith(`/assets/${name}-`));
  if (!file) throw new Error(`The build holds no font ${name}`);
  return file;
}
