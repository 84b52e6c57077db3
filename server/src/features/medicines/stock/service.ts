import { maxStockItems, type StockItemInput } from '@tzemed/contract/stock/stock-items';
import { scopeOf } from '../../../access.ts';
import { householdItemService } from '../../../belongings/household-items/household-item-service.ts';
import { idOf } from '../../../belongings/service/belonging-service.ts';
import { lockSources } from '../../../belongings/service/reminder-sources.ts';
import type { OwnerCtx } from '../../../context.ts';
import { transact, type Db } from '../../../db/client.ts';
import { isUuid } from '../../../lib/ids.ts';
import { invalid } from '../../../lib/refusal.ts';
import { lockOwn } from './service-entries.ts';
import * as store from './store.ts';

type Own = OwnerCtx<'reminders'>;

const kept = householdItemService(store.rows, {
  one: 'stockItem',
  room: { most: maxStockItems, countOf: store.countOf, full: { field: 'name', code: 'stockTooMany' } },
});
export const { list, get, create } = kept;

export const update = (ctx: Own, id: string, input: StockItemInput) =>
  transact(ctx, async (ctx) => {
    const item = await lockOwn(ctx, id);
    if (item.unit !== input.unit && (await store.isUnitUsed(ctx.db, item))) throw invalid({ unit: 'unitInUse' });
    return kept.update(ctx, id, input);
  });

/** Runs with the sources of the stock's home locked, as whatever else writes their reminders. */
const locked = <T>(ctx: Own, id: string, work: (ctx: Own) => Promise<T>) =>
  transact(ctx, async (ctx) => {
    const key = await store.findKey(ctx.db, scopeOf(ctx), idOf(id));
    if (key) await lockSources(ctx.db, key.householdId);
    return work(ctx);
  });

export const remove = (ctx: Own, id: string) => locked(ctx, id, (ctx) => kept.remove(ctx, id));
export const restore = (ctx: Own, id: string) => locked(ctx, id, (ctx) => kept.restore(ctx, id));

type Using = {
  readonly householdId: string;
  readonly stockItemId: string | null | undefined;
  /** Unit of the amounts of a feeding plan. */
  readonly unit?: string;
};
/** Refuses a stock that is of another home or deleted, or has another unit. `standing` is the one that was named before. */
export async function demandStock(db: Db, { householdId, stockItemId: id, unit }: Using, standing?: string | null) {
  if (!id || (id === standing && unit === undefined)) return;
  const item = isUuid(id) ? await store.findOf(db, { householdId, id }) : undefined;
  if (!item) {
    if (id === standing) return;
    throw invalid({ stockItemId: 'stockUnknown' });
  }
  if (unit !== undefined && unit !== item.unit) throw invalid({ unit: 'unitDiffers' });
}
