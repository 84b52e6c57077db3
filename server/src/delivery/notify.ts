import type { Db } from '../db/client.ts';
import { findAll } from '../identity/accounts.ts';
import type { Jobs } from '../jobs/queue.ts';
import { newId } from '../lib/ids.ts';
import { sendNotifications } from './mail.ts';
import { listPreferences, type Preferences } from './preferences.ts';
import { quietUntil } from './quiet-hours.ts';
import * as rows from './rows.ts';

type Telling = { readonly db: Db; readonly jobs: Jobs; readonly now: Date };

/** What one person is to be told; it is told once for each `key`. */
export type News = Omit<rows.New, 'id' | 'inApp' | 'createdAt' | 'readAt' | 'mailAt' | 'mailId'>;

/**
 * Tells people, each in the ways that they wish, in the transaction in which happens what it tells: in the app, and by a
 * mail that gathers what one person is told at the same time and waits for the end of their quiet hours. Answers whose
 * bells ring; the caller has `live` say so when all is committed.
 */
export async function notify(
  { db, jobs, now }: Telling,
  news: readonly News[],
  known?: ReadonlyMap<string, Preferences>,
): Promise<string[]> {
  if (news.length === 0) return [];
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const preferences = known ?? (await listPreferences(db, userIds));
  // A stranger may have chosen the address of an account that nobody has confirmed.
  const confirmed = new Map(
    (await findAll(db, userIds)).map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt !== null]),
  );
  const wanted = news.flatMap((one) => {
    const wishes = preferences.get(one.userId);
    if (!wishes || !confirmed.has(one.userId)) return [];
    const { inApp, email } = wishes.topics[one.topic];
    const isMailed = email && one.topic !== 'home' && confirmed.get(one.userId);
    if (!inApp && !isMailed) return [];
    const mailAt = isMailed ? (quietUntil(wishes.quietHours, wishes.timezone, now) ?? now) : null;
    return [{ ...one, id: newId(), inApp, createdAt: now, mailAt }];
  });
  if (wanted.length === 0) return [];
  const told = await rows.insert(db, wanted);
  await rows.replaceEarlier(db, { users: userIds, ids: told.map(({ id }) => id), now });
  const mails = new Map(told.flatMap(({ userId, mailAt }) => (mailAt ? [[userId, mailAt] as const] : [])));
  await jobs.sendAll(
    db,
    sendNotifications,
    [...mails].map(([userId, at]) => ({ data: { userId }, at: at > now ? at : undefined })),
  );
  return [...new Set(told.filter(({ inApp }) => inApp).map(({ userId }) => userId))];
}
