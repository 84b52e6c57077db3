import { pathInLang, storedLang } from '../../i18n/language.ts';
import { withReturn } from '../../lib/session/return-path.ts';

let isLeaving = false;

/** Replaces this page by the login page, which comes back to `wanted`. The first to ask decides. */
export function leaveForLogin(wanted?: string) {
  if (isLeaving) return;
  isLeaving = true;
  // See ui/leaving.ts; and the frame of the app is nothing to look at for whoever is on the way.
  document.documentElement.dataset.auth = 'out';
  // The browser's Back brings this page as it is now, on its way out: whoever comes back gets it anew.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const login = pathInLang(storedLang(), '/login');
  location.replace(wanted ? withReturn(login, wanted) : login);
}
