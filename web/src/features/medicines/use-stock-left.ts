import { formatAmount } from '@tzemed/contract/stock/stock-texts';
import type { StockUnit } from '@tzemed/contract/stock/stock-items';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { stockApi } from '../../shared/stock/use-stock.ts';

/** Amount from which on what is left is worth a word. */
const few = 5;

/** Units whose names are feminine in Hebrew and Arabic. */
const feminine: ReadonlySet<StockUnit> = new Set(['pipette', 'tube', 'portion', 'other']);

/** Asks what is left of a stock, in words, if it is little; undefined for more, and where nobody can say. */
export function useStockLeft() {
  const { lang } = useLanguage();
  return async (stockItemId: string | null) => {
    if (stockItemId === null) return undefined;
    const found = await stockApi.calls.get({ params: { id: stockItemId } }).catch(() => undefined);
    if (!found) return undefined;
    const { balance, unit } = found.stockItem;
    if (balance <= 0 || balance > few) return undefined;
    return {
      amount: formatAmount(balance, unit, lang),
      // Parts are told in the plural, but for a half.
      count: Number.isInteger(balance) || balance === 0.5 ? balance : 2,
      isFeminine: feminine.has(unit),
    };
  };
}
