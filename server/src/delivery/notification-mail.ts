import { dayOf } from '@tzemed/contract/dates/days';
import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import type { Lang } from '@tzemed/contract/text/languages';
import type { Topic } from '@tzemed/contract/notifications/notification-preferences';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { listHomes } from '../identity/find-active-user.ts';
import { type Account, findTold } from '../identity/accounts.ts';
import type { Secrets } from '../identity/keys/secrets.ts';
import { job, type Queued, type Run } from '../jobs/job.ts';
import { addressed } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { pageUrl } from '../mail/page-url.ts';
import { mailTexts } from './notification-mail-texts.ts';
import { type DeliveryTarget, deliveryTimeOf } from './delivery-time.ts';
import { listPreferences } from './preferences.ts';
import * as rows from './notification-rows.ts';
import { redactNotification } from './redact-notification.ts';
import { lateOf, nameOf, type TextContext, thingOf, toldOf, whenOf } from './notification-text.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

type Context = {
  readonly db: Db;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly clock: () => Date;
};

/**
 * Mails one person what they are to be told by now and what still waits: all of it in one mail, and nothing where it was
 * done, put off or read meanwhile, or where they wish no more mails. No words lie in the queue. Each try is the same mail.
 */
export const sendNotifications = job({
  name: 'notifications.mail',
  batch: 16,
  concurrency: 3,
  // Faster they kept whoever looks at a list waiting three times as long.
  perSecond: 540,
  gather,
  run: async (ctx: Context, data: DeliveryTarget, run: Run, gathered?: Gathered) => {
    const { now, accounts, preferences, waiting } = gathered ?? (await gather(ctx, [{ data, run }]));
    const [account, wishes] = [accounts.get(data.userId), preferences.get(data.userId)];
    if (!account?.emailVerifiedAt || !wishes) return;
    const told = (waiting.get(run.id) ?? []).filter(({ topic }) => wishes.topics[topic].email);
    if (told.length === 0) return;
    const mail = composeNotificationMail({ ...ctx, now, timezone: wishes.timezone }, account, told, wishes.detail);
    await ctx.mailer.send(mail, run);
  },
});

type Gathered = Awaited<ReturnType<typeof gather>>;

/**
 * Recipients of these mails, their preferences, and the waiting notifications of each mail. All share one `now`,
 * because `formatDueTime` caches texts by it.
 */
async function gather(ctx: Context, all: readonly Queued<DeliveryTarget>[]) {
  const now = ctx.clock();
  const mails = all.map(({ data, run: { id } }) => ({
    userId: data.userId,
    mailId: id,
    until: deliveryTimeOf(data, now),
  }));
  await rows.claimForMails(ctx.db, mails);
  const userIds = [...new Set(mails.map(({ userId }) => userId))];
  const [accounts, preferences, homes] = await Promise.all([
    findTold(ctx.db, userIds),
    listPreferences(ctx.db, userIds),
    listHomes(ctx.db, userIds),
  ]);
  const waiting = Map.groupBy(
    await rows.listInMails(ctx.db, mails, { homes, today: dayOf(now) }),
    ({ mailId }) => mailId,
  );
  return { now, accounts: new Map(accounts.map((account) => [account.id, account])), preferences, waiting };
}

/** Mail programs fill what they show beside a subject with the first lines of the mail: these marks take that room and show nothing. */
const filler = '\u034f\u200c\u00a0'.repeat(120);

/** Mail for these notifications, in the recipient's language. */
export function composeNotificationMail(
  ctx: TextContext,
  account: Account,
  told: readonly rows.Waiting[],
  detail: DetailLevel,
): Mail {
  const { language: lang, id: userId } = account;
  const t = wordsIn(mailTexts, lang);
  const url = (page: string) => pageUrl(ctx.config.publicUrl, lang, page);
  const things = told.map((one) => thingOf(ctx, one, userId, lang));
  const isDoable = things.some(({ actions }) => actions.length > 1);
  const topics = [...new Set(told.map(({ topic }) => topic))];
  const [only] = told.length === 1 ? told : [];
  const less = redactNotification(told.map(toldOf), detail, lang);
  return {
    ...addressed(account),
    subject: less?.title ?? (only ? subjectOf(ctx, only, lang) : t.several({ count: told.length })),
    preview: less ? `${less.body}${filler}` : isDoable ? t.previewDoable : t.preview,
    text: [
      ...(told.some((one) => lateOf(ctx, one, lang)) ? [t.still] : []),
      ...(told.some(({ isLate }) => isLate) ? [t.late] : []),
    ],
    things,
    ...(isDoable && { note: t.note }),
    otherwise: whyOf(topics, lang),
    ways: [
      { label: t.preferences, url: url('app/notifications/preferences') },
      ...topics.flatMap((topic) =>
        topic === 'home'
          ? []
          : [
              {
                label: stopWords(lang)[topic],
                url: `${url('mail-preferences')}#token=${unsubscribeToken(ctx.secrets, topic, userId, ctx.now)}`,
              },
            ],
      ),
    ],
  };
}

/** Budgets are no thing that comes up. */
function whyOf(topics: readonly Topic[], lang: Lang) {
  const t = wordsIn(mailTexts, lang);
  if (!topics.includes('budgets')) return t.why;
  return topics.length === 1 ? t.whyBudgets : t.whyBoth;
}

function subjectOf(ctx: TextContext, one: rows.Waiting, lang: Lang) {
  const t = wordsIn(mailTexts, lang);
  const late = lateOf(ctx, one, lang);
  const what = nameOf(one, lang);
  const when = whenOf(ctx, one, lang);
  if (late) return t.stillOne({ late, what });
  return when ? t.one({ when, what }) : what;
}

const stopWords = (lang: Lang): Record<Exclude<Topic, 'home'>, string> => {
  const t = wordsIn(mailTexts, lang);
  return { reminders: t.stopReminders, appointments: t.stopAppointments, papers: t.stopPapers, budgets: t.stopBudgets };
};
