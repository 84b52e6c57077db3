import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked, Renderer, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { helpTopics, type HelpSlug } from '../src/help-articles.ts';
import { pathInLang, languages, type Lang } from '../src/i18n/language.ts';
import { screenByHelp } from '../src/screen-by-help.ts';
import { linkTo, publicPages } from '../src/screens.ts';
import { searchText } from '../src/public/help/search-text.ts';
import type { HelpText, HelpTexts } from '../src/public/help/articles.ts';

export const helpFolder = path.join(import.meta.dirname, '../help');
const slugs: readonly HelpSlug[] = Object.values(helpTopics).flat();
/** A comment is never shown: `<!-- Search: words that the text lacks -->`. */
const searchLine = /\n<!-- Search: (.+) -->\s*$/;
const isSlug = (name: string): name is HelpSlug => slugs.some((slug) => slug === name);

/**
 * An article from its Markdown: '# title', one paragraph that sums it up, then steps or short paragraphs, and last, in a
 * comment, words that readers may ask for. A link is to another article by its name, or to an address of the site. Throws for
 * what would not be shown as it is written.
 */
export function parseArticle(text: string, lang: Lang): HelpText {
  const [shown, search] = text.split(searchLine);
  const [title, summary, ...body] = marked.lexer(shown!).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1) throw new Error('begins without a title');
  if (summary?.type !== 'paragraph') throw new Error('has no summary below its title');
  if (body.length === 0) throw new Error('says nothing below its summary');
  const html = marked.parser(body, { renderer: rendererIn(lang) });
  const plain = plainText((title as Tokens.Heading).text);
  const lead = plainText((summary as Tokens.Paragraph).text);
  if (search === undefined) throw new Error('ends without a line of search words');
  const [strong, others] = [wordsOf(`${plain} ${search}`), wordsOf(`${lead} ${html.replaceAll(/<[^>]+>/g, ' ')}`)];
  return {
    title: plain,
    summary: lead,
    html,
    words: `${[...strong].join(' ')}|${[...others.difference(strong)].join(' ')}`,
  };
}

const wordsOf = (text: string) => new Set(searchText(text).split(' '));

const isPublic = (href: string) => publicPages.some((page) => `/${page.path}` === href);

function plainText(text: string) {
  if (/[*_`[\]<>]/.test(text)) throw new Error(`has marks in a line that is plain text: ${text}`);
  return text;
}

function rendererIn(lang: Lang) {
  const renderer = new Renderer();
  renderer.html = ({ raw }) => {
    throw new Error(`has HTML: ${raw}`);
  };
  renderer.link = function link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    if (href.startsWith('/app/')) return `<a href="${href}">${words}</a>`;
    if (!isPublic(href) && !isSlug(href)) throw new Error(`links to ${href}, which is no article`);
    return `<a href="${pathInLang(lang, isPublic(href) ? href : `/help/${href}`)}">${words}</a>`;
  };
  return renderer;
}

/** Every article in each language. Throws for one that is missing, that no topic lists, or that cannot be read. */
export function readArticles(folder = helpFolder): HelpTexts {
  const files = new Set(filesIn(folder));
  const texts: HelpTexts = { he: {}, en: {}, ar: {} };
  for (const lang of languages)
    for (const slug of slugs) {
      const name = `${slug}/${lang}.md`;
      if (!files.delete(name)) throw new Error(`${name} is missing in web/help`);
      try {
        const screen = screenByHelp[slug];
        texts[lang][slug] = {
          ...parseArticle(readFileSync(path.join(folder, name), 'utf8'), lang),
          ...(screen && { screen: { href: linkTo(screen), word: screen.word[lang] } }),
        };
      } catch (error) {
        throw new Error(`web/help/${name} ${(error as Error).message}`, { cause: error });
      }
    }
  if (files.size > 0) throw new Error(`No topic in help-articles.ts lists ${[...files].join(', ')}`);
  return texts;
}

/** Names of the files below a folder, with `/` on every system. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const id = 'virtual:help-texts';

/** Texts of the help centre for its pages while they are made. The browser gets the pages alone, and no text in a script. */
export const helpArticles = (): Plugin => ({
  name: 'help-articles',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load(asked) {
    if (asked !== `\0${id}`) return undefined;
    if (this.environment.name === 'client') return 'export default {};';
    for (const file of filesIn(helpFolder)) this.addWatchFile(path.join(helpFolder, file));
    return `export default ${JSON.stringify(readArticles())};`;
  },
});
