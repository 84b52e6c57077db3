import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthAndYear } from '../../lib/time/month-names.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { addShekels } from './add-shekels.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

type Props = { insight: Insight; estimateOf: (month: string) => number | undefined };

/** Data of the months chart, as a table. */
export function MonthsTable({ insight: { year, today, to, months, forecast }, estimateOf }: Props) {
  const t = useTexts(insightTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  // A forecast without a pace is what is planned, and no estimate.
  const expected = (sum: string) => (forecast && forecast.paceMonths > 0 ? t.guessed({ sum }) : sum);
  return (
    <table>
      <caption className="sr">{t.byMonth}</caption>
      <thead>
        <tr>
          <th scope="col">{t.month}</th>
          <th scope="col">{year}</th>
          <th scope="col">{year - 1}</th>
          <th scope="col">{t.difference}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, totalAmount, previousTotalAmount }) => {
          const isPast = month <= to.slice(0, 7);
          const estimate = isPast ? undefined : estimateOf(month);
          return (
            <tr key={month}>
              <th scope="row">
                {monthAndYear(lang, month)}
                {month === today.slice(0, 7) && ` (${t.soFar})`}
              </th>
              <td className="num">
                {isPast ? f.ils(totalAmount) : estimate === undefined ? '–' : expected(f.ilsShort(estimate))}
              </td>
              <td className="num">{f.ils(previousTotalAmount)}</td>
              <td className="num">
                {isPast && month !== today.slice(0, 7) ? f.ils(addShekels(totalAmount, -previousTotalAmount)) : '–'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
