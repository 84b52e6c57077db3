// The script of the page where a change of address is taken back.
import { auth } from '@tzemed/contract/auth';
import * as z from 'zod/mini';
import { call } from './forms/call.ts';
import { showView, takeLinkToken } from './forms/views.ts';
import { wireForm } from './forms/wire-form.ts';
import { leaveNothing } from './page.ts';

const token = takeLinkToken();

if (!token) showView('broken');
wireForm('restore', {
  schema: z.object({}),
  send: async () => {
    await call(auth.restoreEmail, { token });
    // Every session has ended on the server, this device's too.
    await leaveNothing();
    showView('done');
  },
  failure: 'failed',
});
