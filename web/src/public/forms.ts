// The script of every public page with a form. No React: the contract's schemas and the page's own HTML.
import { auth, forgotInput, loginInput, registerInput, resetForm } from '@tzemed/contract/auth';
import { bareCalls } from '../lib/bare-calls.ts';
import { returnPath } from '../lib/return-path.ts';
import { currentSession, endSession } from '../lib/session.ts';
import { enter } from './forms/enter.ts';
import { clearErrors } from './forms/field-errors.ts';
import type { LinkCall } from './forms/redeem.ts';
import { showView, takeLinkToken } from './forms/views.ts';
import { showToast } from './forms/show-toast.ts';
import { failureText, wireForm } from './forms/wire-form.ts';

const api = bareCalls(auth);
const has = (selector: string) => document.querySelector(selector) !== null;

// Somebody who is signed in has nothing to do at these two.
if (has('[data-form=login], [data-form=signup]') && currentSession()) location.replace(returnPath(location.search));

wireForm('login', {
  schema: loginInput,
  send: async (body) => enter(await api.login({ body }), 'loggedIn'),
  failure: 'loginFailed',
});

wireForm('signup', {
  schema: registerInput,
  send: async (body) => enter(await api.register({ body }), 'signedUp'),
  failure: 'signupFailed',
});

wireForm('forgot', {
  schema: forgotInput,
  send: async (body) => {
    await api.forgot({ body });
    showView('sent');
  },
  failure: 'forgotFailed',
});
document.querySelector('[data-again]')?.addEventListener('click', () => {
  const form = document.querySelector<HTMLFormElement>('[data-form=forgot]')!;
  form.reset();
  clearErrors(form);
  showView('form');
  form.querySelector('input')!.focus();
});

wireForm('resend', {
  schema: forgotInput,
  send: async (body) => {
    await api.resend({ body });
    showView('sent');
  },
  failure: 'forgotFailed',
});

if (has('[data-form=reset]')) {
  const token = takeLinkToken();
  if (!token) showView('broken');
  wireForm('reset', {
    schema: resetForm,
    send: async ({ password }) => {
      await api.reset({ body: { token, password } });
      // Every session has ended on the server, this device's too.
      endSession();
      showView('done');
    },
    failure: 'failed',
  });
}

// Pages that act by themselves as soon as they are open. Few come to them: each one's part is fetched there alone.
const unfetched = () => showView('failed', 'network');
const redeem = document.querySelector<HTMLElement>('[data-redeem]')?.dataset.redeem as LinkCall | undefined;
if (redeem) import('./forms/redeem.ts').then(({ redeemLink }) => redeemLink(redeem), unfetched);
if (has('[data-google-callback]')) import('./forms/google.ts').then(({ finishGoogle }) => finishGoogle(), unfetched);

const googleButton = document.querySelector<HTMLButtonElement>('[data-google]');
googleButton?.addEventListener('click', async () => {
  googleButton.disabled = true;
  try {
    const { goToGoogle } = await import('./forms/google.ts');
    await goToGoogle();
  } catch (reason) {
    showToast('error', failureText(reason, 'googleFailed'));
  } finally {
    googleButton.disabled = false;
  }
});
