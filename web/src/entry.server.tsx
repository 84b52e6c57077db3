import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { langOfPath, languages, type Lang } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { Prerendering } from './lib/prerendering.ts';

/** Runs at build time, once for each prerendered path and once for the single-page fallback; and in `npm run dev`. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const lang = langOfPath(new URL(request.url).pathname);
  const page = await htmlOf(request, context, lang);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!isOfApp(page)) return new Response(page, { headers, status });
  const whole = await withOtherLanguages(page);
  return new Response(import.meta.env.DEV ? withStart(whole, context) : whole, { headers, status });

  /** A page of the app is one file for all languages: the others lie beside what is seen. */
  async function withOtherLanguages(page: string) {
    const others = languages.filter((other) => other !== lang);
    const pictures = others.map(
      async (other) =>
        `<template data-picture="${other}">${pictureIn(await htmlOf(request, context, other))}</template>`,
    );
    const made = (await Promise.all(pictures)).join('');
    return page.replace(pictureEnd, () => `</div>${made}<script`);
  }
}

async function htmlOf(request: Request, whole: EntryContext, lang: Lang) {
  // Drops the data that the router would hand to itself in the browser, once: it does not run there.
  const { serverHandoffStream: _, ...context } = whole;
  const { prelude } = await prerender(
    <Prerendering value={!context.isSpaMode}>
      <LanguageProvider lang={lang}>
        <ServerRouter context={context} url={request.url} />
      </LanguageProvider>
    </Prerendering>,
  );
  return new Response(prelude).text();
}

/** The build gives a page its scripts (after-build/app-scripts.ts); `npm run dev` has them under other addresses. */
const withStart = (page: string, { manifest }: EntryContext) =>
  page.replace(
    '</body>',
    `<script type="module">import ${JSON.stringify(manifest.hmr?.runtime)}; import(${JSON.stringify(manifest.entry.module)});</script></body>`,
  );

const isOfApp = (html: string) => html.includes(pictureStart);
const pictureStart = '<div id="app"';
/** The script that dresses the picture comes right behind it. */
const pictureEnd = '</div><script';

/** Returns the content of `#app`. */
function pictureIn(html: string) {
  const [, behind = ''] = html.split(/<div id="app"[^>]*>/);
  return behind.slice(0, behind.indexOf(pictureEnd));
}
