import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { inLang, languages } from './i18n/language.ts';
import { innerScreens, publicPages, screens } from './screens.ts';

/** The same screen at several addresses needs an id of its own at each. */
const at = (path: string, file: string) =>
  path === '' ? index(file, { id: 'home' }) : route(path, file, { id: path });

const publicArea = languages.map((lang) =>
  layout(
    'shell/PublicLayout.tsx',
    { id: `public-${lang}` },
    publicPages.map(({ path, file }) => at(inLang(lang, `/${path}`).slice(1), file)),
  ),
);

const appScreens = [...Object.values(screens), ...innerScreens];

export default [
  ...publicArea,
  layout('shell/AppLayout.tsx', [
    at('app', screens.dashboard.file),
    ...appScreens.map(({ path, file }) => at(`app/${path}`, file)),
    ...appScreens.map(({ path, file }) => at(path, file)),
    at('app/*', 'shell/AppNotFoundPage.tsx'),
  ]),
  route('*', 'shell/UnknownPage.tsx'),
] satisfies RouteConfig;
