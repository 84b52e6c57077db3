import type { CSSProperties } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthAndYear, shortMonth } from '../../lib/month-names.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChartCard } from './ChartCard.tsx';
import { shekels } from './shekels.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

/** Every third month is named: twelve names do not fit. */
const named = 3;

/** What the next twelve months may cost, and which part of that is known. */
export function ForecastCard({ forecast }: { forecast: NonNullable<Insight['forecast']> }) {
  const t = useTexts(insightTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { months, known, guessed, paceMonths } = forecast;
  const top = Math.max(1, ...months.map((one) => shekels(one.known, one.guessed)));
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
              <th scope="col">{t.knownShort}</th>
              <th scope="col">{t.guessedShort}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">{monthAndYear(lang, one.month)}</th>
                <td className="num">{f.ils(one.known)}</td>
                <td className="num">{t.guessed({ sum: f.ilsShort(one.guessed) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
      chart={
        <ul className="ahead-bars" aria-hidden="true">
          {months.map((one, index) => (
            <li key={one.month}>
              <i data-is="guess" style={share(one.guessed)} />
              {one.known > 0 && <i data-is="now" style={share(one.known)} />}
              <span>{index % named === 0 && shortMonth(lang, one.month)}</span>
            </li>
          ))}
        </ul>
      }
    >
      <p className="ahead-sum">
        <b className="num">{t.guessed({ sum: f.ilsShort(shekels(known, guessed)) })}</b>
        <Badge tone="info">{t.estimate}</Badge>
      </p>
      <dl className="ahead-parts">
        {known > 0 && (
          <div data-is="now">
            <dt>{t.known}</dt>
            <dd className="num">{f.ilsShort(known)}</dd>
          </div>
        )}
        <div data-is="guess">
          <dt>{t.pace({ count: paceMonths })}</dt>
          <dd className="num">{t.guessed({ sum: f.ilsShort(guessed) })}</dd>
        </div>
      </dl>
    </ChartCard>
  );
}
