import type { SumsOfMonth } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { monthAndYear } from '../../../lib/time/month-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';

/** A month, and what it comes to by the filters that are on: all of it, on whatever page its rows are. */
export function MonthHead({ month, sums }: { month: string; sums: SumsOfMonth | undefined }) {
  const { lang } = useLanguage();
  const f = useFormats();
  return (
    <span className="month-head">
      {monthAndYear(lang, month)} <span className="num">{sums && f.ils(sums.totalAmount)}</span>
    </span>
  );
}
