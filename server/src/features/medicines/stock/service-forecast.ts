import { maxStockItems } from '@tzemed/contract/stock/stock-items';
import { scopeOf } from '../../../access.ts';
import type { ViewCtx } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { ledgersOf } from './store-entries.ts';
import * as store from './store.ts';

/** Forecasts of stocks, in their order. */
export async function forecastsOf(db: Db, items: readonly store.ItemKey[], now: Date): Promise<Forecast[]> {
  if (items.length === 0) return [];
  const among = {
    homes: [...new Set(items.map(({ householdId }) => householdId))],
    ids: items.map(({ id }) => id),
  };
  const [entries, courses, feedings] = await Promise.all([
    ledgersOf(db, among),
    store.coursesOf(db, among),
    store.feedingsOf(db, among),
  ]);
  const ofItem = <T extends { readonly stockItemId: string | null }>(all: readonly T[]) =>
    Map.groupBy(all, ({ stockItemId }) => stockItemId);
  const [ledgers, taking, feeding] = [ofItem(entries), ofItem(courses), ofItem(feedings)];
  return items.map(({ id }) =>
    forecastOf(
      { id, entries: ledgers.get(id) ?? [], courses: taking.get(id) ?? [], feedings: feeding.get(id) ?? [] },
      now,
    ),
  );
}

/** A household may have this many, and a person is in a few households. */
const mostForecast = 20 * maxStockItems;
const never = Number.MAX_SAFE_INTEGER;
const lastly = ['ends', 'lasts', 'unused'];
/** What runs out comes first, by its day; then what asks for something else, and last what asks for nothing. */
const rank = ({ state, remindOn, until }: Forecast) =>
  lastly.includes(state) ? never : remindOn === null ? never - 1 : (until?.getTime() ?? 0);

/** All stocks in reach, those first that run out first. What uses one and the caller may not see has no name. */
export async function forecast(ctx: ViewCtx<'reminders'>) {
  const scope = scopeOf(ctx);
  const items = await store.allItems(ctx.db, scope, mostForecast);
  const [found, pets] = await Promise.all([forecastsOf(ctx.db, items, ctx.now), store.petsInReach(ctx.db, scope)]);
  const forecasts = found
    .toSorted((one, other) => rank(one) - rank(other))
    .map((one) => ({
      ...one,
      petIds: one.petIds.filter((id) => pets.has(id)),
      lines: one.lines.map((line) =>
        line.petId === null || pets.has(line.petId) ? line : { ...line, petId: null, name: null },
      ),
    }));
  return { forecasts };
}
