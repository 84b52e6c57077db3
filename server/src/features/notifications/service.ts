import { dayOf } from '@tzemed/contract/dates/days';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { findChosen, savePreferences } from '../../delivery/preferences.ts';
import * as rows from '../../delivery/notification-rows.ts';
import { readUnsubscribeToken } from '../../delivery/unsubscribe-link.ts';
import { lock } from '../../identity/accounts.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound } from '../../lib/refusal.ts';

const addressee = ({ now, user: { id, households, guestOf } }: Member): rows.Addressee => ({
  userId: id,
  homes: [...new Set([...households, ...guestOf])],
  today: dayOf(now),
});

export async function list(ctx: Member, { page, limit }: Paging) {
  const to = addressee(ctx);
  const [notifications, sums] = await Promise.all([
    rows.list(ctx.db, to, { limit, offset: (page - 1) * limit }),
    rows.count(ctx.db, to),
  ]);
  return { notifications, ...sums, page, limit };
}

/** Notifies the user’s other open screens. */
const tellOthers = (ctx: Member) => ctx.afterwards.push(async () => ctx.live.tellUnread([ctx.user.id]));

export async function read(ctx: Member, id: string) {
  const find = () => (isUuid(id) ? rows.find(ctx.db, addressee(ctx), id) : undefined);
  const found = await find();
  if (!found) throw notFound();
  if (found.readAt) return found;
  await rows.markRead(ctx.db, ctx.user.id, id, ctx.now);
  tellOthers(ctx);
  return { ...found, readAt: ctx.now };
}

export async function readAll(ctx: Member) {
  const marked = await rows.markAllRead(ctx.db, ctx.user.id, ctx.now);
  if (marked > 0) tellOthers(ctx);
  return marked;
}

export async function remove(ctx: Member, id: string) {
  // A notification that the user may no longer see counts as deleted.
  const found = isUuid(id) && (await rows.find(ctx.db, addressee(ctx), id));
  if (!found || !(await rows.remove(ctx.db, ctx.user.id, id))) throw notFound();
  tellOthers(ctx);
}

/** Turns mails of a topic on or off by the link in a mail, signed in or not. */
export async function mailWanted(ctx: Visitor, token: string, wanted: boolean) {
  const { topic, userId } = readUnsubscribeToken(ctx.secrets, token, ctx.now);
  await transact(ctx, async ({ db, now }) => {
    if (!(await lock(db, userId))) throw notFound();
    const standing = await findChosen(db, userId);
    const next =
      topic === 'letter'
        ? { letter: { isOn: wanted } }
        : { topics: { ...standing.topics, [topic]: { ...standing.topics[topic], email: wanted } } };
    await savePreferences(db, userId, { ...standing, ...next }, now);
  });
  return { topic, wanted };
}
