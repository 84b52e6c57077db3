import type { Lang } from '@tzemed/contract/languages';
import { localeOf } from '@tzemed/contract/languages';
import type { Topic } from '@tzemed/contract/notification-preferences';
import { withoutLinks } from '@tzemed/contract/plain-text';
import { wordsIn } from '@tzemed/contract/texts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { listHomes } from '../identity/standing-user.ts';
import { type Account, findAll } from '../identity/accounts.ts';
import type { Secrets } from '../identity/secrets.ts';
import { job, type Queued, type Run } from '../jobs/job.ts';
import { signLink } from '../lib/signed-link.ts';
import { addressed } from '../mail/compose.ts';
import type { Mail, MailThing } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { pageUrl } from '../mail/page-url.ts';
import { mailTexts } from './mail-texts.ts';
import { listPreferences } from './preferences.ts';
import * as rows from './rows.ts';
import { sayDate, sayWhen } from './say-when.ts';
import { stopToken } from './stop-link.ts';

type Context = {
  readonly db: Db;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly clock: () => Date;
};

const skewMs = 60_000;

/**
 * Mails one person what they are to be told by now and what still waits: all of it in one mail, and nothing where it was
 * done, put off or read meanwhile, or where they wish no more mails. No words lie in the queue. Each try is the same mail.
 */
export const sendNotifications = job({
  name: 'notifications.mail',
  batch: 8,
  concurrency: 2,
  gather,
  run: async (ctx: Context, data: About, run: Run, gathered?: Gathered) => {
    const { accounts, preferences, waiting } = gathered ?? (await gather(ctx, [{ data, run }]));
    const [account, wishes] = [accounts.get(data.userId), preferences.get(data.userId)];
    if (!account?.emailVerifiedAt || !wishes) return;
    const told = (waiting.get(run.id) ?? []).filter(({ topic }) => wishes.topics[topic].email);
    if (told.length === 0) return;
    const mail = composeNews({ ...ctx, now: ctx.clock(), timezone: wishes.timezone }, account, told);
    await ctx.mailer.send(mail, { id: run.id, date: run.date });
  },
});

type About = { readonly userId: string };
type Gathered = Awaited<ReturnType<typeof gather>>;

/** Whom these mails are to, how they wish to be told, and what of each mail still waits. */
async function gather(ctx: Context, all: readonly Queued<About>[]) {
  // The queue goes by the database's clock: it may be a little ahead of ours, and comes once.
  const soon = new Date(ctx.clock().getTime() + skewMs);
  const mails = all.map(({ data: { userId }, run: { id } }) => ({ userId, mailId: id }));
  await rows.claimForMails(ctx.db, mails, soon);
  const userIds = [...new Set(mails.map(({ userId }) => userId))];
  const [accounts, preferences, homes] = await Promise.all([
    findAll(ctx.db, userIds),
    listPreferences(ctx.db, userIds),
    listHomes(ctx.db, userIds),
  ]);
  const waiting = Map.groupBy(await rows.listInMails(ctx.db, mails, homes), ({ mailId }) => mailId);
  return { accounts: new Map(accounts.map((account) => [account.id, account])), preferences, waiting };
}

type Composing = Pick<Context, 'config' | 'secrets'> & { readonly now: Date; readonly timezone: string };

/** What is told, in the words of its reader. */
export function composeNews(ctx: Composing, account: Account, told: readonly rows.InMail[]): Mail {
  const { language: lang, id: userId } = account;
  const t = wordsIn(mailTexts, lang);
  const url = (page: string) => pageUrl(ctx.config.publicUrl, lang, page);
  const things = told.map((one) => thingOf(ctx, one, userId, lang));
  const isDoable = things.some(({ actions }) => actions.length > 1);
  const topics = [...new Set(told.map(({ topic }) => topic))];
  const [only] = told.length === 1 ? told : [];
  return {
    ...addressed(account),
    subject: only
      ? t.one({ when: whenOf(ctx, only, lang), what: nameOf(only, lang) })
      : t.several({ count: told.length }),
    preview: isDoable ? t.previewDoable : t.preview,
    text: told.some(({ isLate }) => isLate) ? [t.late] : [],
    things,
    ...(isDoable && { note: t.note }),
    otherwise: t.why,
    ways: [
      { label: t.preferences, url: url('app/notifications/preferences') },
      ...topics.flatMap((topic) =>
        topic === 'home'
          ? []
          : [
              {
                label: stopWords(lang)[topic],
                url: `${url('mail-preferences')}#token=${stopToken(ctx.secrets, topic, userId, ctx.now)}`,
              },
            ],
      ),
    ],
  };
}

const stopWords = (lang: Lang): Record<Exclude<Topic, 'home'>, string> => {
  const t = wordsIn(mailTexts, lang);
  return { reminders: t.stopReminders, appointments: t.stopAppointments, papers: t.stopPapers };
};

function petsOf({ petNames }: rows.InMail, lang: Lang) {
  return new Intl.ListFormat(localeOf[lang]).format(petNames.map(withoutLinks));
}
const nameOf = (one: rows.InMail, lang: Lang) =>
  wordsIn(mailTexts, lang).ofPets({ title: withoutLinks(one.title), pets: petsOf(one, lang) });

/** Papers say until when they are good, and no hour. */
function whenOf({ now, timezone }: Composing, { topic, dueAt, isDay }: rows.InMail, lang: Lang) {
  if (!dueAt) return '';
  if (topic === 'papers') return wordsIn(mailTexts, lang).validUntil({ day: sayDate(dueAt, timezone, lang) });
  return sayWhen({ at: dueAt, isDay, timezone }, now, lang);
}

/** How long the buttons of a reminder are good for. */
const linkDays = 7;
const dayMs = 86_400_000;

function thingOf(ctx: Composing, one: rows.InMail, userId: string, lang: Lang): MailThing {
  const t = wordsIn(mailTexts, lang);
  const url = (page: string) => pageUrl(ctx.config.publicUrl, lang, page);
  const lines = [petsOf(one, lang), whenOf(ctx, one, lang)].filter(Boolean);
  const title = withoutLinks(one.title);
  if (one.kind !== 'reminder' || one.level !== 'edit' || !one.householdId || !one.thingId)
    return { title, lines, actions: [{ label: t.details, url: url(pageAbout(one)) }] };
  const until = new Date(ctx.now.getTime() + linkDays * dayMs);
  const token = signLink(ctx.secrets, reminderLink, [userId, one.householdId, one.thingId], until);
  const link = `${url('reminder')}#token=${token}`;
  return {
    title,
    lines,
    actions: [
      { label: t.done, url: link },
      { label: t.later, url: `${link}&later=1` },
    ],
  };
}

/** What such a link is signed for: a person, a home, a reminder. */
export const reminderLink = 'reminder';

/** Where it can be looked at. */
function pageAbout({ noun, thingId, petId }: rows.InMail) {
  if (noun === 'medicalRecords' && thingId) return `app/medical-records/${thingId}`;
  if (noun === 'appointments' && petId) return `app/pets/${petId}/medical`;
  return noun === 'reminders' ? 'app/reminders' : 'app/notifications';
}
