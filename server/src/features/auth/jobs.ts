import { mailNewEmail, mailOldEmail } from './service-email.ts';
import { sendLink } from './service-links.ts';

export const jobs = [sendLink, mailNewEmail, mailOldEmail];
