// The script of the page where accounts are opened.
import './page.ts';
import { auth, registerInput } from '@tzemed/contract/auth';
import { enter } from './forms/enter.ts';
import { passBySignedIn } from './forms/pass-by-signed-in.ts';
import { wireForm } from './forms/wire-form.ts';
import { wireGoogle } from './forms/wire-google.ts';
import { call } from './forms/call.ts';

passBySignedIn();
wireGoogle();
wireForm('signup', {
  schema: registerInput,
  send: async (body) => enter(await call(auth.register, body), 'signedUp'),
  failure: 'signupFailed',
});
