// The script of the page where somebody says that a sign-in was not theirs.
import { secondFactor } from '@tzemed/contract/account/second-factor';
import { wireMailLink } from '../forms/wire-mail-link.ts';
import '../page-script.ts';

wireMailLink(secondFactor.notMe);
