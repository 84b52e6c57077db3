import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { ChartCard } from './ChartCard.tsx';
import { FigureExpenses } from './FigureExpenses.tsx';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

type Props = { insight: Insight; petId: string; chosen: string; onChoose: (category: string) => void };

/** Spending of a year by category, largest sum first. */
export function CategoriesChart({ insight, petId, chosen, onChoose }: Props) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  const { categoryOf } = useCategories();
  const { year, from, to, categories } = insight;
  const largest = Math.max(1, ...categories.map(({ totalAmount }) => totalAmount));
  // A small part is not said to be none.
  const shareOf = (percent: number, sum: number) => f.share(percent === 0 && sum > 0 ? 0.001 : percent / 100);
  const hasBack = categories.some(({ cameBack }) => cameBack > 0);
  const open = categories.find(({ category }) => category === chosen);
  if (categories.length === 0) return null;
  return (
    <ChartCard
      title={t.byCategory}
      className="insight-categories"
      table={
        <table>
          <caption className="sr">{t.byCategory}</caption>
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              <th scope="col">{year}</th>
              <th scope="col">{t.share}</th>
              <th scope="col">{year - 1}</th>
              {hasBack && <th scope="col">{t.cameBack}</th>}
            </tr>
          </thead>
          <tbody>
            {categories.map(({ category, totalAmount, percent, previousTotalAmount, cameBack }) => (
              <tr key={category}>
                <th scope="row">
                  <bdi>{categoryOf(category).word}</bdi>
                </th>
                <td className="num">{f.ils(totalAmount)}</td>
                <td className="num">{shareOf(percent, totalAmount)}</td>
                <td className="num">{f.ils(previousTotalAmount)}</td>
                {hasBack && <td className="num">{f.ils(cameBack)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
      chart={
        <ul className="share-bars" aria-label={t.byCategory}>
          {categories.map(({ category, totalAmount, percent }) => {
            const { word, Icon } = categoryOf(category);
            return (
              <li key={category}>
                <button
                  type="button"
                  aria-expanded={category === chosen}
                  onClick={() => onChoose(category === chosen ? '' : category)}
                >
                  <Icon size={18} aria-hidden="true" />
                  <bdi>{word}</bdi>
                  <small className="num">{shareOf(percent, totalAmount)}</small>
                  <b className="num">{f.ilsShort(totalAmount)}</b>
                  <i style={{ '--share': Math.max(0, totalAmount) / largest } as CSSProperties} />
                </button>
              </li>
            );
          })}
        </ul>
      }
    >
      {open && (
        <FigureExpenses
          key={open.category}
          title={categoryOf(open.category).word}
          of={{ from, to, category: open.category, ...(petId && { petId }) }}
          total={open.totalAmount}
          previous={{ total: open.previousTotalAmount, name: t.ofYear({ year: year - 1 }) }}
          onClose={() => onChoose('')}
        />
      )}
    </ChartCard>
  );
}
