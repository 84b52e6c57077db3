// The script of the page where a change of address is taken back.
import { auth } from '@tzemed/contract/account/auth';
import { wireMailLink } from '../forms/wire-mail-link.ts';
import { clearSession } from '../page-script.ts';

// Every session has ended on the server, this device's too.
wireMailLink(auth.restoreEmail, clearSession);
