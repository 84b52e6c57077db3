import { auth } from '@tzemed/contract/account/auth';
import { pathInLang, isLang, pageLang } from '../../i18n/language.ts';
import { enterApp } from './enter-app.ts';
import { showToast } from '../forms/show-toast.ts';
import { showView } from '../forms/page-views.ts';
import { failureText } from '../forms/failure-text.ts';
import { call } from '../forms/call.ts';
import { storePendingSignIn } from './pending-sign-in.ts';

const storageKey = 'googleSignIn';
/** Same address for all languages: it has to be registered with Google. */
const callbackPath = '/auth/google/callback';

/** Values that must be the same when Google redirects back. */
type Attempt = {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  lang: string;
  search: string;
};

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(hash));
}

/** OpenID Connect authorization code with PKCE, state and nonce. */
export async function startGoogleSignIn() {
  const { configured, authorizationEndpoint, clientId } = await call(auth.googleSettings);
  if (!configured || !authorizationEndpoint || !clientId) return showToast('info', 'googleNotConfigured');
  const attempt: Attempt = {
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    redirectUri: location.origin + callbackPath,
    lang: pageLang(),
    search: location.search,
  };
  const target = new URL(authorizationEndpoint);
  const query = {
    response_type: 'code',
    scope: 'openid email profile',
    client_id: clientId,
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await challengeOf(attempt.codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  location.assign(target);
}

/** The page that Google comes back to. */
export async function finishGoogleSignIn() {
  const attempt = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attempt | null;
  if (attempt && isLang(attempt.lang) && attempt.lang !== pageLang()) {
    return location.replace(pathInLang(attempt.lang, callbackPath) + location.search);
  }
  sessionStorage.removeItem(storageKey);
  const answer = new URLSearchParams(location.search);
  const code = answer.get('code');
  // The code is good once: it should not stay in the address bar.
  history.replaceState(null, '', location.pathname + (attempt?.search ?? ''));
  if (!attempt || !code || answer.get('state') !== attempt.state) return showView('failed', 'googleFailed');
  const { codeVerifier, redirectUri, nonce } = attempt;
  try {
    const answer = await call(auth.google, { code, codeVerifier, redirectUri, nonce });
    if (answer && 'secondFactor' in answer) {
      storePendingSignIn(answer.secondFactor);
      return location.replace(pathInLang(pageLang(), '/login') + attempt.search);
    }
    await enterApp(answer, 'loggedIn');
  } catch (reason) {
    showView('failed', failureText(reason, 'googleFailed'));
  }
}
