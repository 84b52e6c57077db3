// The script of the page where a change of address is taken back.
import { auth } from '@tzemed/contract/auth';
import { wireLink } from './forms/wire-link.ts';
import { leaveNothing } from './page.ts';

// Every session has ended on the server, this device's too.
wireLink(auth.restoreEmail, leaveNothing);
