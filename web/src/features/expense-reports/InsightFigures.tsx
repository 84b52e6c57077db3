import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { addShekels } from './add-shekels.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

/** A year in four figures; and where something came back, how it came to the first of them. */
export function InsightFigures({ insight }: { insight: Insight }) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  const { year, today, totalAmount, previous, monthlyAverage, cameBack, byClaims } = insight;
  const isNow = today.startsWith(String(year));
  const more = addShekels(totalAmount, -previous.totalAmount);
  // A sum below zero is no part of another: the difference is said in shekels then.
  const isPart = previous.totalAmount > 0 && totalAmount >= 0;
  const share = isPart ? f.share(Math.abs(more) / previous.totalAmount) : f.ilsShort(Math.abs(more));
  const isKnown = previous.totalAmount !== 0;
  const difference = !isKnown ? '–' : more === 0 ? t.same : more > 0 ? t.shareMore({ share }) : t.shareLess({ share });
  const figures = [
    [isNow ? t.sinceStart : t.inYear({ year: String(year) }), f.ilsShort(totalAmount)],
    [isNow ? t.lastYearSame : t.inYear({ year: String(year - 1) }), f.ilsShort(previous.totalAmount)],
    [isNow ? t.besideLastYear : t.difference, difference],
    [t.average, f.ilsShort(monthlyAverage)],
  ];
  const net = [
    [t.wentOut, f.ils(addShekels(totalAmount, cameBack))],
    [t.cameBack, f.ils(cameBack), byClaims > 0 ? t.byClaims({ sum: f.ils(byClaims) }) : undefined],
    [t.net, f.ils(totalAmount)],
  ];
  return (
    <section className="insight-band" aria-label={t.figures}>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {cameBack > 0 && (
        <dl className="insight-net">
          {net.map(([name, value, more]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b className="num">{value}</b> {more && <small>{more}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
