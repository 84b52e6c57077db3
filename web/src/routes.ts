import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pathInLang, languages } from './i18n/language.ts';
import { referenceRoute } from './public/api/resources.ts';
import { appPages, openPages, publicPages } from './screens.ts';

// Routes that are rendered at build time: public pages, and for the app only a skeleton. In the browser the app has its
// own routes, in App.tsx.

/** The same screen at several addresses needs an id of its own at each. */
const at = (path: string, file: string) =>
  path === '' ? index(file, { id: 'front' }) : route(path, file, { id: path });

const publicArea = languages.map((lang) =>
  layout(
    'shell/public-frame/PublicLayout.tsx',
    { id: `public-${lang}` },
    [...publicPages, referenceRoute].map(({ path, file }) => at(pathInLang(lang, `/${path}`).slice(1), file)),
  ),
);

export default [
  ...publicArea,
  ...languages.flatMap((lang) =>
    Object.values(openPages).map(({ path }) =>
      at(pathInLang(lang, `/${path}`).slice(1), 'prerender/OpenSkeletonPage.tsx'),
    ),
  ),
  ...appPages.map((address) => at(address.slice(1).replace(/(?<=\/)_(?=\/|$)/, ':any'), 'prerender/SkeletonPage.tsx')),
] satisfies RouteConfig;
