import { formatAmount } from '@tzemed/contract/stock/stock-texts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { stockApi } from '../../shared/stock/use-stock.ts';

/** Amount from which on what is left is worth a word. */
const few = 5;

/** Asks what is left of a stock, in words, if it is little; undefined for more, and where nobody can say. */
export function useStockLeft() {
  const { lang } = useLanguage();
  return async (stockItemId: string | null) => {
    if (stockItemId === null) return undefined;
    const found = await stockApi.calls.get({ params: { id: stockItemId } }).catch(() => undefined);
    if (!found) return undefined;
    const { balance, unit } = found.stockItem;
    return balance > 0 && balance <= few ? { amount: formatAmount(balance, unit, lang), count: balance } : undefined;
  };
}
