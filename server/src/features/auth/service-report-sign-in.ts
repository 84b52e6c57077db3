import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { lock } from '../../identity/accounts.ts';
import { makeLink } from '../../identity/mailed-links.ts';
import type { SignInName } from '../../identity/sign-in-names.ts';
import { job, type Run } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { compose } from '../../mail/compose-mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { safetyTexts } from './security-mail-texts.ts';

/** Milliseconds in which the links of these mails are good. */
export const linkLifeMs = 7 * 24 * 3_600_000;

/** Ways in beside the password: those that a sign-in has come by. */
export type Ways = { readonly passkeyId?: string | undefined; readonly identity?: SignInName | undefined };

/** Act of somebody who may be another: a sign-in on a device, or a request to remove the second factor. */
type Doubtful =
  | {
      readonly userId: string;
      readonly familyId: string;
      readonly device: string;
      readonly ways: Ways;
      readonly at: string;
    }
  | { readonly userId: string; readonly dueAt: string; readonly at: string };

/** Kept with the link. A request to remove the second factor has come by no way in, and has no sign-in. */
export type Refused = { readonly since: string; readonly familyId?: string; readonly ways?: Ways };

/** Tells the owner, with a link by which they say that it was somebody else. Its secret lies in no queue. */
export const mailNotMe = job({
  name: 'auth.notMe',
  batch: 5,
  concurrency: 2,
  urgency: () => 1,
  run: async (ctx: JobContext, doubtful: Doubtful, run: Run) => {
    const now = ctx.clock();
    const { userId } = doubtful;
    const made = await transact(ctx, async ({ db }) => {
      const account = await lock(db, userId);
      if (!account) return undefined;
      const { at: since } = doubtful;
      const payload: Refused =
        'familyId' in doubtful ? { since, familyId: doubtful.familyId, ways: doubtful.ways } : { since };
      const link = { userId, purpose: 'notMe', payload, lifeMs: linkLifeMs } as const;
      return { account, token: await makeLink(db, link, now) };
    });
    if (!made) return;
    const { account, token } = made;
    const when = new Date(doubtful.at);
    const url = `${pageUrl(ctx.config.publicUrl, account.language, 'not-me')}#token=${token}`;
    const mail =
      'familyId' in doubtful
        ? compose(account, safetyTexts.newDevice, { when, device: doubtful.device, url })
        : compose(account, safetyTexts.recoveryAsked, { when, due: new Date(doubtful.dueAt), url });
    await ctx.mailer.send(mail, { id: newId(), date: now, kind: run.kind });
  },
});
