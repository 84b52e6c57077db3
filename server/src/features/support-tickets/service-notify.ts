import { brand } from '@tzemed/contract/brand';
import { breakLinks } from '@tzemed/contract/text/plain-text';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { JobContext, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notify } from '../../delivery/notify.ts';
import { findPreferences } from '../../delivery/preferences.ts';
import { outOfQuiet } from '../../delivery/quiet-hours.ts';
import { removeUnread } from '../../delivery/notification-rows.ts';
import { redactNotification } from '../../delivery/redact-notification.ts';
import { findTold } from '../../identity/accounts.ts';
import { job } from '../../jobs/job.ts';
import { compose } from '../../mail/compose-mail.ts';
import { sendMail } from '../../mail/jobs.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { answeredTexts, newTicketTexts } from './mail-texts.ts';
import * as store from './store.ts';

/** Time in which an answer can be read before it is mailed. */
const awayMs = 5 * 60_000;

/** Open screens ask for the ticket anew once it is committed: those of support, and of its person where they may see what it is. */
export const tellTicket = (ctx: Member, ticketId: string, userId: string | undefined) =>
  void ctx.afterwards.push(async () => ctx.live.tellTicket(ticketId, userId));

/** Support hears of a new ticket, by mail where the settings of the site have an address for that. */
export async function tellNewTicket(ctx: Member, ticketId: string, number: number) {
  tellTicket(ctx, ticketId, ctx.user.id);
  const { supportMail, publicUrl } = ctx.config;
  if (!supportMail) return;
  const t = wordsIn(newTicketTexts, 'he');
  const mail = {
    to: { name: brand.name.he, address: supportMail },
    lang: 'he' as const,
    subject: t.subject({ number: String(number) }),
    preview: t.preview,
    text: [t.what({ number: String(number) })],
    action: { label: t.label, url: pageUrl(publicUrl, 'he', `app/support/desk/${ticketId}`) },
  };
  await ctx.jobs.send(ctx.db, sendMail, mail);
}

type Answered = Pick<store.TicketRow, 'id' | 'userId' | 'subject'>;

/** Tells its person of an answer: in the bell, once for each ticket, and by mail where it is not read soon. */
export async function tellAnswer(ctx: Member, { id, userId, subject }: Answered, messageId: string) {
  const { db, jobs, now } = ctx;
  const about = { noun: 'supportTickets', thingId: id };
  await removeUnread(db, userId, about);
  const key = `support ${messageId}`;
  await notify(ctx, [{ userId, key, kind: 'support', topic: 'home', title: subject, ...about }]);
  const away = outOfQuiet(await findPreferences(db, userId), new Date(now.getTime() + awayMs));
  await jobs.send(db, mailAnswers, { userId, ticketId: id }, away);
  ctx.afterwards.push(async () => ctx.live.tellUnread([userId]));
}

type About = { readonly userId: string; readonly ticketId: string };

/** Mails that there are answers, unless they were read meanwhile or are in a mail already. No word of them is in it. */
export const mailAnswers = job({
  name: 'support.answered',
  run: (ctx: JobContext, { userId, ticketId }: About) =>
    transact(ctx, async ({ db, jobs, config, clock }) => {
      const [account] = await findTold(db, [userId]);
      const ticket = await store.find(db, { userId, id: ticketId });
      // A stranger may have chosen the address of an account that nobody has confirmed.
      if (!account?.emailVerifiedAt || !account.emailNotifications || !ticket) return;
      if (!(await store.markMailed(db, { userId, id: ticketId }, clock()))) return;
      const { language: lang } = account;
      const { detail } = await findPreferences(db, userId);
      const less = redactNotification([{ petNames: [], isDue: false }], detail, lang);
      const url = pageUrl(config.publicUrl, lang, `app/support/${ticketId}`);
      const mail = compose(account, answeredTexts, { subject: breakLinks(ticket.subject), url });
      await jobs.send(db, sendMail, less ? { ...mail, subject: less.title, preview: less.body } : mail);
    }),
});
