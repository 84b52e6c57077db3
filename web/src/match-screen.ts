import { pathInLang, langOfPath } from './i18n/language.ts';
import { cardPage, openPages, screens } from './screens.ts';

type OpenPageName = keyof typeof openPages;
export type ScreenName = keyof typeof screens | 'pet' | 'card' | OpenPageName;

/** Name of the app page that is open to everybody at an address, in any language. */
export function matchOpenPage(pathname: string): OpenPageName | undefined {
  const lang = langOfPath(pathname);
  const [name] =
    Object.entries(openPages).find(([, { path }]) => pathname.replace(/\/$/, '') === pathInLang(lang, `/${path}`)) ??
    [];
  return name as OpenPageName | undefined;
}

const areaScreens = ['expenses', 'medicalRecords', 'reminders'] as const;

/** Area whose items the screen at an address shows; undefined for screens of several areas, or of none. */
export function areaOfPath(pathname: string) {
  const [first] = pathname
    .replace(/^\/app(?=\/)/, '')
    .split('/')
    .slice(1);
  return areaScreens.find((area) => screens[area].path === first);
}

/** Name of the screen at an address. */
export function matchScreen(pathname: string): ScreenName | undefined {
  const open = matchOpenPage(pathname);
  if (open) return open;
  const [first, second, third] = pathname
    .replace(/^\/app\/?$/, '/dashboard')
    .replace(/^\/app(?=\/)/, '')
    .split('/')
    .slice(1);
  const [name] = Object.entries(screens).find(([, { path }]) => path === first) ?? [];
  if (name !== 'pets' || !second) return name as ScreenName | undefined;
  return cardPage.path.endsWith(`/${third}`) ? 'card' : 'pet';
}
