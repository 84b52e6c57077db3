// The script of the login page. No React: the contract's schema and the page's own HTML.
import './page.ts';
import { auth, loginInput } from '@tzemed/contract/auth';
import { enter } from './forms/enter.ts';
import { showNote } from './forms/show-note.ts';
import { passBySignedIn } from './forms/pass-by-signed-in.ts';
import { wireForm } from './forms/wire-form.ts';
import { wireGoogle } from './forms/wire-google.ts';
import { call } from './forms/call.ts';

if (!passBySignedIn()) showNote();
wireGoogle();
wireForm('login', {
  schema: loginInput,
  send: async (body) => enter(await call(auth.login, body), 'loggedIn'),
  failure: 'loginFailed',
});
