// The script of the page where a new password is chosen.
import { auth, resetForm } from '@tzemed/contract/account/auth';
import { showView, takeLinkToken } from '../forms/page-views.ts';
import { wireForm } from '../forms/wire-form.ts';
import { call } from '../forms/call.ts';
import { clearSession } from '../page-script.ts';

const token = takeLinkToken();

if (!token) showView('broken');
wireForm('reset', {
  schema: resetForm,
  send: async ({ password }) => {
    await call(auth.reset, { token, password });
    // Every session has ended on the server, this device's too.
    await clearSession();
    showView('done');
  },
  failure: 'failed',
});
