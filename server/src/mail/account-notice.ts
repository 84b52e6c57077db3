import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/job-queue.ts';
import { compose, type Filling, type MailRows, type Reader } from './compose-mail.ts';
import { sendMail } from './jobs.ts';
import { pageUrl } from './page-url.ts';

type Posting = { readonly db: Db; readonly jobs: Jobs; readonly config: Pick<Config, 'publicUrl'> };

/** Tells the owner what happened to the account, in the transaction in which it happens. Its button leads to `page`. */
export const sendNotice = <R extends MailRows>(
  ctx: Posting,
  reader: Reader,
  rows: R,
  filling: Filling<R>,
  page = 'forgot-password',
) => {
  const url = pageUrl(ctx.config.publicUrl, reader.language, page);
  return ctx.jobs.send(ctx.db, sendMail, compose(reader, rows, { ...filling, url }));
};
