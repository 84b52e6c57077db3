import './budgets.css';
import type { CSSProperties } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { useCategory } from '../../shared/categories/use-categories.ts';
import type { ItemActions } from '../../shared/households/HouseholdItemList.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { expectedBeyond, progressOf, stateOf } from './progress.ts';
import { budgetTexts } from './texts.ts';
import type { ShownBudget } from './use-budgets.ts';

type Props = { budget: ShownBudget } & ItemActions;

/** Progress of a budget, its forecast, and the reason for the forecast. */
export function BudgetCard({ budget, onEdit, onRemove }: Props) {
  const t = useTexts(budgetTexts);
  const f = useFormats();
  const { name, home, amount, period, category, petId, running } = budget;
  const { from, to, spent } = running;
  const { pets } = usePets();
  // The list there is of all pets in reach: those of other homes would make another sum of it.
  const isAllOfIt = petId !== null || pets.every((pet) => pet.householdId === budget.householdId);
  const { Icon, tint } = useCategory(category ?? 'other');
  const { tone, level } = { level: undefined, ...stateOf(budget) };
  const warned = level === undefined ? t.isLikely : t.isPassed({ level });
  return (
    <li className="card budget" data-tone={tone}>
      <div className="budget-head">
        <RowIcon icon={category ? Icon : WalletMinimal} hue={category ? tint : undefined} />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <small className="muted">
            {period === 'month' ? f.month(from) : from.slice(0, 4)}
            {home && (
              <>
                {' · '}
                <bdi>{home}</bdi>
              </>
            )}
          </small>
        </div>
        <Badge tone={tone}>{{ ok: t.isOk, warn: warned, danger: t.isOver }[tone]}</Badge>
      </div>
      <p className="budget-sum">
        <b className="num">{f.ils(spent)}</b> <span className="muted">{t.outOf({ amount: f.ils(amount) })}</span>
      </p>
      <Bar budget={budget} />
      <Expected budget={budget} />
      <div className="budget-ways">
        {isAllOfIt && (
          <Link
            className="btn line sm"
            to={linkTo(screens.expenses, { from, to, ...(category && { category }), ...(petId && { petId }) })}
            aria-label={t.expensesOf({ name })}
          >
            {t.expenses}
          </Link>
        )}
        <button type="button" className="btn line sm" aria-label={t.editNamed({ name })} onClick={onEdit}>
          {t.edit}
        </button>
        <MoreMenu
          label={t.more({ name })}
          items={[{ icon: Trash2, label: t.remove, onPress: onRemove, isDanger: true }]}
        />
      </div>
    </li>
  );
}

function Bar({ budget }: Pick<Props, 'budget'>) {
  const t = useTexts(budgetTexts);
  const f = useFormats();
  const { spent, expected, limit, today } = progressOf(budget);
  const part = (at: number) => ({ '--part': at }) as CSSProperties;
  const { percent } = budget.running;
  // The day says nothing of a budget that is passed.
  const isOver = budget.running.spent > budget.amount;
  return (
    <div className="budget-progress">
      <div
        className="budget-bar"
        role="img"
        aria-label={t.bar({ percent: f.percent(percent / 100), amount: f.ils(budget.amount) })}
        data-beyond={limit === undefined ? undefined : true}
      >
        {expected > 0 && <i className="expected" style={part(expected)} />}
        <i className="spent" style={part(spent)} />
        {limit !== undefined && <i className="limit" style={part(limit)} />}
        {!isOver && <i className="today" style={part(today)} />}
      </div>
      {!isOver && (
        <small className="muted budget-today" style={part(today)}>
          {t.today({ day: f.shortDay(budget.running.today) })}
        </small>
      )}
    </div>
  );
}

/** Forecast of the period; its reason is folded. */
function Expected({ budget }: Pick<Props, 'budget'>) {
  const t = useTexts(budgetTexts);
  const f = useFormats();
  const { amount, period, running } = budget;
  const { spent, forecast } = running;
  const end = period === 'month' ? t.endOfMonth : t.endOfYear;
  // A forecast without a pace contains no estimate: only recorded and planned expenses.
  const isGuess = forecast !== null && forecast.paceMonths > 0;
  const reason = isGuess && t.reason({ count: forecast.paceMonths, pace: f.ilsRounded(forecast.pace) });
  const sumOf = (sum: number) => (isGuess ? t.about({ sum: f.ilsRounded(sum) }) : f.ilsRounded(sum));
  const over = spent > amount ? t.over({ sum: f.ils(spent - amount) }) : '';
  if (!forecast) return <p className="budget-said">{over || t.left({ sum: f.ils(amount - spent) })}</p>;
  const beyond = expectedBeyond(budget) ?? 0;
  const more = Math.round(forecast.amount - spent);
  const atEnd = (beyond > 0 ? t.expectedOver : beyond < 0 ? t.expectedLeft : t.expectedExactly)({
    end,
    sum: sumOf(forecast.amount),
    rest: beyond > 0 ? f.ilsRounded(beyond) : sumOf(-beyond),
  });
  // A passed budget says only what is still to come.
  const ahead = !over ? atEnd : beyond < 0 ? atEnd : more > 0 && t.stillToCome({ end, sum: sumOf(more) });
  const said = [over, ahead].filter(Boolean).join(' ');
  const planned = forecast.planned > 0 && t.planned({ sum: f.ils(forecast.planned) });
  // Nothing is estimated where nothing is expected.
  const how = ahead ? [planned, reason].filter(Boolean).join(' ') : '';
  return (
    <div className={beyond > 0 ? 'budget-said beyond' : 'budget-said'}>
      {beyond > 0 && <TriangleAlert size={18} aria-hidden="true" />}
      <div>
        <p>{said}</p>
        {how && (
          <details className="budget-how">
            <summary>{t.how}</summary>
            <p>{how}</p>
          </details>
        )}
      </div>
    </div>
  );
}
