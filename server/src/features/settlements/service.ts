import { dayOf } from '@tzemed/contract/dates/days';
import { firstExpenseDay } from '@tzemed/contract/money/expenses';
import type { Code } from '@tzemed/contract/text/messages';
import type { NewSettlement, SettlementInput } from '@tzemed/contract/money/settlements';
import { holdHome, homesOf, viewOf } from '../../access.ts';
import { isUsed } from '../../belongings/service/client-ids.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import type { OwnerCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { Refusal, refuseInvalid } from '../../lib/refusal.ts';
import { computeBalances } from './settlement-balances.ts';
import { withdrawSettlementNotice, notifySettlement } from './service-notify.ts';
import * as store from './store.ts';

type Own = OwnerCtx<'expenses'>;

const kept = householdItemService(store.rows, { one: 'settlement' });
export const { list, get } = kept;
/** Only what is really written is told, and not what is sent again. */
const told = householdItemService(store.rows, {
  one: 'settlement',
  async keep(ctx, settlement) {
    await notifySettlement(ctx, settlement);
    return settlement;
  },
});

type Ends = Pick<SettlementInput, 'fromId' | 'toId' | 'date'>;
async function demandSound({ db, now }: Own, householdId: string, { fromId, toId, date }: Ends) {
  const errors: Record<string, Code> = {};
  const ends = { fromId, toId };
  const known = await store.peopleOf(db, householdId, Object.values(ends).filter(isUuid));
  for (const [field, id] of Object.entries(ends))
    if (!known.some(({ userId }) => userId === id)) errors[field] = 'personUnknown';
  if (fromId === toId) errors['toId'] ??= 'samePerson';
  if (date < firstExpenseDay) errors['date'] = 'dateTooEarly';
  if (date > dayOf(now)) errors['date'] = 'dateAhead';
  refuseInvalid(errors);
}

type Proposed = Pick<NewSettlement, 'id' | 'fromId' | 'toId' | 'amount'>;
/** Checks that the proposed amount is still owed. The household is locked, so nobody saves it at the same time. */
async function demandOwed(ctx: Own, householdId: string, { id, fromId, toId, amount }: Proposed) {
  // Sent again it stands, and is owed no more.
  if (id !== undefined && (await isUsed(ctx.db, viewOf(ctx, ctx.right.area), id))) return;
  const [home] = await booksOf(ctx, [householdId]);
  const isThis = (one: Omit<Proposed, 'id'>) => one.fromId === fromId && one.toId === toId && one.amount === amount;
  if (home?.transfers.some(isThis)) return;
  const last = await store.lastBetween(ctx.db, householdId, [fromId, toId]);
  throw new Refusal(409, 'owedOtherwise', last ? { current: { settlement: await kept.get(ctx, last.id) } } : {});
}

export const create = (ctx: Own, { asOwed, ...input }: NewSettlement) =>
  transact(ctx, async (ctx) => {
    const { householdId } = await holdHome(ctx, { householdId: input.householdId });
    await demandSound(ctx, householdId, input);
    if (asOwed) await demandOwed(ctx, householdId, input);
    return told.create(ctx, { ...input, householdId });
  });

export const update = (ctx: Own, id: string, input: SettlementInput) =>
  transact(ctx, async (ctx) => {
    const before = await kept.get(ctx, id);
    await demandSound(ctx, before.householdId, input);
    const isNews = (['fromId', 'toId', 'amount', 'date'] as const).some((field) => before[field] !== input[field]);
    const settlement = await kept.update(ctx, id, input);
    // Once its row is held: what somebody else has told meanwhile is old as well.
    if (isNews) {
      await withdrawSettlementNotice(ctx, before);
      await notifySettlement(ctx, settlement);
    }
    return settlement;
  });

/** Updates unread counts: a notification disappears with its settlement and returns when it is restored. */
const tellingUnread = (ctx: Own, { fromId, toId }: Ends) =>
  void ctx.afterwards.push(async () => ctx.live.tellUnread([fromId, toId]));

export async function remove(ctx: Own, id: string) {
  const settlement = await kept.get(ctx, id);
  const gone = await kept.remove(ctx, id);
  tellingUnread(ctx, settlement);
  return gone;
}

export async function restore(ctx: Own, id: string) {
  const settlement = await kept.restore(ctx, id);
  tellingUnread(ctx, settlement);
  return settlement;
}

/** Each home of who asks, evened out by today. */
export async function balances(ctx: Own) {
  return booksOf(
    ctx,
    (await homesOf(ctx)).map(({ householdId }) => householdId),
  );
}

async function booksOf(ctx: Own, homes: readonly string[]) {
  const [spans, paid, given] = await Promise.all([
    store.spansOf(ctx.db, homes),
    store.paidIn(ctx.db, homes, dayOf(ctx.now)),
    store.givenIn(ctx.db, homes),
  ]);
  return homes.map((householdId) => {
    const of = <T extends { householdId: string }>(all: readonly T[]) =>
      all.filter((one) => one.householdId === householdId);
    return Object.assign({ householdId }, computeBalances({ spans: of(spans), paid: of(paid), given: of(given) }));
  });
}
