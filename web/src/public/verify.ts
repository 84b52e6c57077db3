// The script of the page that confirms an address, and mails another link where the first is good no more.
import './page.ts';
import { auth, forgotInput } from '@tzemed/contract/auth';
import { redeemLink } from './forms/redeem.ts';
import { showView } from './forms/views.ts';
import { wireForm } from './forms/wire-form.ts';
import { call } from './forms/call.ts';

wireForm('resend', {
  schema: forgotInput,
  send: async (body) => {
    await call(auth.resend, body);
    showView('sent');
  },
  failure: 'forgotFailed',
});
void redeemLink('verify');
