import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@tzemed/contract/brand';
import sharp from 'sharp';
import { compilerIn, complaintOf } from '../../server/src/printing/typst-compiler.ts';
import { dirOf, isLang, type Lang } from '../src/i18n/language.ts';
import { builtFiles } from './built-files.ts';

/** CSS pixels of a picture, of the half with words, and of the space beside that. */
const size = { width: 1200, height: 630, words: 492, edge: 64 };

const templates = fileURLToPath(new URL('.', import.meta.url));
const mark = new URL('../../server/src/printing/templates/mark.svg', import.meta.url);

/** Words of a page for whoever shows a link to it. */
type Shared = { readonly file: string; readonly lang: Lang; readonly title: string; readonly description: string };

/**
 * Makes the pictures that pages name in `og:image`: the houses of the home page, with the page's own title and description.
 * Those of the home page are made by `npm run pictures`.
 * @param origin address of the site; without it pages name no pictures
 */
export async function makeSharePictures(folder: string, origin: string | undefined) {
  if (!origin) return;
  const compiler = compilerIn(templates);
  compiler.mapShadow(path.join(templates, 'mark.svg'), await readFile(mark));
  const houses = new Map<Lang, Buffer>();
  for (const shared of await sharedPages(folder, origin.replace(/\/$/, ''))) {
    const { file, lang, title, description } = shared;
    const house = houses.get(lang) ?? (await withoutWords(`${folder}/share/${lang}.jpg`, lang));
    houses.set(lang, house);
    const words = { lang, title, description, brand: brand.name[lang] };
    compiler.mapShadow(path.join(templates, 'share.json'), Buffer.from(JSON.stringify(words)));
    let svg: string;
    try {
      svg = compiler.plainSvg({ mainFilePath: path.join(templates, 'share.typ') });
    } catch (error) {
      throw new Error(`${file} cannot be set: ${complaintOf(error)}`, { cause: error });
    }
    const picture = sharp(house).composite([{ input: Buffer.from(svg), left: wordsAt(lang), top: 0 }]);
    await mkdir(path.dirname(folder + file), { recursive: true });
    await writeFile(folder + file, await picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer());
  }
}

const wordsAt = (lang: Lang) => (dirOf(lang) === 'rtl' ? size.width - size.edge - size.words : size.edge);

/** The picture of the home page with its words painted over. */
function withoutWords(file: string, lang: Lang) {
  const left = dirOf(lang) === 'rtl' ? size.width - size.edge - size.words - 30 : 0;
  const width = size.edge + size.words + 30;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size.height}">
    <linearGradient id="ground" x2="0" y2="1"><stop stop-color="#ffe8d6"/><stop offset=".7" stop-color="#faf6ef"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/></svg>`;
  return sharp(file)
    .composite([{ input: Buffer.from(ground), left, top: 0 }])
    .png()
    .toBuffer();
}

async function sharedPages(folder: string, origin: string): Promise<Shared[]> {
  const found = new Map<string, Shared>();
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    const [file, title, description] = ['og:image', 'og:title', 'og:description'].map((name) => contentOf(html, name));
    const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
    if (!file?.startsWith(`${origin}/share/`) || !title || !description || !isLang(lang)) continue;
    const at = file.slice(origin.length);
    if (at === `/share/${lang}.jpg`) continue;
    found.set(at, { file: at, lang, title: title.replace(` – ${brand.name[lang]}`, ''), description });
  }
  return [...found.values()];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replace(/&(\w+|#x?\w+);/g, (whole, name: string) => entities[name] ?? whole);
