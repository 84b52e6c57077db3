import { dayOf } from '@tzemed/contract/dates/days';
import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import { type DeviceKind, deviceKinds } from '@tzemed/contract/notifications/devices';
import type { Config } from '../../config.ts';
import { type Db, transact } from '../../db/client.ts';
import * as accounts from '../../identity/accounts.ts';
import type { Secrets } from '../../identity/keys/secrets.ts';
import { listHomes } from '../../identity/find-active-user.ts';
import { job, type Run } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/job-queue.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import { OutboundError } from '../../lib/security/outbound-http.ts';
import { pushReceiptToken, markPushReceived } from './push-receipt.ts';
import type { Channel, Message } from '../channels/channel.ts';
import { channels } from '../channels/channels.ts';
import * as deviceRows from './device-rows.ts';
import { sendNotifications } from '../notification-mail.ts';
import { type DeliveryTarget, deliveryTimeOf } from '../delivery-time.ts';
import { findPreferences, type Preferences } from '../preferences.ts';
import { outOfQuiet } from '../quiet-hours.ts';
import * as rows from '../notification-rows.ts';
import { countSms } from './sms-quota.ts';
import { pushMessageOf, testPushMessage } from './push-message.ts';

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
  run: (ctx: Context, about: DeliveryTarget, { id: pushId }: Run) =>
    transact(ctx, async ({ db, jobs, clock, config }) => {
      const { userId } = about;
      const now = clock();
      const since = await rows.claimForPush(db, { userId, pushId }, deliveryTimeOf(about, now));
      if (!since) return;
      // After a standstill of the workers, a push has the same time to arrive.
      if (now.getTime() - since.getTime() > usualMs) {
        const until = outOfQuiet(await findPreferences(db, userId), new Date(now.getTime() + config.pushPatienceMs));
        if (await rows.postponeMails(db, { userId, pushId }, until))
          await jobs.send(db, sendNotifications, { userId, at: until.toISOString() }, until);
      }
      for (const { kind, id: deviceId } of await deviceRows.listReachable(db, [userId]))
        await jobs.send(db, sendToDevice[kind as DeviceKind], { userId, deviceId, pushId });
    }),
});

/** Milliseconds between planning a push and gathering it that are nobody's delay. */
const usualMs = 30_000;

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

/** One job per device kind, so that an unavailable provider delays only its own kind. */
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
  const wishes = await findPreferences(db, userId);
  const until = pushId === undefined ? now : outOfQuiet(wishes, now);
  if (until > now) return void (await jobs.send(db, sendToDevice[kind], { ...about, at: until.toISOString() }, until));
  const account = await accounts.find(db, userId);
  // A test was asked for, whatever is switched off.
  if (
    !account ||
    account.deletionDueAt ||
    account.blockedAt ||
    (pushId !== undefined && !deviceRows.isSwitchedOn(account, kind))
  )
    return;
  const said =
    pushId === undefined
      ? { words: testPushMessage(config, account.language), isMailed: true }
      : await newsFor({ ...ctx, now }, { account, wishes, pushId, detail: device.detail ?? wishes.detail });
  if (!said) return;
  const { words, isMailed } = said;
  const age = now.getTime() - Math.max(run.date.getTime(), about.at === undefined ? 0 : Date.parse(about.at));
  if (age > (isMailed ? staleMs.mailed : staleMs.alone)) return;
  const arrived = { userId, deviceId, pushId: pushId ?? run.id };
  const message = { ...words, id: arrived.pushId, at: now, confirm: pushReceiptToken(ctx.secrets, arrived, now) };
  if (kind === 'sms' && !(await countSms(db, device.address, dayIn(wishes.timezone, now), 'messages'))) return;
  const outcome = await handOver(ctx, channel, device, userId, message);
  if (outcome === 'gone') return void (await deviceRows.markGone(db, userId, deviceId, now));
  if (outcome) await deviceRows.markTold(db, userId, deviceId, now);
  if (outcome === 'arrived') await markPushReceived(db, arrived, ctx.clock());
}

type Target = NonNullable<Awaited<ReturnType<typeof deviceRows.findTarget>>>;

/**
 * Hands a message over once if the channel shows duplicates: a message that may have been accepted is not retried, and
 * a mail follows. Returns undefined if it was tried before.
 */
async function handOver(ctx: Context, channel: Channel, device: Target, userId: string, message: Message) {
  if (!channel.isOnce) return channel.send(ctx, device, message);
  if (!(await deviceRows.claimSending(ctx.db, userId, device.id, message.id))) return undefined;
  try {
    return await channel.send(ctx, device, message);
  } catch (error) {
    const isUncertain = error instanceof OutboundError && error.code === 'unanswered';
    if (!isUncertain) await deviceRows.releaseSending(ctx.db, userId, device.id);
    throw error;
  }
}

type OfPush = {
  readonly account: accounts.Account;
  readonly wishes: Preferences;
  readonly pushId: string;
  readonly detail: DetailLevel;
};

/** Waiting notifications of a push, by the recipient's current preferences; undefined if none are left. */
async function newsFor(ctx: Context & { readonly now: Date }, { account, wishes, pushId, detail }: OfPush) {
  const { id: userId } = account;
  const to = { userId, homes: await listHomes(ctx.db, [userId]), today: dayOf(ctx.now) };
  const waiting = await rows.listInPush(ctx.db, to, pushId);
  const isWished = ({ topic }: rows.Waiting) => wishes.topics[topic].push;
  const [told, left] = [waiting.filter(isWished), waiting.filter((one) => !isWished(one))];
  const topics = left.map(({ topic }) => topic);
  if (left.length > 0) await rows.leaveOutOfPush(ctx.db, { userId, pushId }, topics);
  if (told.length === 0) return undefined;
  const words = pushMessageOf({ ...ctx, timezone: wishes.timezone }, account, told, detail);
  // A mail tells all of it where it does not arrive.
  const { unread } = (await rows.count(ctx.db, to))!;
  return { words: { ...words, unread }, isMailed: told.every(({ mailAt }) => mailAt !== null) };
}
