import type { NewCalendarFeed } from '@tzemed/contract/reminders/calendar-feeds';
import { randomBytes } from 'node:crypto';
import { viewOf } from '../../access.ts';
import { refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { audit } from '../../identity/audit.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import { invalid, notFound } from '../../lib/refusal.ts';
import { fileOf, opens, readFile } from './feed-address.ts';
import * as store from './store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof store.find>>>;

/** Maximum length that HMAC-SHA256 makes use of. */
const nonceBytes = 32;

const shown = ({ config, secrets }: Member, feed: Row) => {
  const { userId: _owner, nonce: _nonce, ...about } = feed;
  return { ...about, url: `${config.publicUrl}/api/calendar/${fileOf(secrets, feed)}` };
};

export async function list(ctx: Member) {
  const feeds = await store.list(ctx.db, ctx.user.id);
  return { feeds: feeds.map((feed) => shown(ctx, feed)) };
}

export async function get(ctx: Member, id: string) {
  const feed = await store.find(ctx.db, { userId: ctx.user.id, id });
  if (!feed) throw notFound();
  return shown(ctx, feed);
}

async function demandPets(ctx: Member, ids: readonly string[]) {
  if (ids.length === 0) return;
  const reached = ids.every(isUuid) ? await store.reachedOf(ctx.db, viewOf(ctx, 'profile'), ids) : [];
  if (reached.length < ids.length) throw notFound();
}

export const create = (ctx: Member, { id: given, name = null, petIds = [], kinds, detail = null }: NewCalendarFeed) =>
  transact(ctx, async (ctx) => {
    refuseFutureId(ctx, given);
    const id = given ?? newId();
    const key = { userId: ctx.user.id, id };
    const hasRoom = await store.hasRoom(ctx.db, key.userId);
    const standing = await store.find(ctx.db, key);
    if (standing) return shown(ctx, standing);
    await demandPets(ctx, petIds);
    if (!hasRoom) throw invalid({ name: 'tooManyFeeds' });
    const nonce = randomBytes(nonceBytes);
    const made = await store.insert(ctx.db, { ...key, name, petIds, kinds, nonce, detail, createdAt: ctx.now });
    await audit(ctx, { action: 'feedMade', ...whoseOf(ctx), object: id });
    return shown(ctx, made);
  });

export const remove = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    if (!(await store.remove(ctx.db, { userId: ctx.user.id, id }))) throw notFound();
    await audit(ctx, { action: 'feedRemoved', ...whoseOf(ctx), object: id });
  });

const whoseOf = ({ user: { id: userId, sessionId } }: Member) => ({ userId, sessionId });

/** The feed that an address opens. @throws Refusal 404 for all that opens none */
export async function opened({ db, secrets }: Visitor, file: string): Promise<Row> {
  const read = readFile(file);
  const feed = read && (await store.find(db, read));
  if (!feed || !opens(secrets, feed, read.mac)) throw notFound();
  return feed;
}
