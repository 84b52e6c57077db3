import './charts.css';
import type { ExpenseCategory } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { categoryTexts } from '../../features/expenses/category-texts.ts';
import type { Overview } from './overview.ts';
import { Bars } from './Bars.tsx';
import { Donut } from './Donut.tsx';
import { overviewTexts } from './texts.ts';

/** Nine parts of one ring need nine colours: the six hues and three more. */
const colours: Record<ExpenseCategory, string> = {
  food: 'var(--apricot-mid)',
  vet: 'var(--info)',
  medicine: 'var(--rose-mid)',
  toys: 'var(--butter-mid)',
  equipment: 'var(--sky-mid)',
  grooming: 'var(--lilac-mid)',
  training: 'var(--sage-mid)',
  insurance: 'var(--pine)',
  other: 'var(--line-field)',
};

/** Where money went; each chart only when there is something to show in it. */
export function Charts({ months, categories }: Pick<Overview, 'months' | 'categories'>) {
  const t = useTexts(overviewTexts);
  const names = useTexts(categoryTexts);
  const f = useFormats();
  const parts = categories.filter(({ totalAmount }) => totalAmount > 0);
  if (!months.some(({ totalAmount }) => totalAmount > 0)) return null;
  return (
    <div className={parts.length > 0 ? 'charts' : 'charts single'}>
      <section className="card">
        <div className="card-head">
          <h2>{t.halfYear}</h2>
        </div>
        <Bars
          caption={t.halfYear}
          heads={[t.month, t.amount]}
          bars={months.map(({ month, totalAmount }) => ({ id: month, label: f.shortMonth(month), value: totalAmount }))}
        />
      </section>
      {parts.length > 0 && (
        <section className="card">
          <div className="card-head">
            <h2>{t.byCategory}</h2>
          </div>
          <Donut
            caption={t.byCategoryTable}
            unit={t.thisMonth}
            parts={parts.map(({ category, totalAmount }) => ({
              id: category,
              label: names[category],
              value: totalAmount,
              colour: colours[category],
            }))}
          />
        </section>
      )}
    </div>
  );
}
