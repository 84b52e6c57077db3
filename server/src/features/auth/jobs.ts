import { mailNewEmail, mailOldEmail } from './profile/service-email.ts';
import { sendLink } from './service-links.ts';
import { mailNotMe } from './service-report-sign-in.ts';
import { mailRecovery } from './second-factor/service-recovery.ts';

export const jobs = [sendLink, mailNewEmail, mailOldEmail, mailNotMe, mailRecovery];
