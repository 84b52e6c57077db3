import { brand } from '@tzemed/contract/brand';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Config } from '../../config.ts';
import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { hashAddress } from '../../identity/visitor-rows.ts';
import { job } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { StartupError } from '../../lib/startup-error.ts';
import type { Mail } from '../../mail/mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { advertisement, issueTexts } from './issue-texts.ts';
import { readMarkdown } from './markdown.ts';
import { type Issue, readIssue } from './read-issue.ts';
import { stopIdOf, tokenFor } from './service-links.ts';
import * as store from './store-issues.ts';
import { findStanding } from './store.ts';

const dayMs = 86_400_000;
/** An issue goes on for this long; who got it is known for longer, so that a late repetition reaches nobody twice. */
const issueDays = 30;
/** Subscriptions that are queued in one transaction. */
const atOnce = 500;
const maxPreviewLength = 120;
/** Issues that subscribers agree to within `monthDays`: see `newsletterConsent`. */
const maxInMonth = 2;
const monthDays = 31;

type Signing = Pick<JobContext, 'secrets' | 'config'> & { readonly now: Date };
type Addressee = { readonly email: string; readonly stopId: string };

/** An issue as it goes to one address: marked as an advertisement, with who sends it and how to stop it. */
function composeIssue(
  { secrets, config, now }: Signing,
  { language, subject, text, sender }: Issue & { readonly sender: string },
  { email, stopId }: Addressee,
): Mail {
  const { word } = advertisement[language];
  const t = wordsIn(issueTexts, language);
  const { blocks } = readMarkdown(text);
  const token = tokenFor(secrets, 'stop', stopId, now);
  const first = blocks.find(({ kind }) => kind === 'paragraph')?.spans.map((span) => span.text) ?? [];
  return {
    to: { name: '', address: email },
    lang: language,
    subject: `${word}: ${subject}`,
    preview: [...`${word}: ${first.join('')}`].slice(0, maxPreviewLength).join(''),
    text: [word],
    article: blocks,
    otherwise: t.why({ sender }),
    ways: [{ label: t.stop, url: `${pageUrl(config.publicUrl, language, 'newsletter/unsubscribe')}#token=${token}` }],
    oneClickStop: `${config.publicUrl}/api/newsletter/unsubscribe/one-click?token=${token}`,
  };
}

type Delivery = { readonly issueId: string; readonly subscriptionId: string };

/** Mails an issue to one subscriber, unless they have stopped it meanwhile. Each try is the same mail. */
export const mailIssue = job({
  name: 'newsletter.mail',
  // Four connections to the mail server at most: those of reminders are not waited for.
  batch: 2,
  concurrency: 2,
  perSecond: 20,
  run: async (ctx: JobContext, { issueId, subscriptionId }: Delivery, run) => {
    const [issue, found] = [await store.find(ctx.db, issueId), await findStanding(ctx.db, subscriptionId)];
    if (!issue || !found?.email || !found.confirmedAt) return;
    const signing = { ...ctx, now: run.date };
    const stopId = stopIdOf(hashAddress(ctx.secrets, found.email));
    await ctx.mailer.send(composeIssue(signing, issue, { email: found.email, stopId }), run);
  },
});

/** Queues the mails of an issue, some in each transaction; begun again, it goes on where it stopped. */
export const queueIssue = job({
  name: 'newsletter.issue',
  run: async (ctx: JobContext, { issueId }: { readonly issueId: string }) => {
    const issue = await store.find(ctx.db, issueId);
    if (!issue || isOver(issue, ctx.clock())) return;
    for (let queued = atOnce; queued > 0;) {
      queued = await transact(ctx, async ({ db, jobs, clock }) => {
        const ids = await store.noteNext(db, issue, atOnce, clock());
        const all = ids.map((subscriptionId) => ({ data: { issueId, subscriptionId } }));
        await jobs.sendAll(db, mailIssue, all);
        return ids.length;
      });
    }
  },
});

const isOver = ({ createdAt }: { readonly createdAt: Date }, now: Date) =>
  now.getTime() - createdAt.getTime() > issueDays * dayMs;

/** Name, address and ways to reach those who send. @throws StartupError where the operator has not said who that is */
function senderOf({ operator, supportMail }: Pick<Config, 'operator' | 'supportMail'>) {
  const { name, address, phone } = operator;
  if (!name || !address)
    throw new StartupError('A newsletter says who sends it: set OPERATOR_NAME and OPERATOR_ADDRESS');
  return [name, address, phone, supportMail ?? brand.supportEmail].filter(Boolean).join(' · ');
}

type Ordering = Pick<JobContext, 'db' | 'jobs' | 'config' | 'secrets' | 'mailer' | 'clock'>;
type Ordered = { readonly text: string; readonly isSent: boolean; readonly testAddress?: string | undefined };

/** Does what `npm run newsletter` asks for, and says what was done. @throws StartupError in words for whoever asked */
export async function orderIssue(ctx: Ordering, { text, isSent, testAddress }: Ordered) {
  const { db, config, secrets, mailer, clock } = ctx;
  const now = clock();
  const { issue, complaints } = readIssue(text);
  if (complaints.length > 0) throw new StartupError(`The issue can't be sent:\n- ${complaints.join('\n- ')}`);
  const sender = senderOf(config);
  const called = `Issue ${issue.name} (${issue.language}), “${advertisement[issue.language].word}: ${issue.subject}”`;
  if (testAddress !== undefined) {
    // The link in a test mail names no address: it stops nothing, and is answered as one that has stopped.
    const mail = composeIssue({ secrets, config, now }, { ...issue, sender }, { email: testAddress, stopId: newId() });
    await mailer.send(mail, { id: newId(), date: now });
    return `${called}: mailed to ${testAddress} alone`;
  }
  if (!isSent) {
    const count = await store.countConfirmed(db, issue.language, now);
    return `${called}: ${count} confirmed subscribers. Nothing was sent: --test ADDRESS mails it to one address, --send to all of them`;
  }
  return transact(ctx, async ({ db, jobs }) => {
    const kept = await store.keep(db, { ...issue, sender, id: newId(), now });
    if (kept.subject !== issue.subject || kept.text !== issue.text)
      throw new StartupError(
        `${called} was sent with other words at ${kept.createdAt.toISOString()}: give it another name`,
      );
    const others = await store.countSince(db, kept, new Date(now.getTime() - monthDays * dayMs));
    if (kept.createdAt.getTime() === now.getTime() && others >= maxInMonth)
      throw new StartupError(
        `${called} would be the third of ${monthDays} days: subscribers agreed to ${maxInMonth} a month at most`,
      );
    if (isOver(kept, now)) throw new StartupError(`${called} was sent at ${kept.createdAt.toISOString()} and is over`);
    const [count, noted] = [
      await store.countConfirmed(db, kept.language, kept.createdAt),
      await store.countNoted(db, kept.id),
    ];
    await jobs.send(db, queueIssue, { issueId: kept.id });
    return `${called}: goes to ${count} confirmed subscribers, ${noted} of them noted before. Mails leave while a server or worker runs`;
  });
}
