import './fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/actions.css';
import './styles/surfaces.css';
import './styles/fields.css';
import './styles/feedback.css';
import './styles/accessibility.css';
import './styles/print.css';
import { useContext, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import { brand } from '@tzemed/contract/brand';
import { dirOf } from './i18n/language.ts';
import { useLanguage } from './i18n/LanguageProvider.tsx';
import { bootAppScript, bootPublicScript } from './lib/boot-scripts.ts';
import { Prerendering } from './lib/prerendering.ts';
import { preloadUrls, firstHere, firstOfCalendar, firstOfPet, firstPhotos } from './prerender/preload-requests.ts';
import { matchScreen } from './match-screen.ts';
import pageScript from './public/page-script.ts?worker&url';
import { AccessibilityButton } from './shell/accessibility/AccessibilityButton.tsx';
import accessibilityScript from './shell/accessibility/start.ts?worker&url';
import dressScript from './shell/boot/skeleton-script.ts?worker&url';
import earlyOfCalendarScript from './prerender/calendar-preload-script.ts?worker&url';
import earlyOfPetScript from './prerender/pet-preload-script.ts?worker&url';
import earlyScript from './shell/boot/preload-script.ts?worker&url';
import { PageMetadata } from './shell/public-frame/PageMetadata.tsx';

/**
 * Values of a route's `handle`. A static page is served as plain HTML, without React. A page's own script includes the
 * script of all public pages. An open page belongs to the app, is for everybody, and has the language of its address.
 */
type Handle = { static?: boolean; hasOwnScript?: boolean; isOpen?: boolean } | undefined;

/** The build puts these into the page; before it they are modules, which can't run where they stand. */
const inPage = import.meta.env.DEV ? { type: 'module' } : {};

/** Made at build time only: in the browser React draws into `#app` of what was sent, and nowhere else. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as Handle);
  // The router insists on a page of its own to fall back to, made at '/'. The build throws it away.
  const isFallback = !useContext(Prerendering);
  const withoutReact = handles.some((handle) => handle?.static) && !isFallback;
  const hasOwnScript = handles.some((handle) => handle?.hasOwnScript);
  const isOpen = handles.some((handle) => handle?.isOpen);
  const { lang } = useLanguage();
  const screen = matchScreen(useLocation().pathname);
  return (
    <html lang={lang} dir={dirOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111816" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: withoutReact || isOpen ? bootPublicScript : bootAppScript }} />
        <script {...inPage} src={accessibilityScript} />
        {!withoutReact && !isOpen && (
          <script
            {...inPage}
            src={earlyScript}
            data-first={screen ? preloadUrls(screen).join(' ') : ''}
            data-first-here={screen && firstHere[screen]?.join(' ')}
            data-photos={screen && firstPhotos[screen]?.join(' ')}
          />
        )}
        {screen === 'pet' && <script {...inPage} src={earlyOfPetScript} data-of-pet={JSON.stringify(firstOfPet)} />}
        {screen === 'calendar' && <script {...inPage} src={earlyOfCalendarScript} data-of-calendar={firstOfCalendar} />}
        <Meta />
        <Links />
        {withoutReact && <PageMetadata />}
        {withoutReact && !hasOwnScript && <script type="module" src={pageScript} />}
      </head>
      <body>
        {withoutReact ? (
          <>
            {children}
            <AccessibilityButton isOfDevice={false} />
          </>
        ) : (
          <>
            <div id="app">{children}</div>
            <script {...inPage} src={dressScript} />
            <AccessibilityButton isOfDevice={!isOpen} />
            {isFallback && <Scripts />}
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
