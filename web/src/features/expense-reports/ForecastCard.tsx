import type { CSSProperties } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthAndYear, shortMonth } from '../../lib/time/month-names.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChartCard } from './ChartCard.tsx';
import { addShekels } from './add-shekels.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

/** Every third month is named: twelve names do not fit. */
const named = 3;

/** Forecast of the next twelve months, and the part of it that is known. */
export function ForecastCard({ forecast }: { forecast: NonNullable<Insight['forecast']> }) {
  const t = useTexts(insightTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { months, known, written, planned, guessed, pace, paceMonths } = forecast;
  // A forecast without a pace contains no estimate.
  const isGuess = paceMonths > 0;
  // Twelve equal bars would say one number.
  const isDrawn = months.some((one) => one.planned > 0 || one.written !== 0);
  const whole = f.ilsShort(addShekels(known, guessed));
  const top = Math.max(1, ...months.map((one) => addShekels(one.known, one.guessed)));
  const share = (sum: number) => ({ '--share': Math.max(0, sum) / top }) as CSSProperties;
  return (
    <ChartCard
      title={t.ahead}
      className="insight-ahead"
      table={
        <table>
          <caption className="sr">{t.ahead}</caption>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.writtenShort}</th>
              <th scope="col">{t.plannedShort}</th>
              {isGuess && <th scope="col">{t.guessedShort}</th>}
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">{monthAndYear(lang, one.month)}</th>
                <td className="num">{f.ils(one.written)}</td>
                <td className="num">{f.ils(one.planned)}</td>
                {isGuess && <td className="num">{t.guessed({ sum: f.ilsShort(one.guessed) })}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
      chart={
        isDrawn && (
          <ul className="ahead-bars" aria-hidden="true">
            {months.map((one, index) => (
              <li key={one.month}>
                {one.guessed > 0 && <i data-is="guess" style={share(one.guessed)} />}
                {one.planned > 0 && <i data-is="planned" style={share(one.planned)} />}
                {one.written > 0 && <i data-is="now" style={share(one.written)} />}
                <span>{index % named === 0 && shortMonth(lang, one.month)}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      <p className="ahead-sum">
        <b className="num">{isGuess ? t.guessed({ sum: whole }) : whole}</b>
        {isGuess && <Badge tone="info">{t.estimate}</Badge>}
      </p>
      {!isDrawn && isGuess && <p>{t.eachMonth({ sum: f.ilsShort(pace), pace: t.pace({ count: paceMonths }) })}</p>}
      {isDrawn && (
        <dl className="ahead-parts">
          {written !== 0 && (
            <div data-is="now">
              <dt>{t.written}</dt>
              <dd className="num">{f.ilsShort(written)}</dd>
            </div>
          )}
          {planned > 0 && (
            <div data-is="planned">
              <dt>{t.planned}</dt>
              <dd className="num">{f.ilsShort(planned)}</dd>
            </div>
          )}
          {isGuess && (
            <div data-is="guess">
              <dt>{t.pace({ count: paceMonths })}</dt>
              <dd className="num">{t.guessed({ sum: f.ilsShort(guessed) })}</dd>
            </div>
          )}
        </dl>
      )}
    </ChartCard>
  );
}
