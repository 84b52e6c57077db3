import { job } from '../jobs/job.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** Sends a mail that is written already; each try is the same mail, by its id. */
export const sendMail = job({
  name: 'mail.send',
  batch: 3,
  concurrency: 2,
  run: ({ mailer }: { readonly mailer: Mailer }, mail: Mail, run) => mailer.send(mail, run),
});

export const jobs = [sendMail];
