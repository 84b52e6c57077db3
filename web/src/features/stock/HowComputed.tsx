import Info from 'lucide-react/icons/info';
import { dayOf } from '@tzemed/contract/dates/days';
import type { StockForecast, StockItem, StockLine } from '@tzemed/contract/stock/stock-items';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { lineTexts } from './texts.ts';
import { useAmount } from './use-amount.ts';

type Props = { item: StockItem; forecast: StockForecast };

/** Computation of the day, line by line. */
export function HowComputed({ item: { unit }, forecast }: Props) {
  const t = useTexts(lineTexts);
  const f = useFormats();
  const today = useToday();
  const amountOf = useAmount();
  const { usable, expired, packages, isEstimate, lines, state, until, shortAt, remains } = forecast;
  const when = (instant: string) =>
    t.at({ day: f.relativeDay(dayOf(new Date(instant)), today), time: f.time(instant) });
  const good = packages.filter((one) => !one.isExpired).length;
  return (
    <div className="stock-how">
      <dl>
        <div>
          <dt>{amountOf(usable, unit)}</dt>
          <dd>{isEstimate ? t.estimated : t.inPackages({ count: good })}</dd>
        </div>
        {expired > 0 && (
          <div>
            <dt>{amountOf(expired, unit)}</dt>
            <dd>{t.expiredNow}</dd>
          </div>
        )}
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
          <LineOf key={at} line={line} unit={unit} />
        ))}
        {until && (
          <div>
            <dt>{state === 'ends' ? t.remains({ amount: amountOf(remains, unit) }) : t.last}</dt>
            <dd>
              {state === 'ends' ? t.atEnd({ day: f.day(dayOf(new Date(until))) }) : when(until)}
              {state === 'runsOut' && remains > 0 && shortAt && (
                <>
                  {'. '}
                  {t.remains({ amount: amountOf(remains, unit) })}, {t.notEnough({ when: when(shortAt) })}
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <p className="stock-note">
        <Info size={17} aria-hidden="true" />
        {t.note}
      </p>
    </div>
  );
}

/** What one medicine or plan takes, and from when to when. */
function LineOf({ line, unit }: { line: StockLine; unit: StockItem['unit'] }) {
  const t = useTexts(lineTexts);
  const f = useFormats();
  const today = useToday();
  const amountOf = useAmount();
  const { petOf } = usePets();
  const { kind, amount, each, count, from, until, name, petId } = line;
  const pet = petId === null ? undefined : petOf(petId)?.name;
  const whose = (
    <>
      <bdi>{name ?? t.someone}</bdi>
      {pet && (
        <>
          {', '}
          <bdi>{pet}</bdi>
        </>
      )}
    </>
  );
  const dayAt = (instant: string) => dayOf(new Date(instant));
  if (kind === 'noAmount' || kind === 'asNeeded')
    return (
      <div>
        <dt>{whose}</dt>
        <dd>{kind === 'noAmount' ? t.noAmount : t.asNeeded}</dd>
      </div>
    );
  if (kind === 'expires')
    return (
      <div>
        <dt>{t.minus({ amount: amountOf(amount, unit) })}</dt>
        <dd>{t.expires({ day: from ? f.day(dayAt(from)) : '' })}</dd>
      </div>
    );
  const span =
    count === 1 && from
      ? t.at({ day: f.relativeDay(dayAt(from), today), time: f.time(from) })
      : from && until && t.span({ from: f.day(dayAt(from)), until: f.day(dayAt(until)) });
  return (
    <div>
      <dt>{t.minus({ amount: amountOf(amount, unit) })}</dt>
      <dd>
        {whose}
        {' · '}
        {span}
        {count > 1 && each !== null && (
          <>
            {' · '}
            {t.times({ count })}, {t.each({ amount: amountOf(each, unit) })}
          </>
        )}
      </dd>
    </div>
  );
}
