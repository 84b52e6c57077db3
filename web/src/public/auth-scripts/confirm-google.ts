// The script of the page that a mailed link joins Google to an account with.
import '../page-script.ts';
import { redeemLink } from './redeem-link.ts';

void redeemLink('confirmGoogle');
