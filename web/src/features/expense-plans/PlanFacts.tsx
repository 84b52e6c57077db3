import type { ExpensePlan } from '@tzemed/contract/money/expense-plans';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { useOtherPersonName } from '../../shared/payers/use-name-unless-me.ts';
import { Link } from '../../ui/Link.tsx';
import { upcomingPriceChanges } from './upcoming-price-changes.ts';
import { planCardTexts } from './texts.ts';

/** Next day and price of an expense plan, coming price changes, its end, and the expenses it has created. */
export function PlanFacts({ plan }: { plan: ExpensePlan }) {
  const t = useTexts(planCardTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const today = useToday();
  const { nextOn, nextAmount, lastOn, madeTimes } = plan;
  const changes = upcomingPriceChanges(plan);
  const payer = useOtherPersonName(plan.paidBy);
  return (
    <dl className="plan-facts">
      {nextOn !== null && nextAmount !== null && (
        <div>
          <dt>{t.next}</dt>
          <dd>
            <time dateTime={nextOn}>{f.relativeDay(nextOn, today)}</time>
          </dd>
        </div>
      )}
      {changes.length > 0 && (
        <div>
          <dt>{t.change}</dt>
          {changes.map(({ from, amount }) => (
            <dd key={from}>
              <b className="num">{f.ils(amount)}</b> {t.changeOn({ day: f.fullDay(from) })}
            </dd>
          ))}
        </div>
      )}
      {payer && (
        <div>
          <dt>{t.payer}</dt>
          <dd>{payer}</dd>
        </div>
      )}
      <div>
        <dt>{nextOn === null ? t.last : t.end}</dt>
        <dd>{lastOn === null ? t.never : <time dateTime={lastOn}>{f.fullDay(lastOn)}</time>}</dd>
      </div>
      {madeTimes > 0 && (
        <div>
          <dt>{t.made}</dt>
          <dd>
            <Link
              className="link"
              to={linkTo(screens.expenses, { planId: plan.id })}
              aria-label={t.countedOf({
                made: t.counted({ count: madeTimes }),
                name: isolateDirection(plan.description, lang),
              })}
            >
              {t.counted({ count: madeTimes })}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
