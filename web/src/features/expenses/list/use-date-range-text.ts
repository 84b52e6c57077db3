import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { monthAndYear } from '../../../lib/time/month-names.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { presetOfDays, wholeMonth } from '../../../shared/filters/date-range-presets.ts';
import { expenseTexts, totalTexts } from '../texts.ts';

/** Label of a sum, by its date range. */
export function useDateRangeText(days: { from: string; to: string }) {
  const { lang } = useLanguage();
  const t = useTexts(expenseTexts);
  const totals = useTexts(totalTexts);
  const today = useToday(days.from !== '' || days.to !== '');
  const span = presetOfDays(days, today);
  if (span) return totals[span];
  const month = wholeMonth(days);
  return month ? t.totalOfMonth({ month: monthAndYear(lang, month) }) : t.totalOfFilter;
}
