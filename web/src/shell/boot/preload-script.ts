// Runs in the head of every page of the app, before anything else has come, and stands in the page itself.
import { storedLang } from '../../i18n/language.ts';
import { startPreload, firstPhotos, headersOf, petsInAnswer, type Preload } from '../../lib/api/preload.ts';
import { tokenKey, userFromToken } from '../../lib/session/token.ts';
import { homePath, startPath } from '../../lib/session/return-path.ts';
import { leaveForLogin } from '../session/leave-for-login.ts';

const token = storedToken();

function storedToken() {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    // If storage is blocked, nobody can be signed in: the login page says so.
    location.replace('/login');
    return undefined;
  }
}

if (token === undefined) {
  // The login page is already loading.
} else if (!token || !userFromToken(token)) {
  leaveForLogin(location.pathname + location.search);
} else if (location.pathname === '/app' && startPath() !== homePath) {
  location.replace(startPath());
} else {
  const headers = headersOf(storedLang(), token);
  const { first = '', firstHere = '', photos } = document.querySelector<HTMLElement>('script[data-first]')!.dataset;
  // A screen with a query of its own sends other requests than without. /app/pets/<id>/… is about that pet.
  const [, , , id = ''] = location.pathname.split('/');
  const urls = `${first} ${location.search ? '' : firstHere}`.replace(':id', id).split(' ').filter(Boolean);
  const answers: Preload['answers'] = {};
  globalThis.early = { askedAt: Date.now(), headers, answers };
  const ask = startPreload(globalThis.early);
  urls.forEach(ask);
  // A photo is the largest thing on its screen, and waits for no script.
  if (photos) {
    const [list, photo] = photos.split(' ') as [string, string];
    petsInAnswer(answers, list)
      .then((pets) => {
        for (const id of firstPhotos(pets, location.pathname)) ask(photo.replace(':id', id));
      })
      .catch(() => undefined);
  }
}
