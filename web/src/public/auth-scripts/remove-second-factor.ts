// The script of the page where a lost second factor is removed.
import { secondFactor } from '@tzemed/contract/account/second-factor';
import { wireMailLink } from '../forms/wire-mail-link.ts';
import '../page-script.ts';

wireMailLink(secondFactor.finishRecovery);
