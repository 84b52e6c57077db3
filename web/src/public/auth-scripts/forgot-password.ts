// The script of the page that mails a link for a new password.
import '../page-script.ts';
import { auth, forgotInput } from '@tzemed/contract/account/auth';
import { clearErrors } from '../forms/field-errors.ts';
import { showView } from '../forms/page-views.ts';
import { wireForm } from '../forms/wire-form.ts';
import { call } from '../forms/call.ts';

wireForm('forgot', {
  schema: forgotInput,
  send: async (body) => {
    await call(auth.forgot, body);
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
