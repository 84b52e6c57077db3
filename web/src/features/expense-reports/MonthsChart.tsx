import { type CSSProperties, useEffect, useRef } from 'react';
import { monthRange } from '@tzemed/contract/dates/days';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthAndYear, shortMonth } from '../../lib/time/month-names.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { ChartCard } from './ChartCard.tsx';
import { MonthsTable } from './MonthsTable.tsx';
import { FigureExpenses } from './FigureExpenses.tsx';
import { axisTicks } from './axis-ticks.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { addShekels } from './add-shekels.ts';

type Props = { insight: Insight; petId: string; chosen: string; onChoose: (month: string) => void };

/** A year month by month, beside the one before; those ahead as what they may come to. */
export function MonthsChart({ insight, petId, chosen, onChoose }: Props) {
  const t = useTexts(insightTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { year, today, to, months, forecast } = insight;
  const past = months.filter(({ month }) => month <= to.slice(0, 7));
  const estimateOf = (month: string) => {
    const found = forecast?.months.find((one) => one.month === month);
    return found && addShekels(found.known, found.guessed);
  };
  // A forecast without a pace is what is planned, and no estimate.
  const isGuess = forecast !== null && forecast.paceMonths > 0;
  const kind = isGuess ? 'guess' : 'planned';
  const roving = useRovingFocus(past.length, past.length - 1);
  const place = useRef<HTMLDivElement>(null);
  // If not all bars fit, the newest are in view; the page does not scroll.
  useEffect(() => {
    if (place.current) showNewest(place.current);
  }, []);
  const lines = axisTicks(
    Math.max(...months.flatMap((one) => [one.totalAmount, one.previousTotalAmount, estimateOf(one.month) ?? 0])),
  );
  const top = lines.at(-1) || 1;
  const height = (sum: number) => ({ '--share': Math.max(0, sum) / top }) as CSSProperties;
  const nameOf = (month: string) => monthAndYear(lang, month);
  const open = past.find(({ month }) => month === chosen);
  const isRunning = (month: string) => month === today.slice(0, 7);

  return (
    <ChartCard
      title={t.byMonth}
      className="insight-months"
      legend={
        <ul className="insight-legend" aria-hidden="true">
          <li data-is="now">{year}</li>
          <li data-is="before">{year - 1}</li>
          {forecast && past.length < 12 && <li data-is={kind}>{isGuess ? t.estimate : t.planned}</li>}
        </ul>
      }
      table={<MonthsTable insight={insight} estimateOf={estimateOf} />}
      chart={
        <div className="months-scroll" ref={place}>
          <div className="months-chart" style={{ '--lines': lines.length - 1 || 1 } as CSSProperties}>
            <ol className="months-scale num" aria-hidden="true">
              {lines.toReversed().map((line) => (
                <li key={line}>{f.number(line)}</li>
              ))}
            </ol>
            <ul className="months-bars" aria-label={t.byMonth}>
              {months.map(({ month, totalAmount, previousTotalAmount }, index) => {
                const estimate = index < past.length ? undefined : estimateOf(month);
                const words = {
                  month: shortMonth(lang, month),
                  year: month.slice(0, 4),
                  sum: f.ils(totalAmount),
                  before: f.ils(previousTotalAmount),
                };
                const bars = (
                  <>
                    <i data-is="before" style={height(previousTotalAmount)} />
                    {index < past.length && <i data-is="now" style={height(totalAmount)} />}
                    {estimate !== undefined && <i data-is={kind} style={height(estimate)} />}
                  </>
                );
                const label = (
                  <span className="months-label">
                    {shortMonth(lang, month)}
                    {isRunning(month) && <small> {t.soFar}</small>}
                  </span>
                );
                return (
                  <li key={month} data-last={isRunning(month) || undefined}>
                    {month === chosen && (
                      <b className="num" aria-hidden="true">
                        {f.ilsShort(totalAmount)}
                      </b>
                    )}
                    {index < past.length ? (
                      <button
                        type="button"
                        {...roving(index)}
                        aria-expanded={month === chosen}
                        // Begins with what stands under the bars: whoever says that aloud means this button.
                        aria-label={isRunning(month) ? t.monthSoFar(words) : t.monthOf(words)}
                        onClick={() => onChoose(month === chosen ? '' : month)}
                      >
                        {bars}
                        {label}
                      </button>
                    ) : (
                      <span className="months-ahead">
                        <span className="sr">
                          {estimate === undefined
                            ? t.monthAhead(words)
                            : (isGuess ? t.monthGuessed : t.monthPlanned)({ ...words, sum: f.ilsShort(estimate) })}
                        </span>
                        <span aria-hidden="true">{bars}</span>
                        <span aria-hidden="true">{label}</span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      }
    >
      {open && (
        <FigureExpenses
          key={open.month}
          title={nameOf(open.month)}
          of={{ ...spanOf(open.month, to), ...(petId && { petId }) }}
          total={open.totalAmount}
          previous={
            isRunning(open.month)
              ? undefined
              : { total: open.previousTotalAmount, name: nameOf(`${year - 1}${open.month.slice(4)}`) }
          }
          onClose={() => onChoose('')}
        />
      )}
    </ChartCard>
  );
}

/** Scrolls to whole months, of which the last is the one after the present. */
function showNewest(scroller: HTMLElement) {
  const bars = [...scroller.querySelectorAll('.months-bars > li')].map((bar) => bar.getBoundingClientRect());
  const last = scroller.querySelector('.months-bars > [data-last]');
  const scale = scroller.querySelector('.months-scale')!.getBoundingClientRect();
  const present = last ? [...last.parentElement!.children].indexOf(last) : -1;
  if (present < 0 || !bars[0]?.width) return;
  const box = scroller.getBoundingClientRect();
  const seen = Math.round((box.width - scale.width) / bars[0].width);
  const first = bars[Math.max(0, Math.min(present + 1, bars.length - 1) - seen + 1)]!;
  // The scale stays at the side where the row begins.
  scroller.scrollLeft +=
    scale.left > box.left + box.width / 2 ? first.right - box.right + scale.width : first.left - box.left - scale.width;
}

/** Days of a month, up to the last day of the figures. */
function spanOf(month: string, until: string) {
  const { from, to } = monthRange(month);
  return { from, to: to < until ? to : until };
}
