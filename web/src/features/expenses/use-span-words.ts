import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthAndYear } from '../../lib/month-names.ts';
import { useToday } from '../../lib/use-today.ts';
import { spanOf, wholeMonth } from '../../shared/spans.ts';
import { expenseTexts, totalTexts } from './texts.ts';

/** What a sum is the sum of, as far as days are concerned. */
export function useSpanWords(days: { from: string; to: string }) {
  const { lang } = useLanguage();
  const t = useTexts(expenseTexts);
  const totals = useTexts(totalTexts);
  const today = useToday(days.from !== '' || days.to !== '');
  const span = spanOf(days, today);
  if (span) return totals[span];
  const month = wholeMonth(days);
  return month ? t.totalOfMonth({ month: monthAndYear(lang, month) }) : t.totalOfFilter;
}
