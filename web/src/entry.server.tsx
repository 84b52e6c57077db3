import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { langOfPath } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { Prerendering } from './lib/prerendering.ts';

/** Runs at build time only: once for each prerendered path and once for the single-page fallback. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(
    <Prerendering value={!context.isSpaMode}>
      <LanguageProvider lang={langOfPath(new URL(request.url).pathname)}>
        <ServerRouter context={context} url={request.url} />
      </LanguageProvider>
    </Prerendering>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { headers, status });
}
