// The script of the page that Google comes back to.
import './page.ts';
import { finishGoogle } from './forms/google.ts';

void finishGoogle();
