// The script of the page where a new password is chosen.
import { auth, resetForm } from '@tzemed/contract/auth';
import { showView, takeLinkToken } from './forms/views.ts';
import { wireForm } from './forms/wire-form.ts';
import { call } from './forms/call.ts';
import { leaveNothing } from './page.ts';

const token = takeLinkToken();

if (!token) showView('broken');
wireForm('reset', {
  schema: resetForm,
  send: async ({ password }) => {
    await call(auth.reset, { token, password });
    // Every session has ended on the server, this device's too.
    await leaveNothing();
    showView('done');
  },
  failure: 'failed',
});
