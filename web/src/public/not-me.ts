// The script of the page where somebody says that a sign-in was not theirs.
import { secondFactor } from '@tzemed/contract/second-factor';
import { wireLink } from './forms/wire-link.ts';
import './page.ts';

wireLink(secondFactor.notMe);
