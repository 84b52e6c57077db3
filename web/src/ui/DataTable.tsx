import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';

export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** `strong` for what the row is, `num amt` for sums, `num muted` for dates. */
  className?: string;
};

type Props<Row> = {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
};

/** A table that turns into cards of two columns where it has less than 48rem, in the order of its columns. */
export function DataTable<Row>({ caption, columns, rows, rowId, actions }: Props<Row>) {
  const t = useTexts(uiTexts);
  return (
    <div className="card tbl">
      <table className="table stack">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="sr">{t.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, className }) => (
                <td key={id} className={className}>
                  {cell(row)}
                </td>
              ))}
              {actions && <td className="acts">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
