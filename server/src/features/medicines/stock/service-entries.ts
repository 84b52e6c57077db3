import type { NewStockEntry } from '@tzemed/contract/stock/stock-items';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Paging } from '@tzemed/contract/schema/fields';
import { scopeOf, viewOf } from '../../../access.ts';
import { idOf } from '../../../belongings/service/belonging-service.ts';
import { idTaken, refuseFutureId } from '../../../belongings/service/client-ids.ts';
import { lockSources } from '../../../belongings/service/reminder-sources.ts';
import type { Member, OwnerCtx, ViewCtx } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { newId } from '../../../lib/ids.ts';
import { notFound, Refusal, refuseInvalid } from '../../../lib/refusal.ts';
import { settleCounts } from './ledger.ts';
import { followStock } from './service-reminder.ts';
import * as entries from './store-entries.ts';
import * as store from './store.ts';

type Own = OwnerCtx<'reminders'>;

/** Clocks of devices are not exact. */
const aheadMs = 60_000;

export async function listEntries(ctx: ViewCtx<'reminders'>, id: string, paging: Paging) {
  const item = await store.rows.find(ctx.db, scopeOf(ctx), idOf(id));
  if (!item) throw notFound();
  return { ...(await entries.list(ctx.db, item, paging)), ...paging };
}

export async function getEntry(ctx: ViewCtx<'reminders'>, itemId: string, id: string) {
  const item = await store.rows.find(ctx.db, scopeOf(ctx), idOf(itemId));
  const entry = item && (await entries.find(ctx.db, { householdId: item.householdId, id: idOf(id) }));
  if (!entry || entry.removedAt || entry.stockItemId !== item.id) throw notFound();
  return entry;
}

/** The entries of all stocks in reach. */
export const everyEntry = async (ctx: ViewCtx<'reminders'>, { query }: { readonly query: Paging }) => ({
  ...(await entries.listAll(ctx.db, scopeOf(ctx), query)),
  ...query,
});

/** Locks a stock of the caller's home that is not deleted; 404 without one. */
export async function lockOwn(ctx: Own, id: string) {
  const key = await store.findKey(ctx.db, scopeOf(ctx), idOf(id));
  if (!key) throw notFound();
  await lockSources(ctx.db, key.householdId);
  const item = await store.lock(ctx.db, key);
  if (!item || item.deletedAt) throw notFound();
  return item;
}

/** Settles a locked stock after any change of its entries: counts stay true, and those that follow it hear of it. */
async function settle(ctx: Member, item: store.ItemKey) {
  const { householdId, id } = item;
  const ledger = await entries.ledgersOf(ctx.db, { homes: [householdId], ids: [id] });
  for (const { id, amount } of settleCounts(ledger)) await entries.settle(ctx.db, { householdId, id, amount });
  await store.touch(ctx.db, item, ctx.now, ctx.user.id);
}

/** Idempotent by client id: a known id returns the existing entry. */
export const addEntry = (ctx: Own, itemId: string, input: NewStockEntry) =>
  transact(ctx, async (ctx) => {
    refuseFutureId(ctx, input.id);
    const item = await lockOwn(ctx, itemId);
    const { householdId } = item;
    const { id = newId(), kind, batch = null, expiresOn = null, note = null, isExpired = false } = input;
    const standing = input.id === undefined ? undefined : await entries.find(ctx.db, { householdId, id });
    if (standing) {
      if (standing.stockItemId !== item.id || standing.removedAt) throw idTaken();
      return standing;
    }
    const at = input.at ?? ctx.now;
    const isRefill = kind === 'refill';
    refuseInvalid({
      ...(at.getTime() > ctx.now.getTime() + aheadMs && { at: 'timeAhead' as const }),
      ...(isRefill &&
        !isExpired &&
        expiresOn &&
        expiresOn < dayOf(ctx.now) && { expiresOn: 'packageExpired' as const }),
    });
    const amount = isRefill ? input.amount! : kind === 'discard' ? -input.amount! : 0;
    const counted = kind === 'correction' ? input.counted! : null;
    const came = isRefill ? { batch, expiresOn } : { batch: null, expiresOn: null };
    const row = { id, kind, amount, counted, at, doseId: null, note, ...came };
    await entries.insert(ctx.db, item, row, { now: ctx.now, by: ctx.user.id });
    return settled(ctx, item, id);
  });

/** Settles a stock, moves its reminder, and answers one of its entries as it is then. */
async function settled(ctx: Own, item: store.ItemKey, id: string) {
  await settle(ctx, item);
  await followStock(ctx, item.id);
  return (await entries.find(ctx.db, { householdId: item.householdId, id }))!;
}

/** The entry itself, which is removed or not; 404 for one of another stock, 409 for that of a dose. */
async function entryOf({ db }: Own, { householdId, id: itemId }: store.ItemKey, id: string, isRemoved: boolean) {
  const entry = await entries.find(db, { householdId, id: idOf(id) });
  if (entry?.stockItemId !== itemId || (entry.removedAt !== null) !== isRemoved) throw notFound();
  if (entry.doseId) throw new Refusal(409, 'entryOfDose');
  return entry;
}

export const removeEntry = (ctx: Own, itemId: string, entryId: string) =>
  transact(ctx, async (ctx) => {
    const item = await lockOwn(ctx, itemId);
    const { id } = await entryOf(ctx, item, entryId, false);
    await entries.mark(ctx.db, { householdId: item.householdId, id }, { at: ctx.now, by: ctx.user.id });
    await settled(ctx, item, id);
  });

export const restoreEntry = (ctx: Own, itemId: string, entryId: string) =>
  transact(ctx, async (ctx) => {
    const item = await lockOwn(ctx, itemId);
    const { id } = await entryOf(ctx, item, entryId, true);
    await entries.mark(ctx.db, { householdId: item.householdId, id }, null);
    return settled(ctx, item, id);
  });

type Dose = {
  readonly id: string;
  readonly medicineId: string;
  readonly outcome: 'given' | 'skipped';
  readonly amount: number | null;
  readonly at: Date;
  readonly createdAt: Date;
};

/**
 * Takes a dose that was given from the stock of its medicine, as it says by now. One that was entered before the stock takes
 * nothing. Its reminder moves with the medicine, whose next dose is planned afterwards.
 */
export async function takeDose(ctx: Member, dose: Dose) {
  const { db, now, user } = ctx;
  const scope = viewOf(ctx, 'reminders');
  const standing = await entries.findOfDose(db, scope, dose.id);
  const key = standing
    ? { householdId: standing.householdId, id: standing.stockItemId }
    : await store.findOfMedicine(db, scope, dose.medicineId);
  if (!key) return;
  const isTaken = dose.outcome === 'given' && dose.amount !== null;
  if (!standing && !isTaken) return;
  await lockSources(db, key.householdId);
  const item = await store.lock(db, key);
  if (!item || (!standing && dose.createdAt < item.createdAt)) return;
  const { householdId } = item;
  if (isTaken)
    await entries.writeOfDose(db, item, { doseId: dose.id, amount: dose.amount!, at: dose.at }, { now, by: user.id });
  else await entries.mark(db, { householdId, id: standing!.id }, { at: now, by: user.id });
  await settle(ctx, item);
}

/** Puts a deleted dose back into its stock. */
export async function putDoseBack(ctx: Member, { id }: { readonly id: string }) {
  const { db, now, user } = ctx;
  const standing = await entries.findOfDose(db, viewOf(ctx, 'reminders'), id);
  if (!standing) return;
  const { householdId } = standing;
  await lockSources(db, householdId);
  const item = await store.lock(db, { householdId, id: standing.stockItemId });
  if (!item) return;
  await entries.mark(db, { householdId, id: standing.id }, { at: now, by: user.id });
  await settle(ctx, item);
}
