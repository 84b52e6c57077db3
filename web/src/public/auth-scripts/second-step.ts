import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { type PasskeyAnswer, passkeys } from '@tzemed/contract/account/passkeys';
import { oneTimeCode, recoveryCode, secondFactor } from '@tzemed/contract/account/second-factor';
import * as z from 'zod/mini';
import { pageLang } from '../../i18n/language.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { formatsIn } from '../../lib/format.ts';
import { call } from '../forms/call.ts';
import { enterApp } from './enter-app.ts';
import { failureText } from '../forms/failure-text.ts';
import { showError } from '../forms/field-errors.ts';
import { showView } from '../forms/page-views.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { wireForm } from '../forms/wire-form.ts';
import { textOfCode } from '../forms/text-of-code.ts';

const formOf = (name: string) => document.querySelector<HTMLFormElement>(`[data-form=${name}]`)!;
const onPress = (what: string, work: () => void) =>
  document
    .querySelectorAll<HTMLElement>(`[data-press=${what}]`)
    .forEach((button) => button.addEventListener('click', work));

let waiting: PendingSignIn | undefined;

/** Shows a part of the page with what failed there. */
function showAt(view: 'form' | 'code', message: string) {
  showView(view);
  showError(formOf(view === 'form' ? 'login' : 'code'), 'root', message);
}

/** A code is asked for on the same page; the browser's Back returns to the password. */
export function askSecondFactor(of: PendingSignIn) {
  waiting = of;
  for (const place of document.querySelectorAll<HTMLElement>('[data-with-passkey]'))
    place.hidden = !of.hasPasskey || !('PublicKeyCredential' in window);
  history.pushState({ step: 'code' }, '');
  showView('code');
  formOf('code').querySelector('input')!.focus();
}

addEventListener('popstate', () => {
  waiting = undefined;
  showView('form');
});

/** A sign-in that took too long begins again at the password. */
const orExpired = (reason: unknown): never => {
  if (reason instanceof ApiError && reason.code === 'signInExpired') showAt('form', reason.message);
  throw reason;
};

async function finish(way: { code: string } | { recoveryCode: string } | { passkey: PasskeyAnswer }) {
  const { challenge } = waiting!;
  await enterApp(await call(secondFactor.enter, { challenge, ...way }).catch(orExpired), 'loggedIn');
}

wireForm('code', {
  schema: z.object({ code: oneTimeCode() }),
  send: async ({ code }) => {
    await finish({ code }).catch((reason: unknown) => {
      // Another one is shown by now.
      formOf('code').querySelector('input')!.value = '';
      throw reason;
    });
  },
  failure: 'failed',
});
wireForm('recovery', {
  schema: z.object({ recoveryCode: recoveryCode() }),
  send: ({ recoveryCode }) => finish({ recoveryCode }),
  failure: 'failed',
});
wireForm('lost', {
  schema: z.object({}),
  send: async () => {
    const { challenge } = waiting!;
    const { dueAt } = await call(secondFactor.askRecovery, { challenge }).catch(orExpired);
    showView('asked');
    document.querySelector('[data-due]')!.textContent = formatsIn(pageLang()).day(dueAt.slice(0, 10));
  },
  failure: 'failed',
});

const digits = 6;
formOf('code').addEventListener('input', ({ target }) => {
  const { value } = target as HTMLInputElement;
  if (value.replace(/\D/g, '').length === digits) formOf('code').requestSubmit();
});

onPress('code', () => {
  showView('code');
  formOf('code').querySelector('input')!.focus();
});
onPress('recovery', () => {
  showView('recovery');
  formOf('recovery').querySelector('input')!.focus();
});
onPress('lost', () => showView('lost'));
onPress('password', () => (waiting ? history.back() : showView('form')));
onPress('cancel', () => WebAuthnAbortService.cancelCeremony());
onPress('step-passkey', () => void usePasskey());

/** Signs in with a passkey, or takes it for the code that is waited for. */
export async function usePasskey() {
  const from = waiting ? 'code' : 'form';
  showView('passkey');
  try {
    const { options } = await call(passkeys.ask);
    const signed = await startAuthentication({ optionsJSON: options });
    // The library and the contract name the same shape; ours drops what is not read.
    const passkey = signed as unknown as PasskeyAnswer;
    if (waiting) await finish({ passkey });
    else await enterApp(await call(passkeys.login, { passkey }), 'loggedIn');
  } catch (reason) {
    const message = reason instanceof ApiError ? failureText(reason, 'failed') : textOfCode('passkeyUnfinished');
    if (!(reason instanceof ApiError && reason.code === 'signInExpired')) showAt(from, message);
  }
}
