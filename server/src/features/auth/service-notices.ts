import type { Visitor } from '../../context.ts';
import { mailTo, type NoticeKind } from '../../mail/compose.ts';
import { pageUrl } from '../../mail/page-url.ts';
import type { Account } from './store.ts';

/** Tells the owner what happened to the account, in the transaction in which it happens. */
export const sendNotice = (ctx: Visitor, account: Account, kind: NoticeKind, device?: string) =>
  ctx.jobs.send(
    ctx.db,
    'mail.send',
    mailTo(account, kind, {
      url: pageUrl(ctx.config.publicUrl, account.language, 'forgot-password'),
      when: ctx.now,
      device,
    }),
  );
