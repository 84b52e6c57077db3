import { formatAmount } from '@tzemed/contract/stock/stock-texts';
import type { StockUnit } from '@tzemed/contract/stock/stock-items';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** Words for an amount of a unit: '22 כדורים'. */
export function useAmount() {
  const { lang } = useLanguage();
  return (amount: number, unit: StockUnit) => formatAmount(amount, unit, lang);
}
