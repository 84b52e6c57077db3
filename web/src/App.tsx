import type { ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { pathInLang, languages } from './i18n/language.ts';
import { lazyPage } from './lazy-page.ts';
import { matchOpenPage } from './match-screen.ts';
import {
  activityPage,
  adminPage,
  budgetsPage,
  cardPage,
  claimPage,
  claimsPage,
  deskPage,
  dosesPage,
  emergencyPage,
  eveningOutPage,
  handoverPage,
  insightPage,
  importPage,
  newTicketPage,
  notificationsPage,
  observationsPage,
  openPages,
  outboxPage,
  petPage,
  planPage,
  plansPage,
  preferencesPage,
  privacyPage,
  recordPage,
  screens,
  searchPage,
  sharePage,
  stockPage,
  supportPage,
  tagsPage,
  trashPage,
  categoriesPage,
  vetsPage,
} from './screens.ts';
import { StopwatchHost } from './features/observations/stopwatch/StopwatchHost.tsx';
import { AreaGate } from './screens/areas/AreaGate.tsx';
import { HiddenAreasProvider } from './screens/areas/HiddenAreasProvider.tsx';
import { LazyPlusSheet } from './screens/plus/LazyPlusSheet.tsx';
import { LazyDeviceHost } from './screens/device/LazyDeviceHost.tsx';
import { LazyLiveChanges } from './screens/live/LazyLiveChanges.tsx';
import { NotificationsBell } from './screens/notifications/NotificationsBell.tsx';
import { LazyOutboxPill } from './screens/outbox/LazyOutboxPill.tsx';
import { SearchBox } from './screens/search/SearchBox.tsx';
import { AppProviders } from './shell/AppProviders.tsx';
import { AppLayout } from './shell/frame/AppLayout.tsx';
import { AppRouter } from './shell/navigation/AppRouter.tsx';
import { ErrorBoundary, ErrorScreen } from './shell/navigation/ErrorScreen.tsx';
import { useScrollRestoration } from './shell/navigation/use-scroll-restoration.ts';
import { lazyOnRender } from './ui/lazy/lazy-on-render.ts';
import AppNotFoundPage from './shell/navigation/AppNotFoundPage.tsx';

const pages = Object.values(screens).map(({ path, file }) => ({ path, Page: lazyPage(file) }));
const open = Object.entries(openPages).map(([name, { path, file }]) => ({ name, path, Page: lazyPage(file) }));
const [{ Page: Dashboard }] = pages as [(typeof pages)[0]];
const sections = petPage.sections.map(({ path, file }) => ({ path, Page: lazyPage(file) }));
/** A list whose rows open beside it, at addresses of their own: one page, so that the list stays as it is. */
const withRows = <T extends { path: string; file: string }>(page: T) => ({ ...page, path: `${page.path}/:rowId?` });

/** Below /app alone, by whatever address leads there; the first that fits is taken. */
const apart = [
  activityPage,
  { ...adminPage, path: `${adminPage.path}/:section?/:rowId?` },
  budgetsPage,
  cardPage,
  claimPage,
  claimsPage,
  withRows(deskPage),
  dosesPage,
  emergencyPage,
  eveningOutPage,
  handoverPage,
  insightPage,
  importPage,
  newTicketPage,
  notificationsPage,
  observationsPage,
  outboxPage,
  planPage,
  plansPage,
  preferencesPage,
  privacyPage,
  recordPage,
  searchPage,
  sharePage,
  stockPage,
  withRows(supportPage),
  tagsPage,
  trashPage,
  categoriesPage,
  vetsPage,
].map(({ path, file }) => ({
  path,
  Page: lazyPage(file),
}));
const parts = {
  Areas: HiddenAreasProvider,
  Plus: LazyPlusSheet,
  Live: LazyLiveChanges,
  Device: LazyDeviceHost,
  Search: SearchBox,
  Unsent: LazyOutboxPill,
  Bell: NotificationsBell,
  Watch: StopwatchHost,
  Leaving: lazyOnRender(() =>
    import('./features/privacy/PendingDeletionScreen.tsx').then((module) => module.PendingDeletionScreen),
  ),
  Consents: lazyOnRender(() => import('./features/privacy/ConsentDialog.tsx').then((module) => module.ConsentDialog)),
};
const PetPage = lazyPage(petPage.file, ...sections.slice(0, 1).map(({ Page }) => Page));

/** The code of the screen at an address, while it is still to come. */
export function codeOf(pathname: string): Promise<unknown> | undefined {
  const openPage = open.find(({ name }) => name === matchOpenPage(pathname))?.Page;
  if (openPage) return openPage.isLoaded() ? undefined : openPage.load();
  const path = pathname.replace(/^\/app(?=\/|$)/, '') || `/${screens.dashboard.path}`;
  const parts = sections.map(({ path, Page }) => ({ path: `${petPage.path}/${path}`, Page }));
  const all = [...pages, { path: petPage.path, Page: PetPage }, ...apart, ...parts];
  const page = all.find((one) => matchPath(one.path, path))?.Page;
  return page?.isLoaded() ? undefined : page?.load();
}

/** Every screen below a prefix. */
const screensBelow = (prefix: '' | 'app/') => [
  ...pages.map(({ path, Page }) => <Route key={prefix + path} path={prefix + path} element={<Page />} />),
  <Route key={`${prefix}pet`} path={prefix + petPage.path} element={<PetPage />}>
    {sections.map(({ path, Page }) =>
      path === '' ? <Route key={path} index element={<Page />} /> : <Route key={path} path={path} element={<Page />} />,
    )}
  </Route>,
];

/** The app in the browser. Its addresses are prerendered by routes.ts. */
export function App() {
  return (
    <AppRouter codeOf={codeOf}>
      <InItsPlace>
        <Routes>
          <Route element={<AppLayout {...parts} />}>
            <Route path="app" element={<Dashboard />} />
            <Route element={<AreaGate />}>
              {screensBelow('app/')}
              {screensBelow('')}
              {apart.map(({ path, Page }) => (
                <Route key={path} path={`app/${path}`} element={<Page />} />
              ))}
            </Route>
            <Route path="app/*" element={<AppNotFoundPage />} />
          </Route>
          {languages.flatMap((lang) =>
            open.map(({ path, Page }) => (
              <Route
                key={`${lang} ${path}`}
                path={pathInLang(lang, `/${path}`)}
                element={
                  <AppProviders>
                    <Page />
                  </AppProviders>
                }
              />
            )),
          )}
          <Route path="*" element={<ErrorScreen isMissing />} />
        </Routes>
      </InItsPlace>
    </AppRouter>
  );
}

/** Shows an error that a screen throws in place of the screen, until the address changes. */
function InItsPlace({ children }: { children: ReactNode }) {
  return <ErrorBoundary address={useScrollRestoration()}>{children}</ErrorBoundary>;
}
