import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { inLang, languages } from './i18n/language.ts';
import { petPage, publicPages, screens } from './screens.ts';

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

/** Every screen below a prefix. */
const appScreens = (prefix: '' | 'app/') => [
  ...Object.values(screens).map(({ path, file }) => at(prefix + path, file)),
  route(
    prefix + petPage.path,
    petPage.file,
    { id: prefix + petPage.path },
    petPage.sections.map(({ path, file }) => {
      const options = { id: `${prefix}${petPage.path}/${path}` };
      return path === '' ? index(file, options) : route(path, file, options);
    }),
  ),
];

export default [
  ...publicArea,
  layout('shell/AppLayout.tsx', [
    at('app', screens.dashboard.file),
    ...appScreens('app/'),
    ...appScreens(''),
    at('app/*', 'shell/AppNotFoundPage.tsx'),
  ]),
  route('*', 'shell/UnknownPage.tsx'),
] satisfies RouteConfig;
