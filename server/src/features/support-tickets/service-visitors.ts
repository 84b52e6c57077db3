import { brand } from '@tzemed/contract/brand';
import { type ContactInput, visitorTicketMonths } from '@tzemed/contract/site/contact';
import { wordsIn } from '@tzemed/contract/text/texts';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { JobContext, Supporter, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { job } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { addressed } from '../../mail/compose-mail.ts';
import { sendMail } from '../../mail/jobs.ts';
import type { Mail } from '../../mail/mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { newContactTexts, visitorAnswerTexts } from './contact-texts.ts';
import type { DeskRow } from './store-desk.ts';
import { insertMessage } from './store.ts';
import * as visitors from './store-visitors.ts';

/** A message of a visitor becomes a ticket, once for its id. */
export async function send(ctx: Visitor, { id: given, website, ...written }: ContactInput) {
  refuseFutureId(ctx, given);
  if (website?.trim()) return;
  await transact(ctx, async (ctx) => {
    const { db, now, lang } = ctx;
    const { name, email, subject, message: text } = written;
    const id = given?.toLowerCase() ?? newId();
    // Never an id of the sender's choice: that of an account would put the ticket among those of its person.
    const userId = newId();
    const visitor = { visitorName: name, visitorEmail: email, visitorLanguage: lang };
    const times = { createdAt: now, updatedAt: now, waitsSince: now };
    const made = await visitors.insert(db, { userId, id, subject, ...visitor, ...times });
    if (!made) return refuseOther(ctx, id, written);
    const asVisitor = { isAnswer: false, isNote: false, name: null, writtenBy: null };
    await insertMessage(db, { userId, id: newId(), ticketId: id, place: 1, text, createdAt: now, ...asVisitor });
    await tellNewContact(ctx, { ...written, id, number: made.number });
  });
}

type Written = Omit<ContactInput, 'id' | 'website'>;

/** A repetition of the same message has been taken already; anything else under its id is refused. */
async function refuseOther({ db }: Visitor, id: string, { name, email, subject, message }: Written) {
  const standing = await visitors.find(db, id);
  const isSame =
    standing?.visitorName === name &&
    standing.visitorEmail === email &&
    standing.subject === subject &&
    standing.text === message;
  if (!isSame) throw idTaken();
}

/** Lines as paragraphs: HTML would run them together. */
const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

/** Support sees it at the desk, and hears of it by mail where the settings of the site have an address for that. */
async function tellNewContact(
  ctx: Visitor,
  { id, number, name, email, subject, message }: Written & { readonly id: string; readonly number: number },
) {
  ctx.afterwards.push(async () => ctx.live.tellTicket(id, undefined));
  const { supportMail, publicUrl } = ctx.config;
  if (!supportMail) return;
  const t = wordsIn(newContactTexts, 'he');
  const mail: Mail = {
    to: { name: brand.name.he, address: supportMail },
    replyTo: { name, address: email },
    lang: 'he',
    subject: t.subject({ number: String(number) }),
    preview: t.preview,
    text: [t.who({ name, email })],
    things: [{ title: subject, lines: linesOf(message), actions: [] }],
    action: { label: t.label, url: pageUrl(publicUrl, 'he', `app/support/desk/${id}`) },
    note: t.note,
  };
  await ctx.jobs.send(ctx.db, sendMail, mail);
}

/** Mails an answer to the visitor of a ticket. The caller has written it in the same transaction. */
export async function mailAnswer(
  { db, jobs, config }: Supporter,
  { number, personName: name, personEmail: email, personLanguage: language }: DeskRow,
  answer: string,
) {
  const t = wordsIn(visitorAnswerTexts, language);
  const said = { number: String(number) };
  const mail: Mail = {
    ...addressed({ name, firstname: null, email, language, emailVerifiedAt: null }),
    ...(config.supportMail && { replyTo: { name: brand.name[language], address: config.supportMail } }),
    subject: t.subject(said),
    preview: t.preview,
    text: [t.what, ...linesOf(answer)],
    action: { label: t.label, url: pageUrl(config.publicUrl, language, 'contact') },
    note: t.note(said),
    otherwise: t.otherwise,
  };
  await jobs.send(db, sendMail, mail);
}

/** A visitor's ticket goes with no account, so it goes with time. */
export const sweepVisitors = job({
  name: 'support.sweepVisitors',
  cron: '20 4 * * *',
  run: async ({ db, clock, log }: JobContext) => {
    const tickets = await visitors.removeOlder(db, { now: clock(), months: visitorTicketMonths });
    log.info({ tickets }, 'tickets of visitors swept');
  },
});
