import './fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/actions.css';
import './styles/surfaces.css';
import './styles/fields.css';
import './styles/feedback.css';
import { useContext, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { brand } from '@tzemed/contract/brand';
import { dirOf } from './i18n/language.ts';
import { useLanguage } from './i18n/LanguageProvider.tsx';
import { bootApp, bootPublic } from './lib/boot.ts';
import { Prerendering } from './lib/prerendering.ts';
import pageScript from './public/page.ts?worker&url';
import { AlternateLinks } from './shell/AlternateLinks.tsx';
import { Checking } from './shell/Checking.tsx';

export { Crashed as ErrorBoundary } from './shell/Crashed.tsx';

/** A page whose route says `handle = { static: true }` is served as plain HTML: nothing of React goes with it. */
const useIsStatic = () => useMatches().some((match) => (match.handle as { static?: boolean } | undefined)?.static);

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStatic();
  // The single-page fallback is made at the address '/', but is none of the static pages.
  const withoutReact = useContext(Prerendering) && isStatic;
  const { lang } = useLanguage();
  return (
    // The boot script writes attributes here before React looks.
    <html lang={lang} dir={dirOf(lang)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111816" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: withoutReact ? bootPublic : bootApp }} />
        <Meta />
        <Links />
        {withoutReact && <AlternateLinks />}
        {withoutReact && <script type="module" src={pageScript} />}
      </head>
      <body>
        {children}
        {!withoutReact && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const meta = () => [{ title: brand.name.he }];

export default function Root() {
  return <Outlet />;
}

export function HydrateFallback() {
  return <Checking />;
}
