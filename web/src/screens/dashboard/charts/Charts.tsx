import './charts.css';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useCategoriesOf } from '../../../shared/categories/use-categories.ts';
import type { Overview } from '../overview.ts';
import { BarChart } from './BarChart.tsx';
import { toMonth } from '../links.ts';
import { Ranking } from './Ranking.tsx';
import { overviewTexts } from '../texts.ts';

/** Charts of expenses; each is shown only when it has data. */
export function Charts({ months, categories, today }: Pick<Overview, 'months' | 'categories' | 'today'>) {
  const t = useTexts(overviewTexts);

  const f = useFormats();
  const parts = categories.filter(({ totalAmount }) => totalAmount !== 0);
  const { categoryOf } = useCategoriesOf(parts.map(({ category }) => category));
  const thisMonth = f.monthName(today.slice(0, 7));
  if (!months.some(({ totalAmount }) => totalAmount !== 0)) return null;
  return (
    <div className={parts.length > 0 ? 'charts' : 'charts single'}>
      <section className="card">
        <div className="card-head">
          <h2>{t.halfYear}</h2>
        </div>
        <p className="chart-units">{t.byMonth({ month: thisMonth })}</p>
        <BarChart
          caption={t.halfYear}
          bars={months.map(({ month, totalAmount }) => ({
            id: month,
            label: f.shortMonth(month),
            name: f.month(month),
            value: totalAmount,
            to: toMonth(month),
          }))}
        />
      </section>
      {parts.length > 0 && (
        <section className="card">
          <div className="card-head">
            <h2>{t.byCategory}</h2>
            <span className="muted">{thisMonth}</span>
          </div>
          <Ranking
            caption={t.byCategoryTable}
            ranks={parts.map(({ category, totalAmount }) => ({
              id: category,
              label: categoryOf(category).word,
              icon: categoryOf(category).Icon,
              value: totalAmount,
              to: toMonth(today, category),
            }))}
          />
        </section>
      )}
    </div>
  );
}
