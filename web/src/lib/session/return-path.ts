import type { StartPage } from '@tzemed/contract/account/settings';
import { startPageKey } from './token.ts';

/** Address of the dashboard. */
export const homePath = '/app/dashboard';

/** The address of a screen by its name: /app/medical-records. */
export const pathOf = (page: StartPage) => `/app/${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Address of the start page that the signed-in user has chosen; the dashboard until one is known. */
export function startPath() {
  const page = localStorage.getItem(startPageKey);
  return page ? pathOf(page as StartPage) : homePath;
}

/** Login path with the page that the visitor wanted before the login page intervened. */
export const withReturn = (loginPath: string, wanted: string) =>
  wanted === '/app' || wanted === homePath ? loginPath : `${loginPath}?next=${encodeURIComponent(wanted)}`;

/** The path to go to after login; only ever a path of this site. */
export function returnPath(search: string) {
  const next = new URLSearchParams(search).get('next') ?? '';
  // '//host' and '/\host' are other hosts to a browser, which also drops a tab or a line's end before the second slash.
  return /^\/(?![/\\\s])/.test(next) ? next : startPath();
}

/** Screens of the app that public pages lead to; see `screens.ts`. */
export const supportPath = '/app/support';
export const newTicketPath = '/app/support/new';
