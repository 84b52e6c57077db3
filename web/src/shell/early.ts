// Runs in the head of every page of the app, before anything else has come, and stands in the page itself.
import { storedLang } from '../i18n/language.ts';
import { headersOf, idIn } from '../lib/early.ts';
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
  const { first = '', firstHere = '' } = document.querySelector<HTMLElement>('script[data-first]')!.dataset;
  // With a query of its own a screen asks other things than without.
  const urls = `${first} ${location.search ? '' : firstHere.replaceAll(':id', idIn(location.pathname))}`
    .split(' ')
    .filter(Boolean);
  globalThis.early = { askedAt: Date.now(), headers, answers: {} };
  for (const url of urls) {
    const answer = fetch(url, { headers });
    // Whoever takes it hears of the failure.
    answer.catch(() => undefined);
    globalThis.early.answers[url] = answer;
  }
}
