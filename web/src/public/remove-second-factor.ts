// The script of the page where a lost second factor is removed.
import { secondFactor } from '@tzemed/contract/second-factor';
import { wireLink } from './forms/wire-link.ts';
import './page.ts';

wireLink(secondFactor.finishRecovery);
