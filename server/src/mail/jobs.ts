import { job } from '../jobs/job.ts';
import type { Mail } from './mail.ts';
import { type Mailer, MAILS_AT_ONCE } from './mailer.ts';

/** Sends a mail that is written already; each try is the same mail, by its id. */
export const sendMail = job({
  name: 'mail.send',
  concurrency: MAILS_AT_ONCE,
  run: ({ mailer }: { readonly mailer: Mailer }, mail: Mail, run) => mailer.send(mail, run),
});

export const jobs = [sendMail];
