import { createHash, randomInt } from 'node:crypto';
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
import { pageUrl } from '../mail/page-url.ts';
import { arrivedToken, markArrived } from './arrived.ts';
import type { Message } from './channels/channel.ts';
import { channels } from './channels/channels.ts';
import * as deviceRows from './device-rows.ts';
import { mailTexts } from './mail-texts.ts';
import { type About, momentOf } from './moment.ts';
import { listPreferences } from './preferences.ts';
import { pushTexts } from './push-texts.ts';
import * as rows from './rows.ts';
import { nameOf, petsOf, type Saying, thingOf, whenOf } from './say-news.ts';

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
    transact(ctx, async ({ db, jobs, clock }) => {
      const { userId } = about;
      if (!(await rows.claimForPush(db, { userId, pushId }, momentOf(about, clock())))) return;
      for (const { kind, id: deviceId } of await deviceRows.listReachable(db, [userId]))
        await jobs.send(db, sendToDevice[kind as DeviceKind], { userId, deviceId, pushId });
    }),
});

/** A push to one device; without one, what shows whether it arrives. */
type ToDevice = { readonly userId: string; readonly deviceId: string; readonly pushId?: string };

/** Milliseconds after which it is not tried any more: what could not be sent was mailed by then. */
const staleMs = 3_600_000;

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

async function send(ctx: Context, { userId, deviceId, pushId }: ToDevice, run: Run) {
  const { db, config } = ctx;
  const now = ctx.clock();
  const device = await deviceRows.findTarget(db, userId, deviceId);
  if (!device || device.goneAt || device.codeHash || now.getTime() - run.date.getTime() > staleMs) return;
  const channel = channels[device.kind as DeviceKind];
  if (!channel.isOffered(config)) return;
  const said = await (pushId === undefined ? testFor(ctx, userId) : newsFor({ ...ctx, now }, userId, pushId));
  if (!said) return;
  const { timezone, ...words } = said;
  const { mostADay } = channel;
  if (mostADay !== undefined && !(await deviceRows.countSent(db, userId, deviceId, dayIn(timezone, now), mostADay)))
    return;
  const arrived = { userId, deviceId, pushId: pushId ?? run.id };
  const message = { ...words, id: arrived.pushId, at: now, confirm: arrivedToken(ctx.secrets, arrived, now) };
  const outcome = await channel.send(ctx, device, message);
  if (outcome === 'gone') return void (await deviceRows.markGone(db, userId, deviceId, now));
  await deviceRows.markTold(db, userId, deviceId, now);
  if (outcome === 'arrived') await markArrived(db, arrived, ctx.clock());
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
    const code = String(randomInt(codes)).padStart(6, '0');
    await deviceRows.setCode(db, userId, deviceId, codeHashOf(code, device.address), until);
    const { language: lang } = account;
    const t = wordsIn(pushTexts, lang);
    const said = { title: t.code({ code }), body: t.codeText({ minutes: codeMinutes }), url: '', actions: [] };
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
type Said = Pick<Message, 'lang' | 'title' | 'body' | 'url' | 'actions' | 'isUrgent'> & { readonly timezone: string };

async function testFor({ db, config }: Context, userId: string): Promise<Said | undefined> {
  const [account, timezone] = [await accounts.find(db, userId), await zoneOf(db, userId)];
  if (!account) return undefined;
  const { language: lang } = account;
  const t = wordsIn(pushTexts, lang);
  const url = pageUrl(config.publicUrl, lang, 'app/notifications/preferences');
  return { lang, title: t.test, body: t.testText, url, actions: [], isUrgent: true, timezone };
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
  const told = waiting.filter(({ topic }) => wishes.topics[topic].push);
  if (!account || told.length === 0) return undefined;
  return { ...sayNews({ ...ctx, timezone: wishes.timezone }, account, told), timezone: wishes.timezone };
}

/** How many of several are named. */
const mostNamed = 4;

/** What is told, in the words of its reader. */
function sayNews(ctx: Saying, { id: userId, language: lang }: accounts.Account, told: readonly rows.Waiting[]) {
  // Now or later, by the one whose time it is.
  const isUrgent = told.some(({ topic }) => topic === 'reminders' || topic === 'appointments');
  const [only] = told.length === 1 ? told : [];
  if (only) return { lang, ...sayOne(ctx, only, userId, lang), isUrgent };
  const names = told.slice(0, mostNamed).map((one) => nameOf(one, lang));
  return {
    lang,
    title: wordsIn(mailTexts, lang).several({ count: told.length }),
    body: [...names, ...(told.length > mostNamed ? ['…'] : [])].join('\n'),
    url: pageUrl(ctx.config.publicUrl, lang, 'app/notifications'),
    actions: [],
    isUrgent,
  };
}

function sayOne(ctx: Saying, one: rows.Waiting, userId: string, lang: Lang) {
  const t = wordsIn(pushTexts, lang);
  const { actions } = thingOf(ctx, one, userId, lang);
  const url = actions[0]!.url;
  if (one.kind === 'invitation') {
    const pets = petsOf(one, lang);
    const body = pets ? t.ofPets({ pets }) : t.toHome;
    return { title: t.invitation({ name: withoutLinks(one.title) }), body, url, actions: [] };
  }
  const when = whenOf(ctx, one, lang);
  return {
    title: nameOf(one, lang),
    body: one.isLate ? t.late({ when }) : when,
    url,
    // What can be done; what only shows it is what a press on all of it does.
    actions: actions.length > 1 ? actions : [],
  };
}
