import TrendingUp from 'lucide-react/icons/trending-up';
import { monthRange } from '@tzemed/contract/dates/days';
import { expenses } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { budgetFormTexts } from './form-texts.ts';

const calls = callsOf(expenses);
/** Whole months that are averaged. */
const most = 3;

type Props = {
  about: { category?: string; petId?: string };
  /** Length of the budget's period. */
  months: number;
  onTake: (amount: number) => void;
};

/** Usual spending on the budget's subject, and the amount that follows from it. */
export function UsualSpending({ about, months, onTake }: Props) {
  const t = useTexts(budgetFormTexts);
  const f = useFormats();
  const today = useToday();
  const thisMonth = today.slice(0, 7);
  // Payments in advance count in `total`, and in none of the months.
  const query = { ...about, to: monthRange(thisMonth).to };
  const { data, isOutdated } = useQueryWithFallback({
    noun: 'expenses',
    part: 'usual',
    query,
    load: (signal) => calls.list({ query: { ...query, limit: 1 } }, { signal }),
  });
  const latest = data?.months.latest ?? [];
  const whole = latest.filter(({ month }) => month < thisMonth);
  const isOlder = (data?.total ?? 0) > latest.reduce((sum, { count }) => sum + count, 0);
  // Months before the first expense ever are not averaged; if that expense was long ago, months without expenses count
  // too.
  const first = isOlder ? 0 : whole.findIndex(({ count }) => count > 0);
  const counted = first < 0 ? [] : whole.slice(first).slice(-most);
  const agorot = counted.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0);
  if (isOutdated || agorot <= 0) return null;
  const average = agorot / counted.length / 100;
  const proposed = Math.ceil((average * months) / 10) * 10;
  return (
    <p className="budget-usual">
      <TrendingUp size={20} aria-hidden="true" />
      <span>{t.usual({ count: counted.length, sum: f.ilsRounded(average) })}</span>
      <button type="button" className="btn line sm" onClick={() => onTake(proposed)}>
        {t.take({ sum: f.ilsRounded(proposed) })}
      </button>
    </p>
  );
}
