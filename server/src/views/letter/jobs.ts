import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { findPreferences, listPreferences } from '../../delivery/preferences.ts';
import { quietUntil } from '../../delivery/quiet-hours.ts';
import { unsubscribeToken } from '../../delivery/unsubscribe-link.ts';
import { categoryWords } from '../../features/expense-categories/service.ts';
import * as accounts from '../../identity/accounts.ts';
import { findActiveUser } from '../../identity/find-active-user.ts';
import { job, type Run } from '../../jobs/job.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { composeLetter } from './service-mail.ts';
import { contentsOf, saysAnything } from './service.ts';
import * as store from './store.ts';
import { letterOf } from './letter-week.ts';

type About = { readonly userId: string; readonly sunday: string };

/**
 * Sends a person's weekly letter with the state at sending time; sends none if it would be empty. All tries are the
 * same mail.
 */
export const sendLetter = job({
  name: 'letters.send',
  batch: 5,
  concurrency: 2,
  run: async (ctx: JobContext, { userId, sunday }: About, run: Run) => {
    const [account, { letter, timezone }] = [
      await accounts.find(ctx.db, userId),
      await findPreferences(ctx.db, userId),
    ];
    const user = await findActiveUser(ctx.db, userId);
    if (!user || !account?.emailVerifiedAt || !letter.isOn) return;
    const now = ctx.clock();
    const contents = await contentsOf({ db: ctx.db, now, user, timezone }, sunday);
    if (!saysAnything(contents)) return;
    const called = await categoryWords({ db: ctx.db, now, user }, account.language);
    const url = (page: string) => pageUrl(ctx.config.publicUrl, account.language, page);
    const token = unsubscribeToken(ctx.secrets, 'letter', userId, now);
    const urls = {
      app: url('app/dashboard'),
      preferences: url('app/notifications/preferences'),
      stop: `${url('mail-preferences')}#token=${token}`,
      oneClick: `${ctx.config.publicUrl}/api/users/notifications/mail/stop?token=${token}`,
    };
    await ctx.mailer.send(composeLetter(account, { contents, called, sunday, now, timezone, urls }), run);
  },
});

/** Number of letters queued in one transaction. */
const atOnce = 500;

/**
 * Queues the letter of the week of everybody who wishes one and where it is time for it: once for each week, however many
 * look at the same time.
 */
export const planLetters = job({
  name: 'letters.plan',
  cron: '2 * * * *',
  run: async (ctx: JobContext) => {
    const now = ctx.clock();
    for (const timezone of await store.listZones(ctx.db)) {
      const sunday = letterOf(timezone, now);
      if (!sunday) continue;
      let planned = atOnce;
      while (planned === atOnce) planned = await planSome(ctx, timezone, sunday, now);
    }
  },
});

const planSome = (ctx: JobContext, timezone: string, sunday: string, now: Date) =>
  transact(ctx, async ({ db, jobs }) => {
    const userIds = await store.claim(db, { timezone, sunday, limit: atOnce });
    const wishes = await listPreferences(db, userIds);
    await jobs.sendAll(
      db,
      sendLetter,
      userIds.map((userId) => ({
        data: { userId, sunday },
        at: quietUntil(wishes.get(userId)!.quietHours, timezone, now),
      })),
    );
    return userIds.length;
  });

export const jobs = [sendLetter, planLetters];
