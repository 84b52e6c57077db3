import type { OwnerCtx } from '../../context.ts';
import { notify } from '../../delivery/notify.ts';
import { removeAbout } from '../../delivery/notification-rows.ts';
import * as store from './store.ts';

type Ctx = OwnerCtx<'expenses'>;
type Written = {
  readonly householdId: string;
  readonly id: string;
  readonly version: number;
  readonly fromId: string;
  readonly toId: string;
  readonly amount: number;
};

/** Tells each end of what was given, but not who has written it, and nobody who has left. */
export async function notifySettlement(ctx: Ctx, { householdId, id, version, fromId, toId, amount }: Written) {
  const people = await store.peopleOf(ctx.db, householdId, [fromId, toId]);
  const news = people
    .filter(({ userId, isOwner }) => isOwner && userId !== ctx.user.id)
    .map(({ userId }) => ({
      userId,
      key: `settlement ${id} ${version}`,
      kind: 'settlement' as const,
      topic: 'home' as const,
      householdId,
      area: 'expenses' as const,
      noun: 'settlements',
      thingId: id,
      title: people.find((other) => other.userId !== userId)?.name ?? '',
      amount: userId === toId ? amount : -amount,
    }));
  const told = await notify(ctx, news);
  ctx.afterwards.push(async () => ctx.live.tellUnread(told));
}

/** Withdraws the notification, because its content or its recipient has changed. */
export async function withdrawSettlementNotice(ctx: Ctx, { id, fromId, toId }: Omit<Written, 'version'>) {
  await removeAbout(ctx.db, { users: [fromId, toId], noun: 'settlements', thingId: id });
  ctx.afterwards.push(async () => ctx.live.tellUnread([fromId, toId]));
}
