// Runs in the head of every page of the app, before anything else has come, and stands in the page itself.
import type { Answered } from '@tzemed/contract/endpoint';
import type { pets as petsTable } from '@tzemed/contract/pets';
import { storedLang } from '../i18n/language.ts';
import { firstPhotos, headersOf, idIn, type Early } from '../lib/early.ts';
import { tokenKey, userFromToken } from '../lib/token.ts';
import { leaveForLogin } from './leave-for-login.ts';

const token = storedToken();

function storedToken() {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    // Where storage is blocked nobody can be signed in: the login page says so.
    location.replace('/login');
    return undefined;
  }
}

if (token === undefined) {
  // On the way.
} else if (!token || !userFromToken(token)) {
  leaveForLogin(location.pathname + location.search);
} else {
  const headers = headersOf(storedLang(), token);
  const { first = '', firstHere = '', photos } = document.querySelector<HTMLElement>('script[data-first]')!.dataset;
  // With a query of its own a screen asks other things than without.
  const urls = `${first} ${location.search ? '' : firstHere.replaceAll(':id', idIn(location.pathname))}`
    .split(' ')
    .filter(Boolean);
  const answers: Early['answers'] = {};
  globalThis.early = { askedAt: Date.now(), headers, answers };
  const ask = (url: string) => {
    const answer = fetch(url, { headers });
    // Whoever takes it hears of the failure.
    answer.catch(() => undefined);
    answers[url] = answer;
  };
  urls.forEach(ask);
  // A photo is the largest thing on its screen, and waits for no script.
  if (photos) {
    const [list, photo] = photos.split(' ') as [string, string];
    answers[list]!.then(async (answer) => {
      const { pets } = (await answer.clone().json()) as Answered<typeof petsTable.list>;
      for (const id of firstPhotos(pets, location.pathname)) ask(photo.replace(':id', id));
    }).catch(() => undefined);
  }
}
