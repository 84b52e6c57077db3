import { useToday } from '../../lib/time/use-today.ts';
import { isSoon, lastDayOf } from '../../shared/stock/stock-state.ts';
import { useForecasts, useStock } from '../../shared/stock/use-stock.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';

/** What runs out within two weeks, the first first: the day, null for what has run out, and the names. Nothing is asked before there is a stock. */
export function useRunningOut(isAsked: boolean) {
  const today = useToday();
  const hasStock = useUsedFeatures(isAsked).stock && isAsked;
  const { items } = useStock(hasStock);
  const { forecasts } = useForecasts(hasStock);
  const soon = forecasts.filter((one) => isSoon(one, today));
  const names = soon.flatMap(({ stockItemId }) => items.find(({ id }) => id === stockItemId)?.name ?? []);
  return soon[0] && names.length > 0 ? { day: lastDayOf(soon[0]), names } : undefined;
}
