import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { findTold } from '../identity/accounts.ts';
import type { Jobs } from '../jobs/job-queue.ts';
import { newId } from '../lib/ids.ts';
import { listReachable } from './devices/device-rows.ts';
import { sendNotifications } from './notification-mail.ts';
import type { DeliveryTarget } from './delivery-time.ts';
import { listPreferences, type Preferences } from './preferences.ts';
import { sendPush } from './devices/push.ts';
import { outOfQuiet } from './quiet-hours.ts';
import * as rows from './notification-rows.ts';

type Telling = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly now: Date;
  readonly config: Pick<Config, 'pushPatienceMs'>;
};

/** Notification for one person; sent once for each `key`. */
export type NewNotification = Omit<
  rows.New,
  'id' | 'inApp' | 'createdAt' | 'readAt' | 'mailAt' | 'mailId' | 'pushAt' | 'pushId' | 'reachedAt'
>;

/**
 * Tells people, each in the ways that they wish, in the transaction in which happens what it tells: in the app, at their
 * devices, and by a mail; these two gather what one person is told at the same time, and wait for the end of their quiet
 * hours. Who is told at a device is mailed only what has not arrived there in some minutes. Answers whose bells ring; the
 * caller has `live` say so when all is committed.
 */
export async function notify(
  { db, jobs, now, config }: Telling,
  news: readonly NewNotification[],
  known?: ReadonlyMap<string, Preferences>,
): Promise<string[]> {
  if (news.length === 0) return [];
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const preferences = known ?? (await listPreferences(db, userIds));
  // A stranger may have chosen the address of an account that nobody has confirmed.
  const confirmed = new Map(
    (await findTold(db, userIds)).map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt !== null]),
  );
  const isReachable = new Set((await listReachable(db, userIds)).map(({ userId }) => userId));
  const wanted = news.flatMap((one) => {
    const wishes = preferences.get(one.userId);
    if (!wishes || !confirmed.has(one.userId)) return [];
    const { inApp, email, push } = wishes.topics[one.topic];
    const isMailed = email && one.topic !== 'home' && confirmed.get(one.userId);
    const isPushed = push && isReachable.has(one.userId);
    if (!inApp && !isMailed && !isPushed) return [];
    const at = outOfQuiet(wishes, now);
    const pushAt = isPushed ? at : null;
    const mailAt = isMailed
      ? isPushed
        ? outOfQuiet(wishes, new Date(at.getTime() + config.pushPatienceMs))
        : at
      : null;
    return [{ ...one, id: newId(), inApp, createdAt: now, pushAt, mailAt }];
  });
  if (wanted.length === 0) return [];
  const told = await rows.insert(db, wanted);
  await rows.replaceEarlier(db, { users: userIds, ids: told.map(({ id }) => id), now });
  await jobs.sendAll(db, sendPush, momentsOf(told, 'pushAt', now));
  await jobs.sendAll(db, sendNotifications, momentsOf(told, 'mailAt', now));
  return [...new Set(told.filter(({ inApp }) => inApp).map(({ userId }) => userId))];
}

type Told = { readonly userId: string; readonly pushAt: Date | null; readonly mailAt: Date | null };

/** One job for each person and delivery time, however many notifications they have then. */
function momentsOf(told: readonly Told[], way: 'pushAt' | 'mailAt', now: Date) {
  const moments = new Map<string, { readonly data: DeliveryTarget; readonly at?: Date }>();
  for (const { userId, [way]: at } of told) {
    const isLater = at !== null && at > now;
    if (at)
      moments.set(`${userId} ${at.getTime()}`, {
        data: { userId, ...(isLater && { at: at.toISOString() }) },
        ...(isLater && { at }),
      });
  }
  return [...moments.values()];
}
