import { type ReactNode, useId, useState } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useTexts } from '../../i18n/use-texts.ts';
import { insightTexts } from './texts.ts';

type Props = {
  title: string;
  className?: string;
  legend?: ReactNode;
  /** The same figures in words and numbers. */
  table: ReactNode;
  /** Absent where one sentence says it all: then there is no table either. */
  chart?: ReactNode;
  /** Below whichever of the two is shown. */
  children?: ReactNode;
};

/** A chart, and the table behind it, which a press swaps in. */
export function ChartCard({ title, className = '', legend, table, chart, children }: Props) {
  const t = useTexts(insightTexts);
  const [isTable, setTable] = useState(false);
  const id = useId();
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <section className={`card insight-card ${className}`} aria-labelledby={id}>
      <div className="insight-head">
        <h2 id={id}>{title}</h2>
        {!isTable && legend}
        {chart && (
          <button type="button" className="link insight-swap" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            <Icon size={17} aria-hidden="true" />
            {t.asTable}
          </button>
        )}
      </div>
      {chart && isTable ? <div className="insight-table">{table}</div> : chart}
      {children}
    </section>
  );
}
