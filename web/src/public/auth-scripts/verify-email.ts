// The script of the page that confirms an address, and mails another link where the first is good no more.
import '../page-script.ts';
import { auth, forgotInput } from '@tzemed/contract/account/auth';
import { redeemLink } from './redeem-link.ts';
import { showView } from '../forms/page-views.ts';
import { wireForm } from '../forms/wire-form.ts';
import { call } from '../forms/call.ts';

wireForm('resend', {
  schema: forgotInput,
  send: async (body) => {
    await call(auth.resend, body);
    showView('sent');
  },
  failure: 'forgotFailed',
});
void redeemLink('verify');
