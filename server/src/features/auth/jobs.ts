import { mailNewEmail, mailOldEmail } from './service-email.ts';
import { sendLink } from './service-links.ts';
import { mailNotMe } from './service-not-me.ts';
import { mailRecovery } from './service-recovery.ts';

export const jobs = [sendLink, mailNewEmail, mailOldEmail, mailNotMe, mailRecovery];
