// The script of the login page. No React: the contract's schema and the page's own HTML.
import '../page-script.ts';
import { auth, loginInput } from '@tzemed/contract/account/auth';
import { enterApp } from './enter-app.ts';
import { showNote } from '../forms/show-note.ts';
import { redirectSignedIn } from './redirect-signed-in.ts';
import { takePendingSignIn } from './pending-sign-in.ts';
import { wireForm } from '../forms/wire-form.ts';
import { wireGoogleButton } from './wire-google-button.ts';
import { call } from '../forms/call.ts';

/** Codes and passkeys: loaded by those who use them. */
const secondStep = () => import('./second-step.ts');

if (!redirectSignedIn()) showNote();
wireGoogleButton();
wireForm('login', {
  schema: loginInput,
  send: async (body) => {
    const answer = await call(auth.login, body);
    if (answer && 'secondFactor' in answer) (await secondStep()).askSecondFactor(answer.secondFactor);
    else await enterApp(answer, 'loggedIn');
  },
  failure: 'loginFailed',
});

const waiting = takePendingSignIn();
if (waiting) void secondStep().then(({ askSecondFactor }) => askSecondFactor(waiting));

if ('PublicKeyCredential' in window) {
  document.querySelector<HTMLElement>('[data-passkeys]')!.hidden = false;
  document
    .querySelector('[data-press=passkey]')!
    .addEventListener('click', () => void secondStep().then(({ usePasskey }) => usePasskey()));
}
