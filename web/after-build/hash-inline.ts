import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './built-files.ts';

/** Sources of one page's Content-Security-Policy: its inline scripts and styles by their hashes. */
type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Writes the policy sources of each page. */
export async function hashInline(folder: string, target: string) {
  const ofLibrary = (await libraryStyles()).map(sourceOf);
  const inline: Record<string, Inline> = {};
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    const attributes = styleAttributes(html);
    inline[page] = {
      scripts: inlineScripts(html).map(sourceOf),
      styles: [
        ...inlineStyles(html).map(sourceOf),
        ...ofLibrary,
        // Browsers compare hashes with elements only, unless this keyword is present.
        ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes.map(sourceOf)] : []),
      ],
    };
  }
  await writeFile(target, JSON.stringify(inline, null, 2));
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptElement = /<script([^>]*)>(.*?)<\/script>/gs;
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

/** The scripts that stand in a page. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = '', script = '']) =>
    // Files and data are not inline scripts.
    attributes.includes('src=') || attributes.includes('application/json') ? [] : [script],
  );

const inlineStyles = (html: string) => [...html.matchAll(styleElement)].map(([, css = '']) => css);

/** Different values of `style` attributes of a page, as its browser reads them. */
export function styleAttributes(html: string) {
  const markup = html.replaceAll(scriptElement, '').replaceAll(styleElement, '');
  const values = new Set([...markup.matchAll(/<[^>]* style="([^"]*)"/g)].map(([, value = '']) => value));
  for (const value of values)
    if (value.includes('&')) throw new Error(`style="${value}": its hash needs the value without entities`);
  return [...values];
}

const library = new URL('../../node_modules/react-aria/dist/private/', import.meta.url);

/**
 * CSS of the style elements that React Aria adds at run time, one of them on iPhones only. Read from its modules, so that
 * an update of the library can't outdate a hash.
 *
 * @throws Error when a module makes a style element in another way
 */
export async function libraryStyles() {
  const names = (await readdir(library, { recursive: true })).filter((name) => name.endsWith('.mjs'));
  const styles: string[] = [];
  for (const name of names) {
    const code = await readFile(new URL(name, library), 'utf8');
    const elements = code.split(`createElement('style')`).length - 1;
    const texts = [...code.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
      text.replaceAll(/\$\{([\w$]+)\}/g, (_, constant: string) => constantIn(code, constant)),
    );
    if (texts.length !== elements) throw new Error(`${name} of React Aria: cannot read its style elements`);
    styles.push(...texts.map((text) => text.trim()));
  }
  return styles;
}

function constantIn(code: string, name: string) {
  const value = code.split(`const ${name} = '`)[1]?.split("'")[0];
  if (value === undefined) throw new Error(`React Aria: no constant ${name}`);
  return value;
}
