import type { CSSProperties } from 'react';
import { monthRange } from '@tzemed/contract/dates/days';
import { latestMonths, type SumsOfMonth } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { shortMonth } from '../../../lib/time/month-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { wholeMonth } from '../../../shared/filters/date-range-presets.ts';
import { expenseTexts } from '../texts.ts';

type Days = { from: string; to: string };
type Props = {
  /** The oldest first; missing until they are known. */
  months: readonly SumsOfMonth[] | undefined;
  days: Days;
  onChoose: (days: Days) => void;
};

/** The latest months as bars; a press shows that month alone, and all of them again. */
export function ExpensesTrend({ months, days, onChoose }: Props) {
  const { lang } = useLanguage();
  const t = useTexts(expenseTexts);
  const f = useFormats();
  const chosen = wholeMonth(days);
  const largest = Math.max(1, ...(months ?? []).map(({ totalAmount }) => totalAmount));
  if (months?.length === 0) return null;
  return (
    <div className="trend" role="group" aria-label={t.byMonth}>
      {months?.map(({ month, totalAmount }, index) => (
        <button
          key={month}
          type="button"
          data-now={month === chosen || (!chosen && index === months.length - 1) || undefined}
          aria-pressed={month === chosen}
          // Begins with what stands under the bar: whoever says that aloud means this button.
          aria-label={`${shortMonth(lang, month)} ${month.slice(0, 4)}: ${f.ils(totalAmount)}`}
          title={f.ils(totalAmount)}
          style={{ '--share': Math.max(0, totalAmount) / largest } as CSSProperties}
          onClick={() => onChoose(month === chosen ? { from: '', to: '' } : monthRange(month))}
        >
          <i />
          {shortMonth(lang, month)}
        </button>
      ))}
      {!months && Array.from({ length: latestMonths }, (_, index) => <span key={index} />)}
    </div>
  );
}
