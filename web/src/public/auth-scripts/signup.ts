// The script of the page where accounts are opened.
import '../page-script.ts';
import { auth, registerInput } from '@tzemed/contract/account/auth';
import { enterApp } from './enter-app.ts';
import { redirectSignedIn } from './redirect-signed-in.ts';
import { wireForm } from '../forms/wire-form.ts';
import { wireGoogleButton } from './wire-google-button.ts';
import { call } from '../forms/call.ts';

redirectSignedIn();
wireGoogleButton();
wireForm('signup', {
  schema: registerInput,
  send: async (body) => enterApp(await call(auth.register, body), 'signedUp'),
  failure: 'signupFailed',
});
