// The script of the page that stops a subscription to the newsletter.
import { newsletter } from '@tzemed/contract/site/newsletter';
import '../page-script.ts';
import { wireMailLink } from '../forms/wire-mail-link.ts';

wireMailLink(newsletter.unsubscribe);
