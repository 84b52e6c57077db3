// The script of the page that Google comes back to.
import '../page-script.ts';
import { finishGoogleSignIn } from './google-sign-in.ts';

void finishGoogleSignIn();
