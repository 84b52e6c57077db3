import { createHash, randomInt } from 'node:crypto';
import { brand } from '@tzemed/contract/brand';
import { codeMinutes, type DeviceKind, deviceKinds } from '@tzemed/contract/devices';
import type { Lang } from '@tzemed/contract/languages';
import { withoutLinks } from '@tzemed/contract/plain-text';
import { wordsIn } from '@tzemed/contract/texts';
import type { Config } from '../config.ts';
import { type Db, transact } from '../db/client.ts';
import * as accounts from '../identity/accounts.ts';
import type { Secrets } from '../identity/secrets.ts';
import { listHomes } from '../identity/standing-user.ts';
import { job, type Run } from '../jobs/job.ts';
import type { Jobs } from '../jobs/queue.ts';
import { dayIn } from '../lib/due-instant.ts';
import { OutsideError } from '../lib/outside.ts';
import { pageUrl } from '../mail/page-url.ts';
import { arrivedToken, markArrived } from './arrived.ts';
import type { Channel, Message } from './channels/channel.ts';
import { channels } from './channels/channels.ts';
import * as deviceRows from './device-rows.ts';
import { sendNotifications } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import { type About, momentOf } from './moment.ts';
import { listPreferences } from './preferences.ts';
import { pushTexts } from './push-texts.ts';
import { quietUntil } from './quiet-hours.ts';
import * as rows from './rows.ts';
import { countSent } from './sent-numbers.ts';
import { nameOf, pageAbout, petsOf, type Saying, thingOf, whenOf } from './say-news.ts';

type Context = {
  readonly db: Db;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly jobs: Jobs;
  readonly clock: () => Date;
};

/** Gathers what one person is to be told by now into one push, and sends that to each of their devices. */
export const sendPush = job({
  name: 'notifications.push',
  batch: 8,
  concurrency: 2,
  run: (ctx: Context, about: About, { id: pushId }: Run) =>
    transact(ctx, async ({ db, jobs, clock, config }) => {
      const { userId } = about;
      const now = clock();
      if (!(await rows.claimForPush(db, { userId, pushId }, momentOf(about, now)))) return;
      // Where nobody worked for a while it has the same time to arrive.
      const until = await outOfQuiet(db, userId, new Date(now.getTime() + config.pushPatienceMs));
      if (await rows.postponeMails(db, { userId, pushId }, until))
        await jobs.send(db, sendNotifications, { userId, at: until.toISOString() }, until);
      for (const { kind, id: deviceId } of await deviceRows.listReachable(db, [userId]))
        await jobs.send(db, sendToDevice[kind as DeviceKind], { userId, deviceId, pushId });
    }),
});

const outOfQuiet = async (db: Db, userId: string, at: Date) => {
  const { quietHours, timezone } = (await listPreferences(db, [userId])).get(userId)!;
  return quietUntil(quietHours, timezone, at) ?? at;
};

/** A push to one device; without one, what shows whether it arrives. `at` (ISO): it was to wait until then. */
type ToDevice = {
  readonly userId: string;
  readonly deviceId: string;
  readonly pushId?: string;
  readonly at?: string;
};

const hourMs = 3_600_000;
/** Milliseconds after which it is not tried any more: by then a mail has told it, or nothing else would. */
const staleMs = { mailed: hourMs, alone: 12 * hourMs } as const;

/** For each kind of its own: a provider that is away holds up its own kind alone. */
export const sendToDevice = Object.fromEntries(
  deviceKinds.map((kind) => [
    kind,
    job({
      name: `notifications.push.${kind}`,
      batch: 16,
      concurrency: 2,
      run: (ctx: Context, about: ToDevice, run) => send(ctx, about, run),
    }),
  ]),
) as Readonly<Record<DeviceKind, ReturnType<typeof job<Context, ToDevice>>>>;

async function send(ctx: Context, about: ToDevice, run: Run) {
  const { db, config, jobs } = ctx;
  const { userId, deviceId, pushId } = about;
  const now = ctx.clock();
  const device = await deviceRows.findTarget(db, userId, deviceId);
  if (!device || device.goneAt || device.codeHash) return;
  const kind = device.kind as DeviceKind;
  const channel = channels[kind];
  if (!channel.isOffered(config)) return;
  const until = pushId === undefined ? now : await outOfQuiet(db, userId, now);
  if (until > now) return void (await jobs.send(db, sendToDevice[kind], { ...about, at: until.toISOString() }, until));
  const said = await (pushId === undefined ? testFor(ctx, userId) : newsFor({ ...ctx, now }, userId, pushId));
  if (!said) return;
  const { timezone, isMailed, ...words } = said;
  const age = now.getTime() - Math.max(run.date.getTime(), about.at === undefined ? 0 : Date.parse(about.at));
  if (age > (isMailed ? staleMs.mailed : staleMs.alone)) return;
  const arrived = { userId, deviceId, pushId: pushId ?? run.id };
  const message = { ...words, id: arrived.pushId, at: now, confirm: arrivedToken(ctx.secrets, arrived, now) };
  if (kind === 'sms' && !(await countSent(db, device.address, dayIn(timezone, now), 'messages'))) return;
  const outcome = await handOver(ctx, channel, device, userId, message);
  if (outcome === 'gone') return void (await deviceRows.markGone(db, userId, deviceId, now));
  if (outcome) await deviceRows.markTold(db, userId, deviceId, now);
  if (outcome === 'arrived') await markArrived(db, arrived, ctx.clock());
}

type Target = NonNullable<Awaited<ReturnType<typeof deviceRows.findTarget>>>;

/**
 * Where one that comes twice is told twice, it is handed over once: what may have been taken is not tried again, and a
 * mail tells it. Nothing is answered of what was tried before.
 */
async function handOver(ctx: Context, channel: Channel, device: Target, userId: string, message: Message) {
  if (!channel.isOnce) return channel.send(ctx, device, message);
  if (!(await deviceRows.claimSending(ctx.db, userId, device.id, message.id))) return undefined;
  try {
    return await channel.send(ctx, device, message);
  } catch (error) {
    const isUncertain = error instanceof OutsideError && error.code === 'unanswered';
    if (!isUncertain) await deviceRows.releaseSending(ctx.db, userId, device.id);
    throw error;
  }
}

/** The code by which somebody shows that a number is theirs; made when it is sent, and kept as a hash alone. */
export const sendCode = job({
  name: 'devices.code',
  run: async (ctx: Context, { userId, deviceId }: { readonly userId: string; readonly deviceId: string }, run: Run) => {
    const { db } = ctx;
    const now = ctx.clock();
    const device = await deviceRows.findTarget(db, userId, deviceId);
    const account = await accounts.find(db, userId);
    const until = new Date(run.date.getTime() + codeMinutes * minuteMs);
    if (!device?.codeHash || !account || until <= now) return;
    if (!(await countSent(db, device.address, dayIn(brand.timeZone, now), 'codes'))) return;
    const code = String(randomInt(codes)).padStart(6, '0');
    await deviceRows.setCode(db, userId, deviceId, codeHashOf(code, device.address), until);
    const { language: lang } = account;
    const t = wordsIn(pushTexts, lang);
    const said = {
      title: t.code({ code }),
      body: t.codeText({ minutes: codeMinutes }),
      url: '',
      page: '',
      actions: [],
    };
    const message = { ...said, id: run.id, lang, at: now, confirm: '', isUrgent: true };
    const outcome = await channels.sms.send(ctx, device, message);
    if (outcome === 'gone') await deviceRows.markGone(db, userId, deviceId, now);
  },
});

const minuteMs = 60_000;
/** Of six figures. */
const codes = 1_000_000;

export const codeHashOf = (code: string, number: string) => createHash('sha256').update(`${number} ${code}`).digest();

/** What is said, in which language; and by which clock. */
type Said = Pick<Message, 'lang' | 'title' | 'body' | 'url' | 'page' | 'actions' | 'isUrgent'> & {
  readonly timezone: string;
  /** A mail tells all of it where it does not arrive. */
  readonly isMailed: boolean;
};

async function testFor({ db, config }: Context, userId: string): Promise<Said | undefined> {
  const [account, timezone] = [await accounts.find(db, userId), await zoneOf(db, userId)];
  if (!account) return undefined;
  const { language: lang } = account;
  const t = wordsIn(pushTexts, lang);
  const url = pageUrl(config.publicUrl, lang, 'app/notifications/preferences');
  return {
    lang,
    title: t.test,
    body: t.testText,
    url,
    page: url,
    actions: [],
    isUrgent: true,
    timezone,
    isMailed: true,
  };
}

const zoneOf = async (db: Db, userId: string) => (await listPreferences(db, [userId])).get(userId)!.timezone;

/** What of a push still waits, as its reader wishes to be told by now; nothing when nothing does. */
async function newsFor(
  ctx: Context & { readonly now: Date },
  userId: string,
  pushId: string,
): Promise<Said | undefined> {
  const [account, preferences, homes] = await Promise.all([
    accounts.find(ctx.db, userId),
    listPreferences(ctx.db, [userId]),
    listHomes(ctx.db, [userId]),
  ]);
  const wishes = preferences.get(userId)!;
  const waiting = await rows.listInPush(ctx.db, { userId, homes }, pushId);
  const [told, left] = [true, false].map((isWished) =>
    waiting.filter(({ topic }) => wishes.topics[topic].push === isWished),
  ) as [rows.Waiting[], rows.Waiting[]];
  if (left.length > 0)
    await rows.leaveOutOfPush(
      ctx.db,
      { userId, pushId },
      left.map(({ topic }) => topic),
    );
  if (!account || told.length === 0) return undefined;
  return {
    ...sayNews({ ...ctx, timezone: wishes.timezone }, account, told),
    timezone: wishes.timezone,
    isMailed: told.every(({ mailAt }) => mailAt !== null),
  };
}

/** Characters: a push holds 4 KB of what may be three bytes each, and a text message costs by its length. */
const mostTitle = 160;
const mostBody = 500;
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** How many of several are named. */
const mostNamed = 4;

/** What is told, in the words of its reader. */
function sayNews(ctx: Saying, { id: userId, language: lang }: accounts.Account, told: readonly rows.Waiting[]) {
  // Now or later, by the one whose time it is.
  const isUrgent = told.some(({ topic }) => topic === 'reminders' || topic === 'appointments');
  const [only] = told.length === 1 ? told : [];
  if (only) return { lang, ...sayOne(ctx, only, userId, lang), isUrgent };
  const page = pageUrl(ctx.config.publicUrl, lang, 'app/notifications');
  const names = told.slice(0, mostNamed).map((one) => nameOf(one, lang));
  return {
    lang,
    title: wordsIn(mailTexts, lang).several({ count: told.length }),
    body: shortened([...names, ...(told.length > mostNamed ? ['…'] : [])].join('\n'), mostBody),
    url: page,
    page,
    actions: [],
    isUrgent,
  };
}

function sayOne(ctx: Saying, one: rows.Waiting, userId: string, lang: Lang) {
  const t = wordsIn(pushTexts, lang);
  const { actions } = thingOf(ctx, one, userId, lang);
  const url = actions[0]!.url;
  const page = pageUrl(ctx.config.publicUrl, lang, pageAbout(one));
  if (one.kind === 'invitation') {
    const pets = petsOf(one, lang);
    const body = pets ? t.ofPets({ pets }) : t.toHome;
    return { title: t.invitation({ name: withoutLinks(one.title) }), body, url: page, page, actions: [] };
  }
  const when = whenOf(ctx, one, lang);
  return {
    title: shortened(nameOf(one, lang), mostTitle),
    body: one.isLate ? t.late({ when }) : when,
    url,
    page,
    // What can be done; what only shows it is what a press on all of it does.
    actions: actions.length > 1 ? actions : [],
  };
}
