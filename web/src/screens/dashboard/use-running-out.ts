import { useToday } from '../../lib/time/use-today.ts';
import { isSoon, lastDayOf } from '../../shared/stock/stock-state.ts';
import { useForecasts, useStock } from '../../shared/stock/use-stock.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';

/** Stocks that run out within two weeks, the first first: the day, null for what has run out, the names, and each with its day. Nothing is asked before there is a stock. */
export function useRunningOut(isAsked: boolean) {
  const today = useToday();
  const hasStock = useUsedFeatures(isAsked).stock && isAsked;
  const { items } = useStock(hasStock);
  const { forecasts } = useForecasts(hasStock);
  const soon = forecasts.filter((one) => isSoon(one, today));
  const found = soon.flatMap((forecast) => {
    const item = items.find(({ id }) => id === forecast.stockItemId);
    return item ? { id: item.id, name: item.name, day: lastDayOf(forecast) } : [];
  });
  return found[0] && { day: found[0].day, names: found.map(({ name }) => name), items: found };
}
