// The script of the login page. No React: the contract's schema and the page's own HTML.
import './page.ts';
import { auth, loginInput } from '@tzemed/contract/auth';
import { enter } from './forms/enter.ts';
import { showNote } from './forms/show-note.ts';
import { passBySignedIn } from './forms/pass-by-signed-in.ts';
import { takeSignIn } from './forms/waiting-sign-in.ts';
import { wireForm } from './forms/wire-form.ts';
import { wireGoogle } from './forms/wire-google.ts';
import { call } from './forms/call.ts';

/** Codes and passkeys: loaded by those who use them. */
const secondStep = () => import('./forms/second-step.ts');

if (!passBySignedIn()) showNote();
wireGoogle();
wireForm('login', {
  schema: loginInput,
  send: async (body) => {
    const answer = await call(auth.login, body);
    if (answer && 'secondFactor' in answer) (await secondStep()).askSecondFactor(answer.secondFactor);
    else await enter(answer, 'loggedIn');
  },
  failure: 'loginFailed',
});

const waiting = takeSignIn();
if (waiting) void secondStep().then(({ askSecondFactor }) => askSecondFactor(waiting));

if ('PublicKeyCredential' in window) {
  document.querySelector<HTMLElement>('[data-passkeys]')!.hidden = false;
  document
    .querySelector('[data-press=passkey]')!
    .addEventListener('click', () => void secondStep().then(({ usePasskey }) => usePasskey()));
}
