// The script of the page that a mailed link joins Google to an account with.
import './page.ts';
import { redeemLink } from './forms/redeem.ts';

void redeemLink('confirmGoogle');
