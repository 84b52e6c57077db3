import { inLang, storedLang } from '../i18n/language.ts';
import { withReturn } from '../lib/return-path.ts';

let isLeaving = false;

/** Replaces this page by the login page, which comes back to `wanted`. The first to ask decides. */
export function leaveForLogin(wanted?: string) {
  if (isLeaving) return;
  isLeaving = true;
  const login = inLang(storedLang(), '/login');
  location.replace(wanted ? withReturn(login, wanted) : login);
}
