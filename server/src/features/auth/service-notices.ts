import type { Visitor } from '../../context.ts';
import type { Account } from '../../identity/accounts.ts';
import { compose, type Filling, type MailRows } from '../../mail/compose.ts';
import { sendMail } from '../../mail/jobs.ts';
import { pageUrl } from '../../mail/page-url.ts';

/** Tells the owner what happened to the account, in the transaction in which it happens. */
export const sendNotice = <R extends MailRows>(ctx: Visitor, account: Account, rows: R, filling: Filling<R>) => {
  const url = pageUrl(ctx.config.publicUrl, account.language, 'forgot-password');
  return ctx.jobs.send(ctx.db, sendMail, compose(account, rows, { ...filling, url }));
};
