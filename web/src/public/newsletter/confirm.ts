// The script of the page that confirms a subscription to the newsletter.
import { newsletter } from '@tzemed/contract/newsletter';
import '../page.ts';
import { wireLink } from '../forms/wire-link.ts';

wireLink(newsletter.confirm);
